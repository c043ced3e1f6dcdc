import type { Preferences } from '@tailorbird/domain/shell';
import { reaction } from 'mobx';
import type { PageRouter } from '../../platform/navigation/router.ts';
import { type WorkerMessage, workerAddress } from '../../platform/offline/workerMessages.ts';
import type { VisitStore } from '../../platform/visit/visitStore.ts';

type ScriptAddress = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** The one script a page may hand to the browser as text, for browsers that ask who vouches for it. */
const addressOfWorker = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptAddress };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress;
};

/** Whoever saves data asks for nothing that is not needed now. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** What this page has brought in. */
const broughtIn = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(location.origin));

/**
 * Lets the shop answer without a network: starts the script that does so, tells it which pages are opened, and has it let go of them when whoever was signed in no longer is. What
 * it does is in `src/worker`.
 */
export const keepOffline = async (
  router: Pick<PageRouter, 'subscribe'>,
  visit: Pick<VisitStore, 'user'>,
  preferences: Preferences,
): Promise<void> => {
  if (savesData()) return;
  await navigator.serviceWorker.register(addressOfWorker(), { updateViaCache: 'none' });
  const tell = async (message: WorkerMessage): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  };
  const keep = (): void => void tell({ type: 'keep', page: location.origin + location.pathname + location.search, files: broughtIn() });
  let shown = location.pathname;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    keep();
  });
  keep();
  reaction(
    () => visit.user,
    (user) => {
      if (user === undefined) return;
      const [before, now] = [preferences.read('keptFor'), user ? String(user.id) : null];
      if (before === now) return;
      if (now === null) preferences.remove('keptFor');
      else preferences.write('keptFor', now);
      if (before === null) return;
      void tell({ type: 'forget' });
      keep();
    },
    { fireImmediately: true },
  );
};
