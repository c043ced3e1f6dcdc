import { hostsOf } from '@tailorbird/adapter-analytics/hosts';
import { chatHostsOf } from '@tailorbird/adapter-chat/hosts';
import type { CardScript } from '@tailorbird/domain/checkout';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

type CardHosts = Readonly<
  Record<'scripts' | 'styles' | 'pictures' | 'frames' | 'calls', readonly string[]>
> & {
  readonly loadsStyles: boolean;
};

const noHosts: CardHosts = {
  scripts: [],
  styles: [],
  pictures: [],
  frames: [],
  calls: [],
  loadsStyles: false,
};

/**
 * From Stripe's security guide, without address autocomplete. Wallet buttons are in Stripe's
 * iframes.
 */
const stripeHosts: CardHosts = {
  ...noHosts,
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

const [apple, google] = ['https://applepay.cdn-apple.com', 'https://pay.google.com'];

/**
 * Hosts that wallet buttons in Adyen's script need: scripts of Apple and Google that
 * add their own styles.
 */
const buttonHosts = (wallets: readonly string[]): CardHosts => {
  const [isApple, isGoogle] = [wallets.includes('applepay'), wallets.includes('googlepay')];
  return {
    scripts: [...(isApple ? [apple] : []), ...(isGoogle ? [google] : [])],
    styles: [],
    pictures: isGoogle ? ['https://www.gstatic.com'] : [],
    frames: isGoogle ? [google] : [],
    calls: isGoogle ? [google, 'https://google.com'] : [],
    loadsStyles: isApple || isGoogle,
  };
};

/**
 * Hosts of Adyen's script, files and iframes in the account's region, and of the enabled
 * wallets.
 */
const adyenHosts = (place: string, buttons: CardHosts): CardHosts => {
  const [files, asked] = [
    `https://checkoutshopper-${place}.cdn.adyen.com`,
    `https://checkoutshopper-${place}.adyen.com`,
  ];
  return {
    scripts: [files, ...buttons.scripts],
    styles: [files],
    pictures: [files, asked, ...buttons.pictures],
    frames: [asked, ...buttons.frames],
    calls: [files, asked, ...buttons.calls],
    loadsStyles: buttons.loadsStyles,
  };
};

/** Hosts that a page must allow for the card provider's fields. */
const cardHostsOf = (cards: CardScript | null): CardHosts => {
  if (cards === null) return noHosts;
  if (cards === 'stripe') return stripeHosts;
  const [place = '', ...wallets] = cards.slice('adyen-'.length).split('+');
  return adyenHosts(place, buttonHosts(wallets));
};

/**
 * Third-party hosts a page allows. `loadsStyles`: whether scripts add styles that cannot be
 * hashed in advance.
 */
export const pageHosts = (
  outside: OutsideKeys,
  chat: ChatProvider | null,
  cards: CardScript | null = null,
) => {
  const [{ scripts, calls, pictures, policies }, messenger, fields] = [
    hostsOf(outside),
    chatHostsOf(chat),
    cardHostsOf(cards),
  ];
  return {
    scripts: [...scripts, ...messenger.scripts, ...fields.scripts],
    calls: [...calls, ...messenger.calls, ...fields.calls],
    pictures: [...pictures, ...fields.pictures],
    styles: fields.styles,
    frames: [...messenger.frames, ...fields.frames],
    loadsStyles: messenger.loadsStyles || fields.loadsStyles,
    policies: [
      ...new Set([
        ...policies,
        ...(messenger.scripts.length + fields.scripts.length > 0 ? ['default'] : []),
      ]),
    ],
  };
};
