import type { Store } from '@tailorbird/domain/checkout';
import type { Switches } from '@tailorbird/domain/location';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

/** Seller's details on invoices. */
export type Seller = {
  readonly name: string;
  /** Street, place and country, line by line. */
  readonly address: readonly string[];
  /** VAT number. */
  readonly taxNumber: string;
};

/** Further imprint details; null if omitted. */
export type Imprint = {
  /** The seller's legal representative. */
  readonly representative: string | null;
  readonly phone: string | null;
  /** Commercial register and number. */
  readonly register: string | null;
};

/** Settings of this server process. */
export type Settings = {
  /**
   * The proxy in front sets X-Forwarded-* and the visitor's country; without one clients can
   * forge these headers, so they are ignored.
   */
  readonly trustProxy: boolean;
  /**
   * Public scheme and host: base of links, and reference for cookies and origins. Null: taken
   * from each request.
   */
  readonly publicAddress: string | null;
  /** Accepted hosts besides the public address and local names; `*` accepts any. */
  readonly allowedHosts: readonly string[];
  readonly smtpUrl: string | null;
  /** Sender of mails. */
  readonly mailFrom: string;
  /** Access to the review service; null: sample reviews. */
  readonly trustpilot: { readonly apiKey: string; readonly unit: string } | null;
  /** Language model that phrases the assistant's answers; null: standard texts. */
  readonly assistant: {
    readonly url: string;
    readonly key: string | null;
    readonly model: string;
  } | null;
  /** Where errors are passed on to, beside the shop's own page of them; null: nowhere. */
  readonly sentryDsn: string | null;
  /** What Apple finds at the shop's address, to know that it may offer Apple Pay; null: nothing. */
  readonly applePayDomain: string | null;
  /** What this release is called where errors are shown; empty when it has no name. */
  readonly release: string;
  /** Services of other companies that are told of visits, of those who allow it: how the shop is known to each. */
  readonly outsideAnalytics: OutsideKeys;
  /** The messenger of another company that people of the house answer in; null: they do in the shop's own inbox. */
  readonly chatProvider: ChatProvider | null;
  /** What the shop signs with who its customers are, for a messenger that asks for that: one key a team. */
  readonly chatKeys: { readonly danish: string; readonly international: string } | null;
  /** Where inquiries arrive. */
  readonly supportAddress: string;
  /** Who invoices are from; null: none can be made out. */
  readonly seller: Seller | null;
  readonly imprint: Imprint;
  /** Whether a standard size without initials can be withdrawn from: the law does not count a choice from a list as made to specification. */
  readonly standardSizesReturnable: boolean;
  /** Where pieces are sold over the counter; none: nothing is. */
  readonly stores: readonly Store[];
  /** Whether staff and stores may act for others only with a second factor. */
  readonly staffNeedSecondFactor: boolean;
  /** Signs links to previews; without it only admins see them. */
  readonly previewSecret: string | null;
  /** How many times as much may be tried from one address as the shop allows: 1, more where many share an address, as tests do. */
  readonly limitFactor: number;
  /** Whether browsers keep the shop for when there is no network. */
  readonly answersOffline: boolean;
  /** How long the shop still answers, while `/readyz` says no, before it closes. */
  readonly drainSeconds: number;
  /** log2 of scrypt's cost: 15 in the shop, less in tests. */
  readonly passwordCost: number;
  /** Pages and scripts come from Vite, and mails can be looked at. */
  readonly development: boolean;
  /** `/dev/outbox` shows the mails of the shop to whoever reaches it. */
  readonly showsOutbox: boolean;
  /** Feature switches (CATALOG-22). */
  readonly switches: Switches;
  /** Each answer is compared with the contract before it leaves: for tests. */
  readonly checkAnswers: boolean;
};

/** Nobody: for a shop that is tried. */
export const sampleSeller: Seller = {
  name: 'Tailorbird (sample)',
  address: ['Sample Street 1', '1000 Copenhagen', 'Denmark'],
  taxNumber: 'DK00000000',
};

export const defaultSettings: Settings = {
  trustProxy: false,
  publicAddress: null,
  allowedHosts: [],
  smtpUrl: null,
  mailFrom: 'Tailorbird <hello@tailorbird.example>',
  trustpilot: null,
  assistant: null,
  sentryDsn: null,
  applePayDomain: null,
  release: '',
  outsideAnalytics: {},
  chatProvider: null,
  chatKeys: null,
  supportAddress: 'support@tailorbird.example',
  seller: sampleSeller,
  imprint: { representative: null, phone: null, register: null },
  standardSizesReturnable: true,
  stores: [{ name: 'Porto', countryCode: 'PT' }],
  staffNeedSecondFactor: false,
  previewSecret: null,
  limitFactor: 1,
  answersOffline: true,
  drainSeconds: 0,
  passwordCost: 15,
  development: false,
  showsOutbox: false,
  switches: {
    appliedChat: true,
    applyCreditToShippingPrice: true,
    socialLoginEnabled: false,
    isNewOxfordShirtLaunched: true,
  },
  checkAnswers: false,
};
