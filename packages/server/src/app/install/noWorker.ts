/**
 * The script that answers without a network, where it is turned off (`OFFLINE=0`): it lets go of all that was kept, and then of itself. Browsers ask for the script whenever a page is opened, so
 * each one that has it gets this in its place.
 */
export const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => registration.unregister())));
`;
