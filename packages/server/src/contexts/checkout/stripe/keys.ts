import type { WalletMethod } from '@tailorbird/domain/checkout';

/** How the shop is known to Stripe. */
export type StripeKeys = {
  readonly kind: 'stripe';
  /** Asks Stripe on behalf of the shop: no browser hears of it. */
  readonly secretKey: string;
  /** Lets a browser give a card to Stripe. */
  readonly publishableKey: string;
  /** What Stripe signs its notices with. */
  readonly webhookSecret: string;
  /** Where Stripe is asked. */
  readonly address: string;
  /** Wallets that are paid with by a button of Stripe's within the page, where the account has them too. */
  readonly buttons?: readonly WalletMethod[];
};

/** Whether money moves: keys say in which of Stripe's two worlds they are good. */
export const isLiveKey = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

/** Stripe's own address. */
export const stripeAddress = 'https://api.stripe.com';

/** The release of Stripe's script that goes with the version of the API the shop speaks. */
export const stripeScript = 'https://js.stripe.com/clover/stripe.js';
/** Whose frames its buttons are in. */
export const stripeFrames: readonly string[] = ['https://js.stripe.com', 'https://*.js.stripe.com'];
export const stripeVersion = '2025-09-30.clover';
