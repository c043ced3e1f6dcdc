import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store, WalletMethod } from '@tailorbird/domain/checkout';
import { adyenEnvironments } from '../contexts/checkout/adyen/keys.ts';
import { stripeAddress } from '../contexts/checkout/stripe/keys.ts';
import { sentryAddress } from '../contexts/shell/forwarders/sentry.ts';
import { parseS3Url, type S3Location } from '../platform/files/s3Location.ts';
import { secretKeyBytes } from '../platform/session/secretBox.ts';
import { buttonWalletsOf, smallFileText } from './walletVariables.ts';

/** One environment variable: what it is when it is not set, and what its text means. Reading throws, in a few words, for a text that means nothing. */
type Variable<Value> = {
  readonly fallback: string;
  readonly read: (text: string) => Value;
  /** Its text holds a secret, which no message repeats. */
  readonly isSecret?: true;
};

/** The folder `.data` is in, wherever the process was started. */
const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const text = (fallback: string): Variable<string> => ({ fallback, read: (written) => written });
const bucket: Variable<S3Location | null> = {
  fallback: '',
  read: (written) => (written === '' ? null : parseS3Url(written)),
  isSecret: true,
};

const textOrNull: Variable<string | null> = { fallback: '', read: (written) => written || null };
const secretOrNull: Variable<string | null> = { ...textOrNull, isSecret: true };

const yes: readonly string[] = ['1', 'true', 'yes'];
const no: readonly string[] = ['', '0', 'false', 'no'];
const flag: Variable<boolean> = {
  fallback: '',
  read: (written) => {
    const word = written.toLowerCase();
    if (!yes.includes(word) && !no.includes(word)) throw new Error('is neither 1 nor 0');
    return yes.includes(word);
  },
};

const wholeNumber = (fallback: string, least: number, most: number, otherwise: string): Variable<number> => ({
  fallback,
  read: (written) => {
    const number = Number(written);
    if (!Number.isInteger(number) || number < least || number > most) throw new Error(otherwise);
    return number;
  },
});

const oneOf = <const Word extends string>(fallback: Word, words: readonly Word[]): Variable<Word> => ({
  fallback,
  read: (written) => {
    const word = words.find((each) => each === written);
    if (word === undefined) throw new Error(`is none of ${words.join(', ')}`);
    return word;
  },
});

const folder: Variable<string> = { fallback: '.data', read: (path) => (isAbsolute(path) ? path : resolve(projectFolder, path)) };

/** Stores: `Porto PT, Lisbon PT`, each a name and the country it is in. */
const stores: Variable<readonly Store[]> = {
  fallback: 'Porto PT',
  read: (written) =>
    written.split(',').flatMap((each) => {
      const words = each.trim().split(/\s+/);
      const countryCode = words.pop() ?? '';
      if (countryCode === '') return [];
      const name = words.join(' ');
      if (name === '' || name.length > 80 || !/^[A-Z]{2}$/.test(countryCode)) throw new Error('is no list such as Porto PT, Lisbon PT');
      return [{ name, countryCode }];
    }),
};

/** Scheme and host, and nothing else: pages live at the root. */
const address: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const url = URL.parse(written);
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
      throw new Error('is no address such as https://shop.example');
    return url.origin;
  },
};

/** Where a service of others is asked. */
const webAddress: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const url = URL.parse(written);
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username)
      throw new Error('is no address such as https://models.example/v1');
    return written;
  },
};

/** Where metrics are read: a port of this machine, or an address with one. */
const listening: Variable<{ readonly host: string; readonly port: number } | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const [, host = '127.0.0.1', port = ''] = /^(?:(.{1,100}):)?(\d{1,5})$/.exec(written) ?? [];
    if (port === '' || Number(port) > 65_535) throw new Error('is no port such as 9464, or address such as 0.0.0.0:9464');
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  },
};

const list: Variable<readonly string[]> = { fallback: '', read: (written) => written.split(',').flatMap((part) => part.trim() || []) };

const buttonWallets: Variable<readonly WalletMethod[]> = { fallback: '', read: (written) => buttonWalletsOf(list.read(written)) };
const smallFile: Variable<string | null> = {
  fallback: '',
  read: (written) => (written === '' ? null : smallFileText(folder.read(written))),
};

/** Keys that secrets are sealed with, of which the first seals. */
const secretKeys: Variable<readonly Uint8Array[]> = {
  fallback: '',
  read: (written) =>
    written.split(',').flatMap((part) => {
      const text = part.trim();
      if (text === '') return [];
      const key = Buffer.from(text, 'base64');
      if (key.length !== secretKeyBytes) throw new Error('holds no keys of 32 bytes in Base64, such as `openssl rand -base64 32` makes');
      return [key];
    }),
  isSecret: true,
};

/** Lines of an address, separated by a vertical bar. */
const lines: Variable<readonly string[]> = { fallback: '', read: (written) => written.split('|').flatMap((part) => part.trim() || []) };
/** How the shop is known to a service, by what such a name looks like. */
const known = (form: RegExp, otherwise: string): Variable<string | null> => ({
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    if (!form.test(written)) throw new Error(otherwise);
    return written;
  },
});

/** The same for what nobody may read: no message repeats it. */
const knownSecret = (form: RegExp, otherwise: string): Variable<string | null> => ({ ...known(form, otherwise), isSecret: true });

const messengerToken = known(/^[\w-]{8,100}$/, 'is no token of a messenger: letters, digits, - and _');

