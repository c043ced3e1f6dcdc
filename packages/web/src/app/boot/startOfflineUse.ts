import { reaction } from 'mobx';
import { trustedAddress } from '../../platform/browser/trustedAddress.ts';
import type { DataRouter } from '../../platform/navigation/router.ts';
import { type WorkerMessage, workerAddress } from '../../platform/offline/workerMessages.ts';
import type { Services } from '../../platform/services/services.ts';
import { PreferencesT, ReporterT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { withBase } from '../../ui/basePath.ts';

/** True if the browser saves data: nothing optional loads then. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(location.origin));

type Tell = (message: WorkerMessage) => Promise<void>;

const noWorker: Tell = async () => {};

/** Starts the service worker and sends it the opened pages. Its code is in `src/worker`. */
const startWorker = async (router: Pick<DataRouter, 'subscribe'>): Promise<Tell> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return noWorker;
  const scriptAddress = trustedAddress('service-worker', withBase(workerAddress));
  await navigator.serviceWorker.register(scriptAddress, { updateViaCache: 'none' });
  const post: Tell = async (message) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  };
  let shown = location.pathname;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    void post(thisPage());
  });
  return post;
};

const thisPage = (): WorkerMessage => ({
  type: 'keep',
  page: location.origin + location.pathname + location.search,
  files: loadedFiles(),
});

export const startOfflineUse = async (
  router: Pick<DataRouter, 'subscribe'>,
  services: Services,
): Promise<void> => {
  const [visit, preferences] = [services.ready(VisitT), services.ready(PreferencesT)];
  // Report errors that happened before any service was requested.
  if (window.pageErrors?.kept.length) services.get(ReporterT).catch(() => {});
  const worker = startWorker(router).catch(() => noWorker);
  reaction(
    () => visit.user,
    (user) => {
      if (user === undefined) return;
      const [before, now] = [preferences.read('keptFor'), user ? String(user.id) : null];
      if (before === now) return;
      if (now === null) preferences.remove('keptFor');
      else preferences.write('keptFor', now);
      if (before === null) return;
      void worker.then((send) => send({ type: 'forget' }).then(() => send(thisPage())));
    },
    { fireImmediately: true },
  );
  await (await worker)(thisPage());
};
