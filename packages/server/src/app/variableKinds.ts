import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store, WalletMethod } from '@tailorbird/domain/checkout';
import { locales } from '@tailorbird/domain/kernel';
import { sentryAddress } from '../contexts/shell/forwarders/sentry.ts';
import { parseS3Url, type S3Location } from '../platform/files/s3Location.ts';
import type { Graphics } from '../platform/runtime/settings.ts';
import { secretKeyBytes } from '../platform/session/secretBox.ts';
import { buttonWalletsOf, smallFileText } from './walletVariables.ts';

/**
 * An environment variable: its default, and how to parse its text. Parsing throws a short
 * message for an invalid text.
 */
export type Variable<Value> = {
  readonly fallback: string;
  readonly read: (text: string) => Value;
  readonly isSecret?: true;
};

/** The project folder, which contains `.data`, regardless of the working directory. */
const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

export const text = (fallback: string): Variable<string> => ({
  fallback,
  read: (written) => written,
});
export const bucket: Variable<S3Location | null> = {
  fallback: '',
  read: (written) => (written === '' ? null : parseS3Url(written)),
  isSecret: true,
};

/** A URL with one of these schemes and valid percent-encoding. */
const isServiceAddress = (written: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(written);
  if (url === null || !schemes.includes(url.protocol)) return false;
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return true;
  } catch {
    return false;
  }
};

export const mailServer: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    if (!isServiceAddress(written, ['smtp:', 'smtps:']) || URL.parse(written)?.hostname === '')
      throw new Error(
        'is not an address such as smtp://user:password@mail.example:587 (write @, :, / and % in the user and the password as %40, %3A, %2F and %25)',
      );
    return written;
  },
  isSecret: true,
};

export const databaseServer: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    if (!isServiceAddress(written, ['postgres:', 'postgresql:']))
      throw new Error(
        'is not an address such as postgres://user:password@database:5432/shop (write @, :, / and % in the user and the password as %40, %3A, %2F and %25)',
      );
    return written;
  },
  isSecret: true,
};

export const textOrNull: Variable<string | null> = {
  fallback: '',
  read: (written) => written || null,
};
export const secretOrNull: Variable<string | null> = { ...textOrNull, isSecret: true };

const yes: readonly string[] = ['1', 'true', 'yes'];
const no: readonly string[] = ['', '0', 'false', 'no'];
export const flag: Variable<boolean> = {
  fallback: '',
  read: (written) => {
    const word = written.toLowerCase();
    if (!yes.includes(word) && !no.includes(word)) throw new Error('is neither 1 nor 0');
    return yes.includes(word);
  },
};

export const wholeNumber = (
  fallback: string,
  least: number,
  most: number,
  otherwise: string,
): Variable<number> => ({
  fallback,
  read: (written) => {
    const number = Number(written);
    if (!Number.isInteger(number) || number < least || number > most) throw new Error(otherwise);
    return number;
  },
});

export const oneOf = <const Word extends string>(
  fallback: Word,
  words: readonly Word[],
): Variable<Word> => ({
  fallback,
  read: (written) => {
    const word = words.find((each) => each === written);
    if (word === undefined) throw new Error(`is not one of ${words.join(', ')}`);
    return word;
  },
});

export const folder: Variable<string> = {
  fallback: '.data',
  read: (path) => (isAbsolute(path) ? path : resolve(projectFolder, path)),
};

/** Stores: `Porto PT, Lisbon PT`, each with name and country. */
export const stores: Variable<readonly Store[]> = {
  fallback: 'Porto PT',
  read: (written) =>
    written.split(',').flatMap((each) => {
      const words = each.trim().split(/\s+/);
      const countryCode = words.pop() ?? '';
      if (countryCode === '') return [];
      const name = words.join(' ');
      if (name === '' || name.length > 80 || !/^[A-Z]{2}$/.test(countryCode))
        throw new Error('is not a list such as Porto PT, Lisbon PT');
      return [{ name, countryCode }];
    }),
};

/** Origin only (scheme and host): pages are served at the root. */
export const address: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const url = URL.parse(written);
    if (
      url === null ||
      !['http:', 'https:'].includes(url.protocol) ||
      url.pathname !== '/' ||
      url.search ||
      url.hash ||
      url.username
    )
      throw new Error('is not an address such as https://shop.example');
    return url.origin;
  },
};

export const webAddress: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const url = URL.parse(written);
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username)
      throw new Error('is not an address such as https://models.example/v1');
    return written;
  },
};

