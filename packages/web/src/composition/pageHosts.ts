import { hostsOf } from '@tailorbird/adapter-analytics/hosts';
import { chatHostsOf } from '@tailorbird/adapter-chat/hosts';
import type { CardScript } from '@tailorbird/domain/checkout';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

type CardHosts = Readonly<Record<'scripts' | 'styles' | 'pictures' | 'frames' | 'calls', readonly string[]>>;

const nobody: CardHosts = { scripts: [], styles: [], pictures: [], frames: [], calls: [] };

/** As Stripe's guide to security asks for, without its wallets and its search for addresses. */
const stripeHosts: CardHosts = {
  ...nobody,
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** What Adyen's script, which says where its files and its frames are, needs of the place a shop's account is in. */
const adyenHosts = (place: string): CardHosts => {
  const [files, asked] = [`https://checkoutshopper-${place}.cdn.adyen.com`, `https://checkoutshopper-${place}.adyen.com`];
  return { scripts: [files], styles: [files], pictures: [files, asked], frames: [asked], calls: [files, asked] };
};

/** What pages let in for fields of another company that a card is typed into. */
const cardHostsOf = (cards: CardScript | null): CardHosts => {
  if (cards === null) return nobody;
  return cards === 'stripe' ? stripeHosts : adyenHosts(cards.slice('adyen-'.length));
};

/** What a page lets in of other companies. `bringsStyles`: styles in the page that nobody knows beforehand. */
export const pageHosts = (outside: OutsideKeys, chat: ChatProvider | null, cards: CardScript | null = null) => {
  const [{ scripts, calls, pictures, policies }, messenger, fields] = [hostsOf(outside), chatHostsOf(chat), cardHostsOf(cards)];
  return {
    scripts: [...scripts, ...messenger.scripts, ...fields.scripts],
    calls: [...calls, ...messenger.calls, ...fields.calls],
    pictures: [...pictures, ...fields.pictures],
    styles: fields.styles,
    frames: [...messenger.frames, ...fields.frames],
    bringsStyles: messenger.bringsStyles,
    policies: [...new Set([...policies, ...(messenger.scripts.length + fields.scripts.length > 0 ? ['default'] : [])])],
  };
};
