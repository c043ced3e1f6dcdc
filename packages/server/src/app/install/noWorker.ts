/**
 * The service worker if offline support is off (`OFFLINE=0`): it deletes all caches and
 * unregisters itself. Browsers check for a new worker at each navigation, so installed ones are
 * replaced.
 */
export const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => registration.unregister())));
`;
