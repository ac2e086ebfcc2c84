// The hosted page without a network: starts the service worker, and says when a newer build waits to take over.

/** The worker that a build of the site names; the page as served for development has none. */
const LINK = 'link[rel="crossboard-worker"]';

/**
 * Starts the worker, if this is a built and hosted page.
 * @param {(takeOver: () => void) => void} onUpdate told when a newer build is ready, with what puts it in place and
 *   loads the page anew
 * @returns {Promise<boolean>} whether there is a worker now
 */
export async function keepOffline(onUpdate) {
  const link = document.querySelector(LINK);
  const container = containerHere();
  if (!(link instanceof HTMLLinkElement) || !container || !isSecureContext) return false;
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await container.register(link.href, { updateViaCache: 'none' });
  } catch {
    // Refused: in a frame without storage, or by a setting. The page does without.
    return false;
  }
  let asked = false;
  // Only where the reader has asked for it: the first worker of all takes over at once.
  container.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !container.controller) return;
    onUpdate(() => {
      asked = true;
      (registration.waiting ?? waiting).postMessage('take-over');
    });
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
  offer();
  return true;
}

/** In a frame without an origin even to ask for it is refused. */
function containerHere() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
