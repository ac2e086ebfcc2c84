// Its folder lies within a repository that has packages of its own; nothing here is for this one.
const root = import.meta.dirname;

export default { outputFileTracingRoot: root, turbopack: { root } };