/** URL of an OpenID Connect provider: HTTPS, except on this machine. */
export const issuer: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const url = URL.parse(written);
    const hasTls = url?.protocol === 'https:';
    const isOwn = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
    if (url === null || !(hasTls || isOwn) || url.username || url.search || url.hash)
      throw new Error('is not an issuer such as https://accounts.example/realms/shop');
    return written;
  },
};

/** Address for metrics: a local port, or host and port. */
export const metricsAddress: Variable<{ readonly host: string; readonly port: number } | null> = {
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    const [, host = '127.0.0.1', port = ''] = /^(?:(.{1,100}):)?(\d{1,5})$/.exec(written) ?? [];
    if (port === '' || Number(port) > 65_535)
      throw new Error('is not a port such as 9464, or address such as 0.0.0.0:9464');
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  },
};

export const list: Variable<readonly string[]> = {
  fallback: '',
  read: (written) => written.split(',').flatMap((part) => part.trim() || []),
};

export const hosts: Variable<readonly string[]> = {
  fallback: '',
  read: (written) =>
    list.read(written).map((host) => {
      if (host !== '*' && (/[/?#@\s]/.test(host) || URL.parse(`http://${host}`) === null))
        throw new Error('is not a list of hosts such as www.shop.example, backend:3000');
      return host;
    }),
};

export const buttonWallets: Variable<readonly WalletMethod[]> = {
  fallback: '',
  read: (written) => buttonWalletsOf(list.read(written)),
};
export const smallFile: Variable<string | null> = {
  fallback: '',
  read: (written) => (written === '' ? null : smallFileText(folder.read(written))),
};

const largestGraphic = 512 * 1_024;

/** A folder with an SVG file per language, such as `de.svg`; some may be absent. */
export const graphics: Variable<Graphics> = {
  fallback: '',
  read: (written) => {
    if (written === '') return {};
    const path = folder.read(written);
    const found = locales.flatMap((locale) => {
      const file = join(path, `${locale}.svg`);
      const size = statSync(file, { throwIfNoEntry: false })?.size;
      if (size === undefined) return [];
      const svg = size > largestGraphic ? '' : readFileSync(file, 'utf8');
      if (!svg.includes('<svg'))
        throw new Error(`has a ${locale}.svg that is no SVG file of at most 512 KiB`);
      return [[locale, svg]];
    });
    if (found.length === 0) throw new Error('is not a folder with files such as de.svg');
    return Object.fromEntries(found);
  },
};

export const secretKeys: Variable<readonly Uint8Array[]> = {
  fallback: '',
  read: (written) =>
    written.split(',').flatMap((part) => {
      const text = part.trim();
      if (text === '') return [];
      const key = Buffer.from(text, 'base64');
      if (key.length !== secretKeyBytes)
        throw new Error(
          'holds no keys of 32 bytes in Base64, such as `openssl rand -base64 32` makes',
        );
      return [key];
    }),
  isSecret: true,
};

export const lines: Variable<readonly string[]> = {
  fallback: '',
  read: (written) => written.split('|').flatMap((part) => part.trim() || []),
};
/** An identifier at an external service, with its format. */
export const formatted = (form: RegExp, otherwise: string): Variable<string | null> => ({
  fallback: '',
  read: (written) => {
    if (written === '') return null;
    if (!form.test(written)) throw new Error(otherwise);
    return written;
  },
});

/** A secret of this form; messages never contain its value. */
export const formattedSecret = (form: RegExp, otherwise: string): Variable<string | null> => ({
  ...formatted(form, otherwise),
  isSecret: true,
});

export const messengerToken = formatted(
  /^[\w-]{8,100}$/,
  'is not a messenger token: letters, digits, - and _',
);

export const mailbox = (fallback: string): Variable<string> => ({
  fallback,
  read: (written) => {
    if (
      !/^([^<>@]{1,100} <[^<>@\s]{1,64}@[^<>@\s]{1,190}>|[^<>@\s]{1,64}@[^<>@\s]{1,190})$/.test(
        written,
      )
    )
      throw new Error('is not an email address');
    return written;
  },
});

export const sentryDsn: Variable<string | null> = {
  fallback: '',
  read: (written) => {
    if (written !== '' && !sentryAddress(written))
      throw new Error('is not a DSN such as https://<key>@<host>/<project>');
    return written || null;
  },
  isSecret: true,
};

export const release: Variable<string> = {
  fallback: '',
  read: (written) => {
    if (!/^[\w.+@-]{0,60}$/.test(written)) throw new Error('is not a release name');
    return written;
  },
};
