import { err, ok } from '@tailorbird/domain/kernel';
import { readOutsideKeys } from '../shared/consent/outsideKeys.ts';
import { type OutsideScripts, readCardScript } from '../shared/payments/cardScript.ts';
import { readChatProvider } from '../shared/support/chatProvider.ts';
import { pageHosts } from './pageHosts.ts';
import { createScriptLoader } from './scriptLoader.ts';

let loader: ((address: string) => Promise<void>) | null = null;
const running = new Map<string, Promise<void>>();

/**
 * Loads an allowed third-party script; concurrent calls share one load. The page has one policy
 * for all scripts, created with the first.
 */
export const loadScript = async (address: string): Promise<void> => {
  if (loader === null) {
    const { scripts, loadsStyles } = pageHosts(
      readOutsideKeys() ?? {},
      readChatProvider(),
      readCardScript(),
    );
    loader = createScriptLoader({ origins: scripts, writesText: loadsStyles }, window);
  }
  const loading = running.get(address) ?? loader(address).finally(() => running.delete(address));
  running.set(address, loading);
  await loading;
};

/** Script loader for features that work without the script. */
export const outsideScripts: OutsideScripts = {
  load: async (address) =>
    await loadScript(address).then(
      () => ok(null),
      () => err({ kind: 'unreachable' }),
    ),
};
