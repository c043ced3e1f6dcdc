import type { WalletMethod } from '@tailorbird/domain/checkout';

/** The places Adyen's script and server are in for live accounts, and the one for tests. */
export const adyenEnvironments = [
  'test',
  'live',
  'live-us',
  'live-au',
  'live-apse',
  'live-in',
] as const;
export type AdyenEnvironment = (typeof adyenEnvironments)[number];

/** How the shop is known to Adyen. */
export type AdyenKeys = {
  readonly kind: 'adyen';
  /** Asks Adyen on behalf of the shop: no browser hears of it. */
  readonly apiKey: string;
  /** Lets a browser have a card encrypted for Adyen. */
  readonly clientKey: string;
  /** Of the accounts of a company the one that is paid. */
  readonly merchantAccount: string;
  /** What Adyen signs its notices with, in hexadecimal digits. */
  readonly hmacKey: string;
  readonly environment: AdyenEnvironment;
  /** Where Adyen is asked. */
  readonly address: string;
  /** Wallets that are paid with by a button within the page, where the account has them too. */
  readonly buttons?: readonly WalletMethod[];
};

/** The version of the API that the shop speaks. */
const adyenVersion = 'v71';

/** Adyen's own address: one for tests, which a stand-in may take the place of, and one for each company, by the prefix it was given. */
export const adyenAddress = (
  environment: AdyenEnvironment,
  prefix: string | null,
  standIn: string | null = null,
): string =>
  environment === 'test'
    ? `${standIn ?? 'https://checkout-test.adyen.com'}/${adyenVersion}`
    : `https://${prefix}-checkout-live.adyenpayments.com/checkout/${adyenVersion}`;

/** The release of Adyen's script that the fields of the shop are made for. */
const release = '6.31.0';
const filesOf = (environment: AdyenEnvironment): string =>
  `https://checkoutshopper-${environment}.cdn.adyen.com/checkoutshopper/sdk/${release}`;

export const adyenScript = (environment: AdyenEnvironment): string =>
  `${filesOf(environment)}/adyen.js`;
export const adyenStyles = (environment: AdyenEnvironment): string =>
  `${filesOf(environment)}/adyen.css`;
