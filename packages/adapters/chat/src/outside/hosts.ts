import type { ChatProvider } from '@tailorbird/domain/support';

/** What a page has to let in for a messenger. `bringsStyles`: it puts styles of its own into the page, which nobody knows beforehand. */
export type ChatHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly bringsStyles: boolean;
};

/** What pages let in for a messenger of another company; nothing without one. */
export const chatHostsOf = (provider: ChatProvider | null): ChatHosts => {
  switch (provider?.kind) {
    case 'chatwoot':
      return {
        scripts: [provider.url],
        frames: [provider.url],
        calls: [provider.url],
        bringsStyles: true,
      };
    case 'dixa':
      return {
        scripts: ['https://messenger.dixa.io'],
        frames: ['https://messenger.dixa.io'],
        calls: ['https://*.dixa.io', 'wss://*.dixa.io'],
        bringsStyles: true,
      };
    default:
      return { scripts: [], frames: [], calls: [], bringsStyles: false };
  }
};
