import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../platform/database/database.ts';
import type { Settings } from '../platform/runtime/settings.ts';

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  readonly logLevel: string;
  readonly settings: Pick<Settings, 'trustProxy' | 'publicAddress' | 'smtpUrl' | 'trustpilot' | 'previewSecret' | 'limitFactor'>;
};

/** The folder `.data` is in, wherever the process was started. */
const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const limitFactorOf = (text = '1'): number => {
  const factor = Number(text || '1');
  if (!Number.isInteger(factor) || factor < 1) throw new Error(`LIMIT_FACTOR is no whole number from 1 on: ${text}`);
  return factor;
};

/** What the environment says: PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY, PUBLIC_URL, SMTP_URL, LIMIT_FACTOR, PREVIEW_SECRET, TRUSTPILOT_API_KEY and TRUSTPILOT_UNIT. Throws when PORT is no port. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const port = Number(variables.PORT ?? 3_000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${variables.PORT}`);
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
      publicAddress: variables.PUBLIC_URL?.replace(/\/$/, '') || null,
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
