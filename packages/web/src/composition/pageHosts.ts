import { hostsOf } from '@tailorbird/adapter-analytics/hosts';
import { chatHostsOf } from '@tailorbird/adapter-chat/hosts';
import type { CardScript } from '@tailorbird/domain/checkout';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

type CardHosts = { readonly scripts: readonly string[]; readonly frames: readonly string[]; readonly calls: readonly string[] };

/** What pages let in for fields of another company that a card is typed into: as Stripe's guide to security asks for, without its wallets and its search for addresses. */
const cardHostsOf = (cards: CardScript | null): CardHosts =>
  cards === null
    ? { scripts: [], frames: [], calls: [] }
    : {
        scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        calls: ['https://api.stripe.com'],
      };

/** What a page lets in of other companies. `bringsStyles`: styles in the page that nobody knows beforehand. */
export const pageHosts = (outside: OutsideKeys, chat: ChatProvider | null, cards: CardScript | null = null) => {
  const [{ scripts, calls, pictures, policies }, messenger, fields] = [hostsOf(outside), chatHostsOf(chat), cardHostsOf(cards)];
  return {
    scripts: [...scripts, ...messenger.scripts, ...fields.scripts],
    calls: [...calls, ...messenger.calls, ...fields.calls],
    pictures,
    frames: [...messenger.frames, ...fields.frames],
    bringsStyles: messenger.bringsStyles,
    policies: [...new Set([...policies, ...(messenger.scripts.length + fields.scripts.length > 0 ? ['default'] : [])])],
  };
};
