import type { CardScript } from '@tailorbird/domain/checkout';
import { isLiveKey, type StripeKeys, stripeAddress } from '../contexts/checkout/stripe/keys.ts';
import type { Values } from './variables.ts';

/** Who takes the money, and how the shop is known there. */
export type PaymentKeys = StripeKeys;

const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** `A, B and C`. */
const listed = (names: readonly string[]): string => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** What keys of a payment provider are missing or contradict each other, one sentence each. */
export const paymentProblemsOf = (values: Values): readonly string[] => {
  const { PAYMENTS, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API, DEMO } = values;
  const missing = ofStripe.filter((name) => values[name] === null);
  if (PAYMENTS !== 'stripe') {
    const set = ofStripe.filter((name) => values[name] !== null);
    return set.length === 0 ? [] : [`PAYMENTS is ${PAYMENTS}, and does not go with ${listed(set)}: with PAYMENTS=stripe they are used`];
  }
  const [isLive, isPublishedLive] = [isLiveKey(secret ?? ''), isLiveKey(publishable ?? '')];
  const sentences: readonly (readonly [isSo: boolean, sentence: string])[] = [
    [missing.length > 0, `PAYMENTS is stripe, which needs ${listed(missing)}`],
    [
      secret !== null && publishable !== null && isLive !== isPublishedLive,
      `STRIPE_SECRET_KEY is a ${isLive ? 'live' : 'test'} key and STRIPE_PUBLISHABLE_KEY a ${isPublishedLive ? 'live' : 'test'} key: both have to be of the same kind`,
    ],
    [isLive && DEMO, 'STRIPE_SECRET_KEY is a live key, and DEMO says that no card is charged'],
    [isLive && STRIPE_API !== stripeAddress, `STRIPE_API is not ${stripeAddress}, and a live key is sent nowhere else`],
  ];
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
};

/** Whom payments go to; null for the sandbox. */
export const paymentKeysOf = (values: Values): PaymentKeys | null => {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API } = values;
  if (PAYMENTS !== 'stripe' || STRIPE_SECRET_KEY === null || STRIPE_PUBLISHABLE_KEY === null || STRIPE_WEBHOOK_SECRET === null) return null;
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    address: STRIPE_API ?? stripeAddress,
  };
};

/** Where payments go, for whoever starts the shop. */
export const paymentsSaid = (keys: PaymentKeys): string =>
  isLiveKey(keys.secretKey) ? 'Payments go to Stripe, with live keys.' : 'Payments go to Stripe, with test keys: no money moves.';

/** Whose script takes cards in the browser. */
export const cardScriptOf = ({ kind }: PaymentKeys): CardScript => kind;
