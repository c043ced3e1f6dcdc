import type { WalletMethod } from '@tailorbird/domain/checkout';

export const adyenEnvironments = [
  'test',
  'live',
  'live-us',
  'live-au',
  'live-apse',
  'live-in',
] as const;
export type AdyenEnvironment = (typeof adyenEnvironments)[number];

export type AdyenKeys = {
  readonly kind: 'adyen';
  /** Secret key for requests of the server; never sent to browsers. */
  readonly apiKey: string;
  readonly clientKey: string;
  readonly merchantAccount: string;
  /** Key of the webhook signatures, in hexadecimal digits. */
  readonly hmacKey: string;
  readonly environment: AdyenEnvironment;
  readonly address: string;
  /** Wallets with a button on the page, if the account has them. */
  readonly buttons?: readonly WalletMethod[];
};

const adyenVersion = 'v71';

/**
 * Adyen's API URL: one for tests, which may be replaced by a stand-in, and one per company with
 * its prefix.
 */
export const adyenAddress = (
  environment: AdyenEnvironment,
  prefix: string | null,
  standIn: string | null = null,
): string =>
  environment === 'test'
    ? `${standIn ?? 'https://checkout-test.adyen.com'}/${adyenVersion}`
    : `https://${prefix}-checkout-live.adyenpayments.com/checkout/${adyenVersion}`;

/** The release of Adyen's script that the shop's fields are made for. */
const release = '6.31.0';
const filesOf = (environment: AdyenEnvironment): string =>
  `https://checkoutshopper-${environment}.cdn.adyen.com/checkoutshopper/sdk/${release}`;

export const adyenScript = (environment: AdyenEnvironment): string =>
  `${filesOf(environment)}/adyen.js`;
export const adyenStyles = (environment: AdyenEnvironment): string =>
  `${filesOf(environment)}/adyen.css`;
