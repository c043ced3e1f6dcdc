import type { ChatProvider } from '@tailorbird/domain/support';

/**
 * Content security policy entries of a messenger. `loadsStyles`: it adds inline styles
 * with unknown hashes.
 */
export type ChatHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly loadsStyles: boolean;
};

/** Content security policy entries for a third-party messenger. Empty without one. */
export const chatHostsOf = (provider: ChatProvider | null): ChatHosts => {
  switch (provider?.kind) {
    case 'chatwoot':
      return {
        scripts: [provider.url],
        frames: [provider.url],
        calls: [provider.url],
        loadsStyles: true,
      };
    case 'dixa':
      return {
        scripts: ['https://messenger.dixa.io'],
        frames: ['https://messenger.dixa.io'],
        calls: ['https://*.dixa.io', 'wss://*.dixa.io'],
        loadsStyles: true,
      };
    default:
      return { scripts: [], frames: [], calls: [], loadsStyles: false };
  }
};
