import { isLiveKey } from '../contexts/checkout/stripe/keys.ts';
import { type Values, variables } from './variables.ts';

const ownMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the shop is for public use: it has a database server or a public address. */
export const isForThePublic = ({ DATABASE_URL, PUBLIC_URL }: Values): boolean =>
  DATABASE_URL !== null ||
  (PUBLIC_URL !== null && !ownMachine.includes(new URL(PUBLIC_URL).hostname));

export const isLocalOnly = (values: Values): boolean =>
  !isForThePublic(values) && ownMachine.includes(values.HOST);

/**
 * Whether staff need a second factor to act for customers: as configured, by default in public
 * shops that are no demos.
 */
export const staffNeedSecondFactor = (values: Values): boolean =>
  values.STAFF_SECOND_FACTOR === 'auto'
    ? isForThePublic(values) && !values.DEMO
    : values.STAFF_SECOND_FACTOR === '1';

const shortestSecret = 24;

/**
 * Settings that a public shop requires, one sentence each. Sample parts are refused there,
 * unless the shop is declared a demo.
 */
export const sampleProblemsOf = (values: Values): readonly string[] => {
  const {
    PAYMENTS,
    STRIPE_SECRET_KEY,
    ADYEN_ENVIRONMENT,
    DATABASE_URL,
    PUBLIC_URL,
    SMTP_URL,
    MAIL_FROM,
    SUPPORT_EMAIL,
    PREVIEW_SECRET,
    SECRETS_KEY,
    SELLER_NAME,
    SELLER_ADDRESS,
    SELLER_TAX_NUMBER,
  } = values;
  const mayBeToys = values.DEMO || !isForThePublic(values);
  const sentences: readonly (readonly [isSo: boolean, sentence: string])[] = [
    [
      !mayBeToys && PAYMENTS === 'sandbox',
      'There is no payment provider: anybody can pay with the sandbox’s test cards. Set PAYMENTS and its keys',
    ],
    [
      !mayBeToys &&
        PAYMENTS === 'stripe' &&
        STRIPE_SECRET_KEY !== null &&
        !isLiveKey(STRIPE_SECRET_KEY),
      'STRIPE_SECRET_KEY is a test key: anybody can pay with Stripe’s test cards',
    ],
    [
      !mayBeToys && PAYMENTS === 'adyen' && ADYEN_ENVIRONMENT === 'test',
      'ADYEN_ENVIRONMENT is test: anybody can pay with Adyen’s test cards',
    ],
    [
      !mayBeToys && (PUBLIC_URL?.startsWith('http:') ?? false),
      `PUBLIC_URL starts with http:, so sessions would be sent unencrypted: ${PUBLIC_URL}`,
    ],
    [
      !mayBeToys && SMTP_URL === null,
      'SMTP_URL is missing: receipts and password reset links would not be sent',
    ],
    [
      !mayBeToys && MAIL_FROM === variables.MAIL_FROM.fallback,
      'MAIL_FROM is missing: mails would have a sample sender',
    ],
    [
      !mayBeToys && SUPPORT_EMAIL === variables.SUPPORT_EMAIL.fallback,
      'SUPPORT_EMAIL is missing: inquiries would go to a sample address',
    ],
    [
      !mayBeToys &&
        SELLER_NAME === null &&
        SELLER_ADDRESS.length === 0 &&
        SELLER_TAX_NUMBER === null,
      'SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_NUMBER are missing: imprint and invoices must name the seller',
    ],
    [
      !mayBeToys && DATABASE_URL === null && SECRETS_KEY.length === 0,
      'SECRETS_KEY is missing: it encrypts the keys of second factors and is stored apart from the data (create one with `openssl rand -base64 32`)',
    ],
    [
      !mayBeToys && PREVIEW_SECRET !== null && PREVIEW_SECRET.length < shortestSecret,
      `PREVIEW_SECRET is too short: it has fewer than ${shortestSecret} characters`,
    ],
  ];
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
};
