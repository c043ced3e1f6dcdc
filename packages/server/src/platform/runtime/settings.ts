import { billingRetentionYears, type Store } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type { Switches } from '@tailorbird/domain/location';
import type { ProductionStart } from '@tailorbird/domain/orders';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

export type Seller = {
  readonly name: string;
  /** Street, place and country, line by line. */
  readonly address: readonly string[];
  readonly taxNumber: string;
};

/** SVG texts of one graphic; absent in languages without a file. */
export type Graphics = Readonly<Partial<Record<Locale, string>>>;

export type Imprint = {
  readonly representative: string | null;
  readonly phone: string | null;
  readonly register: string | null;
};

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
  readonly mailFrom: string;
  /** Access to the review service; null: sample reviews. */
  readonly trustpilot: { readonly apiKey: string; readonly unit: string } | null;
  /** Language model that phrases the assistant's answers; null: standard texts. */
  readonly assistant: {
    readonly url: string;
    readonly key: string | null;
    readonly model: string;
  } | null;
  /** Service that errors are forwarded to, besides the shop's own error page; null: none. */
  readonly sentryDsn: string | null;
  /** Content of Apple Pay's domain verification file; null: none. */
  readonly applePayDomain: string | null;
  /** Name of this release in error reports; may be empty. */
  readonly release: string;
  /** The shop's keys at external analytics services, which are used only with consent. */
  readonly outsideAnalytics: OutsideKeys;
  /** External messenger in which staff answer chats; null: the shop's own inbox. */
  readonly chatProvider: ChatProvider | null;
  /** Keys to sign customers' addresses for an external messenger, one per team. */
  readonly chatKeys: { readonly danish: string; readonly international: string } | null;
  readonly supportAddress: string;
  readonly seller: Seller | null;
  readonly imprint: Imprint;
  /** Authority that hears complaints about accessibility, as text with links; null if omitted. */
  readonly accessibilityAuthority: string | null;
  /** Years for which billing information is kept, from the end of the year. */
  readonly billingRetentionYears: number;
  /** The official notice of the legal guarantee (Regulation 2025/1960). */
  readonly guaranteeNotice: Graphics;
  /**
   * Whether standard sizes without initials can be withdrawn from: by law, a choice from a list
   * is not made to specification.
   */
  readonly standardSizesReturnable: boolean;
  readonly productionStart: ProductionStart;
  readonly stores: readonly Store[];
  readonly staffNeedSecondFactor: boolean;
  /** Signs preview links; without it only admins see previews. */
  readonly previewSecret: string | null;
  /**
   * Multiplier for limits per address: 1, or more if many visitors share an address, as in
   * tests.
   */
  readonly limitFactor: number;
  readonly answersOffline: boolean;
  /** Seconds during which the shop still responds, with `/readyz` failing, before it closes. */
  readonly drainSeconds: number;
  /** log2 of scrypt's cost: 15 in the shop, less in tests. */
  readonly passwordCost: number;
  /** Serves pages and scripts through Vite, and shows the outbox. */
  readonly development: boolean;
  /** Whether `/dev/outbox` shows the shop's mails, without sign-in. */
  readonly showsOutbox: boolean;
  readonly switches: Switches;
  /** Compares each response with the contract: for tests. */
  readonly checkAnswers: boolean;
};

/** True if garments that can be returned are made only after the days to withdraw (ORDER-20). */
export const delaysReturnables = ({
  standardSizesReturnable,
  productionStart,
}: Pick<Settings, 'standardSizesReturnable' | 'productionStart'>): boolean =>
  standardSizesReturnable && productionStart === 'after-14-days';

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
  accessibilityAuthority: null,
  billingRetentionYears,
  guaranteeNotice: {},
  standardSizesReturnable: true,
  productionStart: 'at-once',
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
