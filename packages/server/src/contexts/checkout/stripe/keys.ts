import type { WalletMethod } from '@tailorbird/domain/checkout';

export type StripeKeys = {
  readonly kind: 'stripe';
  /** Secret key for requests of the server; never sent to browsers. */
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly address: string;
  /** Wallets with Stripe's button on the page, if the account has them. */
  readonly buttons?: readonly WalletMethod[];
};

export const isLiveKey = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

export const stripeAddress = 'https://api.stripe.com';

/** The release of Stripe's script for the API version used. */
export const stripeScript = 'https://js.stripe.com/clover/stripe.js';
export const stripeFrames: readonly string[] = ['https://js.stripe.com', 'https://*.js.stripe.com'];
export const stripeVersion = '2025-09-30.clover';
