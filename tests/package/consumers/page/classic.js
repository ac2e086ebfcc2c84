/* global crossboard, show, use */
show({ main: () => use(crossboard) });
