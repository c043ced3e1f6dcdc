import type { CardScript, WalletMethod } from '@tailorbird/domain/checkout';
import { type AdyenKeys, adyenAddress } from '../contexts/checkout/adyen/keys.ts';
import {
  isLiveKey,
  type StripeKeys,
  stripeAddress,
  stripeFrames,
} from '../contexts/checkout/stripe/keys.ts';
import { listed } from './settingGroups.ts';
import type { Values } from './variables.ts';

export type PaymentKeys = StripeKeys | AdyenKeys;

const keysOf = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  adyen: ['ADYEN_API_KEY', 'ADYEN_CLIENT_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'],
} as const;
const providers = ['stripe', 'adyen'] as const;

type Sentences = readonly (readonly [isSo: boolean, sentence: string])[];

const stripeProblems = ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
  STRIPE_API,
  DEMO,
}: Values): Sentences => {
  const [isLive, isPublishedLive] = [isLiveKey(secret ?? ''), isLiveKey(publishable ?? '')];
  return [
    [
      secret !== null && publishable !== null && isLive !== isPublishedLive,
      `STRIPE_SECRET_KEY is a ${isLive ? 'live' : 'test'} key and STRIPE_PUBLISHABLE_KEY a ${isPublishedLive ? 'live' : 'test'} key: both must be of the same kind`,
    ],
    [isLive && DEMO, 'STRIPE_SECRET_KEY is a live key, but DEMO charges no cards'],
    [
      isLive && STRIPE_API !== stripeAddress,
      `STRIPE_API is not ${stripeAddress}, and live keys are sent to Stripe only`,
    ],
  ];
};

const adyenProblems = ({
  ADYEN_CLIENT_KEY: client,
  ADYEN_ENVIRONMENT: environment,
  ADYEN_PREFIX,
  ADYEN_API,
  DEMO,
}: Values): Sentences => {
  const isLive = environment !== 'test';
  return [
    [
      client !== null && client.startsWith('live_') !== isLive,
      `ADYEN_ENVIRONMENT is ${environment}, and ADYEN_CLIENT_KEY a ${isLive ? 'test' : 'live'} key: both must be of the same kind`,
    ],
    [
      isLive && ADYEN_PREFIX === null,
      `ADYEN_ENVIRONMENT is ${environment}, which needs ADYEN_PREFIX`,
    ],
    [isLive && DEMO, `ADYEN_ENVIRONMENT is ${environment}, but DEMO charges no cards`],
    [
      isLive && ADYEN_API !== null,
      `ADYEN_ENVIRONMENT is ${environment}, but ADYEN_API is for tests: live keys are sent to Adyen only`,
    ],
  ];
};

const problemsOf = { stripe: stripeProblems, adyen: adyenProblems } as const;

/** Missing or contradictory keys of a payment provider, one sentence each. */
export const paymentProblemsOf = (values: Values): readonly string[] => {
  const { PAYMENTS } = values;
  const sentences = providers.flatMap((provider): Sentences => {
    if (provider !== PAYMENTS) {
      const set = keysOf[provider].filter((name) => values[name] !== null);
      return [
        [
          set.length > 0,
          `PAYMENTS is ${PAYMENTS}, but PAYMENTS=${provider} is required for ${listed(set)}`,
        ],
      ];
    }
    const missing = keysOf[provider].filter((name) => values[name] === null);
    return [
      [missing.length > 0, `PAYMENTS is ${provider}, which needs ${listed(missing)}`],
      ...problemsOf[provider](values),
    ];
  });
  const buttons: Sentences = [
    [
      values.WALLET_BUTTONS.length > 0 && PAYMENTS === 'sandbox',
      'PAYMENTS is sandbox, but WALLET_BUTTONS requires stripe or adyen',
    ],
  ];
  return [...sentences, ...buttons].flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
};

const stripeKeysOf = ({
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API,
  WALLET_BUTTONS,
}: Values): StripeKeys | null =>
  STRIPE_SECRET_KEY === null || STRIPE_PUBLISHABLE_KEY === null || STRIPE_WEBHOOK_SECRET === null
    ? null
    : {
        kind: 'stripe',
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        address: STRIPE_API ?? stripeAddress,
        buttons: WALLET_BUTTONS,
      };

const adyenKeysOf = (values: Values): AdyenKeys | null => {
  const {
    ADYEN_API_KEY,
    ADYEN_CLIENT_KEY,
    ADYEN_MERCHANT_ACCOUNT,
    ADYEN_HMAC_KEY,
    ADYEN_ENVIRONMENT,
    ADYEN_PREFIX,
    ADYEN_API,
  } = values;
  if (
    ADYEN_API_KEY === null ||
    ADYEN_CLIENT_KEY === null ||
    ADYEN_MERCHANT_ACCOUNT === null ||
    ADYEN_HMAC_KEY === null
  )
    return null;
  return {
    kind: 'adyen',
    apiKey: ADYEN_API_KEY,
    clientKey: ADYEN_CLIENT_KEY,
    merchantAccount: ADYEN_MERCHANT_ACCOUNT,
    hmacKey: ADYEN_HMAC_KEY,
    environment: ADYEN_ENVIRONMENT,
    address: adyenAddress(ADYEN_ENVIRONMENT, ADYEN_PREFIX, ADYEN_API),
    buttons: values.WALLET_BUTTONS,
  };
};

export const paymentKeysOf = (values: Values): PaymentKeys | null => {
  if (values.PAYMENTS === 'stripe') return stripeKeysOf(values);
  return values.PAYMENTS === 'adyen' ? adyenKeysOf(values) : null;
};

export const describePayments = (keys: PaymentKeys): string => {
  const [name, isLive] =
    keys.kind === 'stripe'
      ? ['Stripe', isLiveKey(keys.secretKey)]
      : ['Adyen', keys.environment !== 'test'];
  return isLive
    ? `Payments: ${name} with live keys.`
    : `Payments: ${name} with test keys, nothing is charged.`;
};

const hasButton = ({ buttons = [] }: PaymentKeys, wallet: WalletMethod): boolean =>
  buttons.includes(wallet);

/**
 * Origins that may use the browser's payment API if there are wallet buttons; otherwise null.
 */
export const payingFramesOf = (keys: PaymentKeys | null): readonly string[] | null => {
  if (!keys || (keys.buttons ?? []).length === 0) return null;
  if (keys.kind === 'stripe') return stripeFrames;
  return hasButton(keys, 'googlepay') ? ['https://pay.google.com'] : [];
};

/** The card script's name; for Adyen, with the wallets that have their own scripts. */
export const cardScriptOf = (keys: PaymentKeys): CardScript => {
  if (keys.kind === 'stripe') return 'stripe';
  const [apple, google] = [
    hasButton(keys, 'applepay') ? '+applepay' : '',
    hasButton(keys, 'googlepay') ? '+googlepay' : '',
  ] as const;
  return `adyen-${keys.environment}${apple}${google}`;
};
