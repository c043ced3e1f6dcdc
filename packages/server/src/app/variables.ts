import { billingRetentionYears } from '@tailorbird/domain/checkout';
import { productionStarts } from '@tailorbird/domain/orders';
import { adyenEnvironments } from '../contexts/checkout/adyen/keys.ts';
import { stripeAddress } from '../contexts/checkout/stripe/keys.ts';
import {
  address,
  bucket,
  buttonWallets,
  databaseServer,
  flag,
  folder,
  formatted,
  formattedSecret,
  graphics,
  hosts,
  issuer,
  lines,
  mailbox,
  mailServer,
  messengerToken,
  metricsAddress,
  oneOf,
  release,
  secretKeys,
  secretOrNull,
  sentryDsn,
  smallFile,
  stores,
  text,
  textOrNull,
  type Variable,
  webAddress,
  wholeNumber,
} from './variableKinds.ts';

/** All settings; docs/settings.md documents each. */
export const variables = {
  PORT: wholeNumber('3000', 0, 65_535, 'is not a port'),
  HOST: text('127.0.0.1'),
  DATA_DIR: folder,
  DATABASE_URL: databaseServer,
  PUBLIC_URL: address,
  ALLOWED_HOSTS: hosts,
  TRUST_PROXY: flag,
  DEMO: flag,
  STAFF_SECOND_FACTOR: oneOf('auto', ['auto', '1', '0']),
  PAYMENTS: oneOf('sandbox', ['sandbox', 'stripe', 'adyen']),
  STRIPE_SECRET_KEY: formattedSecret(
    /^(sk|rk)_(test|live)_\w{10,250}$/,
    'is not a Stripe key such as sk_live_…',
  ),
  STRIPE_PUBLISHABLE_KEY: formatted(
    /^pk_(test|live)_\w{10,250}$/,
    'is not a Stripe key such as pk_live_…',
  ),
  STRIPE_WEBHOOK_SECRET: formattedSecret(
    /^whsec_[\w+/=]{10,250}$/,
    'is not a Stripe webhook secret such as whsec_…',
  ),
  STRIPE_API: { ...address, fallback: stripeAddress },
  ADYEN_API_KEY: formattedSecret(/^AQ[\w+/=*.-]{20,500}$/, 'is not an Adyen API key such as AQE…'),
  ADYEN_CLIENT_KEY: formatted(
    /^(test|live)_\w{10,100}$/,
    'is not an Adyen client key such as live_…',
  ),
  ADYEN_MERCHANT_ACCOUNT: formatted(/^[\w-]{1,100}$/, 'is not a merchant account'),
  ADYEN_HMAC_KEY: formattedSecret(
    /^[0-9A-Fa-f]{64}$/,
    'is not an Adyen HMAC key: 64 hexadecimal digits',
  ),
  ADYEN_ENVIRONMENT: oneOf('test', adyenEnvironments),
  ADYEN_PREFIX: formatted(/^[\w-]{1,80}$/, 'is not a live URL prefix of Adyen'),
  ADYEN_API: address,
  WALLET_BUTTONS: buttonWallets,
  APPLE_PAY_DOMAIN_FILE: smallFile,
  S3_URL: bucket,
  SMTP_URL: mailServer,
  MAIL_FROM: mailbox('Tailorbird <hello@tailorbird.example>'),
  SUPPORT_EMAIL: mailbox('support@tailorbird.example'),
  SELLER_NAME: textOrNull,
  SELLER_ADDRESS: lines,
  SELLER_TAX_NUMBER: textOrNull,
  SELLER_REPRESENTATIVE: textOrNull,
  SELLER_PHONE: textOrNull,
  SELLER_REGISTER: textOrNull,
  STORES: stores,
  ACCESSIBILITY_AUTHORITY: textOrNull,
  BILLING_RETENTION_YEARS: wholeNumber(
    String(billingRetentionYears),
    1,
    30,
    'is not a number of years from 1 to 30',
  ),
  GUARANTEE_NOTICE_FOLDER: graphics,
  STANDARD_SIZES_RETURNABLE: oneOf('1', ['1', '0']),
  PRODUCTION_START: oneOf('at-once', productionStarts),
  LIMIT_FACTOR: wholeNumber('1', 1, Number.MAX_SAFE_INTEGER, 'is not a whole number from 1 on'),
  OFFLINE: oneOf('1', ['1', '0']),
  DRAIN_SECONDS: wholeNumber('0', 0, 300, 'is not a whole number from 0 to 300'),
  LOG_LEVEL: oneOf('info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  METRICS: metricsAddress,
  PREVIEW_SECRET: secretOrNull,
  GOOGLE_CLIENT_ID: textOrNull,
  GOOGLE_CLIENT_SECRET: secretOrNull,
  APPLE_CLIENT_ID: textOrNull,
  APPLE_CLIENT_SECRET: secretOrNull,
  FACEBOOK_CLIENT_ID: textOrNull,
  FACEBOOK_CLIENT_SECRET: secretOrNull,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: textOrNull,
  OIDC_CLIENT_SECRET: secretOrNull,
  OIDC_NAME: formatted(/^[^<>&]{1,40}$/, 'is not a name of at most 40 characters'),
  ASSISTANT_URL: webAddress,
  ASSISTANT_MODEL: textOrNull,
  ASSISTANT_KEY: secretOrNull,
  CHAT_PROVIDER: oneOf('own', ['own', 'chatwoot', 'dixa']),
  CHATWOOT_URL: address,
  CHATWOOT_TOKEN: messengerToken,
  CHATWOOT_TOKEN_DKK: messengerToken,
  CHATWOOT_KEY: secretOrNull,
  CHATWOOT_KEY_DKK: secretOrNull,
  DIXA_TOKEN: messengerToken,
  DIXA_TOKEN_DKK: messengerToken,
  GA_MEASUREMENT_ID: formatted(
    /^(G|GTM)-[A-Z0-9]{4,20}$/,
    'is neither a measurement ID such as G-ABC123 nor a container such as GTM-ABC123',
  ),
  SEGMENT_WRITE_KEY: formatted(/^[A-Za-z0-9]{8,64}$/, 'is not a write key: letters and digits'),
  SECRETS_KEY: secretKeys,
  SENTRY_DSN: sentryDsn,
  RELEASE: release,
  TRUSTPILOT_API_KEY: textOrNull,
  TRUSTPILOT_UNIT: textOrNull,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
};

type Variables = typeof variables;
export type Values = { readonly [Name in keyof Variables]: ReturnType<Variables[Name]['read']> };

export const readVariables = (
  texts: Readonly<Record<string, string | undefined>>,
): { readonly values: Values; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const values = Object.entries<Variable<unknown>>(variables).map(
    ([name, { fallback, read, isSecret }]): [string, unknown] => {
      try {
        return [name, read(texts[name] || fallback)];
      } catch (cause) {
        problems.push(`${name} ${(cause as Error).message}${isSecret ? '' : `: ${texts[name]}`}`);
        return [name, read(fallback)];
      }
    },
  );
  return { values: Object.fromEntries(values) as Values, problems };
};
