import { readOutsideKeys } from '../platform/consent/outsideKeys.ts';
import { readChatProvider } from '../platform/support/chatProvider.ts';
import { letScriptsIn } from './letScriptsIn.ts';
import { pageHosts } from './pageHosts.ts';

let bring: ((address: string) => Promise<void>) | null = null;

/** Brings in a script of another company that this page lets in. A page has one policy for all of them, made with the first. */
export const bringScript = async (address: string): Promise<void> => {
  if (bring === null) {
    const { scripts, bringsStyles } = pageHosts(readOutsideKeys() ?? {}, readChatProvider());
    bring = letScriptsIn({ origins: scripts, writesText: bringsStyles }, window);
  }
  await bring(address);
};
