import { err, ok } from '@tailorbird/domain/kernel';
import { readOutsideKeys } from '../shared/consent/outsideKeys.ts';
import { type OutsideScripts, readCardScript } from '../shared/payments/cardScript.ts';
import { readChatProvider } from '../shared/support/chatProvider.ts';
import { pageHosts } from './pageHosts.ts';
import { createScriptLoader } from './scriptLoader.ts';

let bring: ((address: string) => Promise<void>) | null = null;
const underWay = new Map<string, Promise<void>>();

/**
 * Loads an allowed third-party script; concurrent calls share one load. The page has one policy
 * for all scripts, created with the first.
 */
export const loadScript = async (address: string): Promise<void> => {
  if (bring === null) {
    const { scripts, bringsStyles } = pageHosts(
      readOutsideKeys() ?? {},
      readChatProvider(),
      readCardScript(),
    );
    bring = createScriptLoader({ origins: scripts, writesText: bringsStyles }, window);
  }
  const brought = underWay.get(address) ?? bring(address).finally(() => underWay.delete(address));
  underWay.set(address, brought);
  await brought;
};

/** Script loader for features that work without the script. */
export const outsideScripts: OutsideScripts = {
  bring: async (address) =>
    await loadScript(address).then(
      () => ok(null),
      () => err({ kind: 'unreachable' }),
    ),
};
