import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../platform/database/database.ts';
import type { Settings } from '../platform/runtime/settings.ts';

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  readonly logLevel: string;
  readonly settings: Pick<
    Settings,
    'trustProxy' | 'publicAddress' | 'allowedHosts' | 'smtpUrl' | 'trustpilot' | 'previewSecret' | 'limitFactor'
  >;
};

/** The folder `.data` is in, wherever the process was started. */
const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const limitFactorOf = (text = '1'): number => {
  const factor = Number(text || '1');
  if (!Number.isInteger(factor) || factor < 1) throw new Error(`LIMIT_FACTOR is no whole number from 1 on: ${text}`);
  return factor;
};

/** Scheme and host, and nothing else: pages live at the root. */
const addressOf = (text: string): string => {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error(`PUBLIC_URL is no address such as https://shop.example: ${text}`);
  }
  return url.origin;
};

/** What the environment says: PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY, PUBLIC_URL, ALLOWED_HOSTS, SMTP_URL, LIMIT_FACTOR, PREVIEW_SECRET, TRUSTPILOT_API_KEY and TRUSTPILOT_UNIT. Throws, in one sentence, when one of them cannot be used or is missing. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const port = Number(variables.PORT ?? 3_000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${variables.PORT}`);
  const publicAddress = variables.PUBLIC_URL ? addressOf(variables.PUBLIC_URL) : null;
  if (variables.DATABASE_URL && publicAddress === null) {
    throw new Error(
      'PUBLIC_URL is missing: with DATABASE_URL the shop has to know the address people know it by, such as https://shop.example',
    );
  }
  const folder = variables.DATA_DIR || '.data';
  return {
    port,
    host: variables.HOST || '127.0.0.1',
    database: variables.DATABASE_URL
      ? { url: variables.DATABASE_URL }
      : { folder: isAbsolute(folder) ? folder : resolve(projectFolder, folder) },
    logLevel: variables.LOG_LEVEL || 'info',
    settings: {
      trustProxy: ['1', 'true', 'yes'].includes((variables.TRUST_PROXY ?? '').toLowerCase()),
      publicAddress,
      allowedHosts: (variables.ALLOWED_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
      smtpUrl: variables.SMTP_URL || null,
      trustpilot:
        variables.TRUSTPILOT_API_KEY && variables.TRUSTPILOT_UNIT
          ? { apiKey: variables.TRUSTPILOT_API_KEY, unit: variables.TRUSTPILOT_UNIT }
          : null,
      limitFactor: limitFactorOf(variables.LIMIT_FACTOR),
      previewSecret: variables.PREVIEW_SECRET || null,
    },
  };
};
