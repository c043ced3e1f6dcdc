import type { TextKey as KeyIn, Locale, TextValues } from '@tailorbird/domain/kernel';
import type account from '../../../locales/en/account.json';
import type basket from '../../../locales/en/basket.json';
import type catalog from '../../../locales/en/catalog.json';
import type certificates from '../../../locales/en/certificates.json';
import type chat from '../../../locales/en/chat.json';
import type checkout from '../../../locales/en/checkout.json';
import type claims from '../../../locales/en/claims.json';
import type cloth from '../../../locales/en/cloth.json';
import type consent from '../../../locales/en/consent.json';
import type content from '../../../locales/en/content.json';
import type demo from '../../../locales/en/demo.json';
import type designer from '../../../locales/en/designer.json';
import type expenditure from '../../../locales/en/expenditure.json';
import type failure from '../../../locales/en/failure.json';
import type favorites from '../../../locales/en/favorites.json';
import type findOrder from '../../../locales/en/findOrder.json';
import type findSize from '../../../locales/en/findSize.json';
import type fit from '../../../locales/en/fit.json';
import type fitFeedback from '../../../locales/en/fitFeedback.json';
import type garment from '../../../locales/en/garment.json';
import type garmentPanels from '../../../locales/en/garmentPanels.json';
import type home from '../../../locales/en/home.json';
import type inbox from '../../../locales/en/inbox.json';
import type inquiries from '../../../locales/en/inquiries.json';
import type legal from '../../../locales/en/legal.json';
import type levies from '../../../locales/en/levies.json';
import type means from '../../../locales/en/means.json';
import type measuring from '../../../locales/en/measuring.json';
import type menu from '../../../locales/en/menu.json';
import type newsletter from '../../../locales/en/newsletter.json';
import type offline from '../../../locales/en/offline.json';
import type orders from '../../../locales/en/orders.json';
import type ownMeasures from '../../../locales/en/ownMeasures.json';
import type papers from '../../../locales/en/papers.json';
import type referrals from '../../../locales/en/referrals.json';
import type reviews from '../../../locales/en/reviews.json';
import type search from '../../../locales/en/search.json';
import type security from '../../../locales/en/security.json';
import type shell from '../../../locales/en/shell.json';
import type sizeFiles from '../../../locales/en/sizeFiles.json';
import type sizeProposal from '../../../locales/en/sizeProposal.json';
import type sizes from '../../../locales/en/sizes.json';
import type sizing from '../../../locales/en/sizing.json';
import type social from '../../../locales/en/social.json';
import type staff from '../../../locales/en/staff.json';
import type studio from '../../../locales/en/studio.json';
import type withdrawal from '../../../locales/en/withdrawal.json';
import type worn from '../../../locales/en/worn.json';

/** Texts of the shop: `locales/<language>/<context>.json`. */
export type Texts = {
  readonly account: typeof account;
  readonly basket: typeof basket;
  readonly catalog: typeof catalog;
  readonly certificates: typeof certificates;
  readonly chat: typeof chat;
  readonly checkout: typeof checkout;
  readonly claims: typeof claims;
  readonly consent: typeof consent;
  readonly cloth: typeof cloth;
  readonly content: typeof content;
  readonly demo: typeof demo;
  readonly designer: typeof designer;
  readonly expenditure: typeof expenditure;
  readonly favorites: typeof favorites;
  readonly findOrder: typeof findOrder;
  readonly findSize: typeof findSize;
  readonly fit: typeof fit;
  readonly fitFeedback: typeof fitFeedback;
  readonly garment: typeof garment;
  readonly garmentPanels: typeof garmentPanels;
  readonly home: typeof home;
  readonly legal: typeof legal;
  readonly levies: typeof levies;
  readonly measuring: typeof measuring;
  readonly inbox: typeof inbox;
  readonly inquiries: typeof inquiries;
  readonly menu: typeof menu;
  readonly newsletter: typeof newsletter;
  readonly offline: typeof offline;
  readonly orders: typeof orders;
  readonly ownMeasures: typeof ownMeasures;
  readonly referrals: typeof referrals;
  readonly papers: typeof papers;
  readonly reviews: typeof reviews;
  readonly search: typeof search;
  readonly means: typeof means;
  readonly security: typeof security;
  readonly shell: typeof shell;
  readonly sizeFiles: typeof sizeFiles;
  readonly sizeProposal: typeof sizeProposal;
  readonly sizes: typeof sizes;
  readonly sizing: typeof sizing;
  readonly staff: typeof staff;
  readonly social: typeof social;
  readonly studio: typeof studio;
  readonly withdrawal: typeof withdrawal;
  readonly worn: typeof worn;
  readonly failure: typeof failure;
};
export type Namespace = keyof Texts;

/**
 * Keys of a namespace, nested ones joined by a dot; plurals (`pieces_one`,
 * `pieces_other`) by their stem.
 */
export type TextKey<N extends Namespace> = KeyIn<Texts[N]>;

/** Returns a text. `count` chooses the plural form, other values fill `{{placeholders}}`. */
export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

export type TextBundle = { readonly [N in Namespace]?: unknown };

export type ReadTexts = (locale: Locale, namespace: Namespace) => Promise<unknown>;