const mailbox = (fallback: string): Variable<string> => ({
  fallback,
  read: (written) => {
    if (!/^([^<>@]{1,100} <[^<>@\s]{1,64}@[^<>@\s]{1,190}>|[^<>@\s]{1,64}@[^<>@\s]{1,190})$/.test(written))
      throw new Error('is no email address');
    return written;
  },
});

const sentryDsn: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written !== '' && !sentryAddress(written)) throw new Error('is no DSN, as https://<key>@<host>/<project> is');
    return written || null;
  },
  isSecret: true,
};

const release: Variable<string> = {
  fallback: '',
  read: (written) => {
    if (!/^[\w.+@-]{0,60}$/.test(written)) throw new Error('is no name of a release');
    return written;
  },
};

/** Everything the environment may say. README's table lists the same. */
export const variables = {
  PORT: wholeNumber('3000', 0, 65_535, 'is not a port'),
  HOST: text('127.0.0.1'),
  DATA_DIR: folder,
  DATABASE_URL: textOrNull,
  PUBLIC_URL: address,
  ALLOWED_HOSTS: list,
  TRUST_PROXY: flag,
  DEMO: flag,
  STAFF_SECOND_FACTOR: oneOf('auto', ['auto', '1', '0']),
  PAYMENTS: oneOf('sandbox', ['sandbox', 'stripe', 'adyen']),
  STRIPE_SECRET_KEY: knownSecret(/^(sk|rk)_(test|live)_\w{10,250}$/, 'is no key of Stripe such as sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: known(/^pk_(test|live)_\w{10,250}$/, 'is no key of Stripe such as pk_live_…'),
  STRIPE_WEBHOOK_SECRET: knownSecret(/^whsec_[\w+/=]{10,250}$/, 'is no secret of a Stripe endpoint such as whsec_…'),
  STRIPE_API: { ...address, fallback: stripeAddress },
  ADYEN_API_KEY: knownSecret(/^AQ[\w+/=*.-]{20,500}$/, 'is no API key of Adyen such as AQE…'),
  ADYEN_CLIENT_KEY: known(/^(test|live)_\w{10,100}$/, 'is no client key of Adyen such as live_…'),
  ADYEN_MERCHANT_ACCOUNT: known(/^[\w-]{1,100}$/, 'is no name of a merchant account'),
  ADYEN_HMAC_KEY: knownSecret(/^[0-9A-Fa-f]{64}$/, 'is no HMAC key of Adyen: 64 hexadecimal digits'),
  ADYEN_ENVIRONMENT: oneOf('test', adyenEnvironments),
  ADYEN_PREFIX: known(/^[\w-]{1,80}$/, 'is no prefix of a live address of Adyen'),
  ADYEN_API: address,
  WALLET_BUTTONS: buttonWallets,
  APPLE_PAY_DOMAIN_FILE: smallFile,
  S3_URL: bucket,
  SMTP_URL: textOrNull,
  MAIL_FROM: mailbox('Tailorbird <hello@tailorbird.example>'),
  SUPPORT_EMAIL: mailbox('support@tailorbird.example'),
  SELLER_NAME: textOrNull,
  SELLER_ADDRESS: lines,
  SELLER_TAX_NUMBER: textOrNull,
  SELLER_REPRESENTATIVE: textOrNull,
  SELLER_PHONE: textOrNull,
  SELLER_REGISTER: textOrNull,
  STORES: stores,
  LIMIT_FACTOR: wholeNumber('1', 1, Number.MAX_SAFE_INTEGER, 'is no whole number from 1 on'),
  OFFLINE: oneOf('1', ['1', '0']),
  DRAIN_SECONDS: wholeNumber('0', 0, 300, 'is no whole number from 0 to 300'),
  LOG_LEVEL: oneOf('info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  METRICS: listening,
  PREVIEW_SECRET: textOrNull,
  GOOGLE_CLIENT_ID: textOrNull,
  GOOGLE_CLIENT_SECRET: secretOrNull,
  APPLE_CLIENT_ID: textOrNull,
  APPLE_CLIENT_SECRET: secretOrNull,
  FACEBOOK_CLIENT_ID: textOrNull,
  FACEBOOK_CLIENT_SECRET: secretOrNull,
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
  GA_MEASUREMENT_ID: known(/^(G|GTM)-[A-Z0-9]{4,20}$/, 'is neither a measurement ID such as G-ABC123 nor a container such as GTM-ABC123'),
  SEGMENT_WRITE_KEY: known(/^[A-Za-z0-9]{8,64}$/, 'is no write key: letters and digits'),
  SECRETS_KEY: secretKeys,
  SENTRY_DSN: sentryDsn,
  RELEASE: release,
  TRUSTPILOT_API_KEY: textOrNull,
  TRUSTPILOT_UNIT: textOrNull,
};

type Variables = typeof variables;
export type Values = { readonly [Name in keyof Variables]: ReturnType<Variables[Name]['read']> };

/** What the variables say, or everything that is wrong with them, each in one sentence. */
export const readVariables = (
  said: Readonly<Record<string, string | undefined>>,
): { readonly values: Values; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const values = Object.entries<Variable<unknown>>(variables).map(([name, { fallback, read, isSecret }]): [string, unknown] => {
    try {
      return [name, read(said[name] || fallback)];
    } catch (cause) {
      problems.push(`${name} ${(cause as Error).message}${isSecret ? '' : `: ${said[name]}`}`);
      return [name, read(fallback)];
    }
  });
  return { values: Object.fromEntries(values) as Values, problems };
};
