import { join } from 'node:path';
import type {
  IdentityKeys,
  OidcKey,
} from '../contexts/account/identityProviders/knownProviders.ts';
import type { DatabaseLocation } from '../platform/database/database.ts';
import type { FilesLocation } from '../platform/files/openFiles.ts';
import { type Seller, type Settings, sampleSeller } from '../platform/runtime/settings.ts';
import { chatKeysOf, chatProblemsOf, chatProviderOf } from './chatProvider.ts';
import { type PaymentKeys, paymentKeysOf, paymentProblemsOf } from './paymentKeys.ts';
import {
  isForThePublic,
  isLocalOnly,
  sampleProblemsOf,
  staffNeedSecondFactor,
} from './sampleProblems.ts';
import type { SecretKeys } from './secretKeys.ts';
import { groupProblemsOf, sharingProblemsOf } from './settingGroups.ts';
import type { MetricsAddress } from './telemetry/openTelemetry.ts';
import { readVariables, type Values } from './variables.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const filesOf = ({ S3_URL, DATA_DIR }: Values): FilesLocation =>
  S3_URL ?? { folder: join(DATA_DIR, 'files') };

const keyOf = (clientId: string | null, clientSecret: string | null) =>
  clientId !== null && clientSecret !== null ? { clientId, clientSecret } : undefined;

const oidcKeyOf = ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_NAME: name,
}: Values): OidcKey | undefined => {
  const key = keyOf(OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);
  return issuer !== null && key ? { ...key, issuer, name } : undefined;
};

/** Identity providers for sign-in. A sample shop without any keys gets the demo provider. */
const identitiesOf = (values: Values, hasSamples: boolean): IdentityKeys | 'demo' => {
  const keys = {
    'google-oauth2': keyOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    'apple-id': keyOf(values.APPLE_CLIENT_ID, values.APPLE_CLIENT_SECRET),
    facebook: keyOf(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET),
    oidc: oidcKeyOf(values),
  };
  const known = Object.entries(keys).filter(([, key]) => key !== undefined);
  return known.length === 0 && hasSamples ? 'demo' : Object.fromEntries(known);
};

/**
 * The seller on invoices: as configured, otherwise a sample in sample shops, otherwise null.
 */
const sellerOf = (values: Values): Seller | null => {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_NUMBER: taxNumber } = values;
  if (name !== null && address.length > 0 && taxNumber !== null)
    return { name, address, taxNumber };
  return isForThePublic(values) && !values.DEMO ? null : sampleSeller;
};

export type Environment = {
  readonly identityProviders: IdentityKeys | 'demo';
  readonly paymentKeys: PaymentKeys | null;
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  readonly files: FilesLocation;
  readonly secretKeys: SecretKeys;
  readonly logLevel: string;
  readonly metrics: MetricsAddress | null;
  /** Permits a sample shop to be public. */
  readonly isDemo: boolean;
  readonly hasSamples: boolean;
  /** Refuses to start with sample accounts, whose password is public. */
  readonly refusesSamples: boolean;
  readonly settings: Partial<Settings>;
};

export const notOpened = (problems: readonly string[], advice: readonly string[] = []): Error =>
  new Error(
    ['The shop does not start:', ...problems.map((problem) => `- ${problem}`), ...advice].join(
      '\n',
    ),
  );

const locationOf = ({ DATABASE_URL, DATA_DIR }: Values): DatabaseLocation =>
  DATABASE_URL === null ? { folder: DATA_DIR } : { url: DATABASE_URL };

/** The location of the shop's data, for tools that do not start the shop. */
export const readLocation = (variables: Variables): DatabaseLocation =>
  locationOf(readVariables(variables).values);

/**
 * Reads all settings. Throws one error that lists every invalid or missing one, a sentence
 * each, after the given problems of external services.
 */
export const readEnvironment = (
  variables: Variables,
  ofServices: readonly string[] = [],
): Environment => {
  const { values, problems } = readVariables(variables);
  const unreadable = new Set(problems.map((problem) => problem.split(' ', 1)[0]));
  const all = [
    ...problems,
    ...ofServices,
    ...groupProblemsOf(values),
    ...sharingProblemsOf(values),
    ...chatProblemsOf(values),
    ...paymentProblemsOf(values),
    ...sampleProblemsOf(values),
  ].filter((problem) => {
    const [name = '', ...rest] = problem.split(' ');
    return !(rest.join(' ').startsWith('is missing') && unreadable.has(name));
  });
  const isPublic = isForThePublic(values);
  if (all.length > 0) {
    throw notOpened(
      all,
      isPublic && !values.DEMO
        ? ['DEMO=1 starts it as a demo, which only needs a known address.']
        : [],
    );
  }
  const hasSamples = values.DATABASE_URL === null && (!isPublic || values.DEMO);
  return {
    identityProviders: identitiesOf(values, hasSamples),
    paymentKeys: paymentKeysOf(values),
    port: values.PORT,
    host: values.HOST,
    database: locationOf(values),
    files: filesOf(values),
    secretKeys:
      values.SECRETS_KEY.length > 0 ? { keys: values.SECRETS_KEY } : { folder: values.DATA_DIR },
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS,
    isDemo: values.DEMO,
    hasSamples,
    refusesSamples: isPublic && !values.DEMO,
    settings: {
      trustProxy: values.TRUST_PROXY,
      publicAddress: values.PUBLIC_URL,
      allowedHosts: values.ALLOWED_HOSTS,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      supportAddress: values.SUPPORT_EMAIL,
      seller: sellerOf(values),
      imprint: {
        representative: values.SELLER_REPRESENTATIVE,
        phone: values.SELLER_PHONE,
        register: values.SELLER_REGISTER,
      },
      stores: values.STORES,
      accessibilityAuthority: values.ACCESSIBILITY_AUTHORITY,
      billingRetentionYears: values.BILLING_RETENTION_YEARS,
      guaranteeNotice: values.GUARANTEE_NOTICE_FOLDER,
      standardSizesReturnable: values.STANDARD_SIZES_RETURNABLE === '1',
      productionStart: values.PRODUCTION_START,
      trustpilot:
        values.TRUSTPILOT_API_KEY !== null && values.TRUSTPILOT_UNIT !== null
          ? { apiKey: values.TRUSTPILOT_API_KEY, unit: values.TRUSTPILOT_UNIT }
          : null,
      sentryDsn: values.SENTRY_DSN,
      applePayDomain: values.APPLE_PAY_DOMAIN_FILE,
      release: values.RELEASE,
      assistant:
        values.ASSISTANT_URL !== null && values.ASSISTANT_MODEL !== null
          ? { url: values.ASSISTANT_URL, key: values.ASSISTANT_KEY, model: values.ASSISTANT_MODEL }
          : null,
      outsideAnalytics: {
        ...(values.GA_MEASUREMENT_ID !== null && { google: values.GA_MEASUREMENT_ID }),
        ...(values.SEGMENT_WRITE_KEY !== null && { segment: values.SEGMENT_WRITE_KEY }),
      },
      chatProvider: chatProviderOf(values),
      chatKeys: chatKeysOf(values),
      limitFactor: values.LIMIT_FACTOR,
      answersOffline: values.OFFLINE === '1',
      drainSeconds: values.DRAIN_SECONDS,
      previewSecret: values.PREVIEW_SECRET,
      staffNeedSecondFactor: staffNeedSecondFactor(values),
      showsOutbox: isLocalOnly(values),
    },
  };
};
