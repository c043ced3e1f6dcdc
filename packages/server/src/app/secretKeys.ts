import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretKeyBytes } from '../platform/session/secretBox.ts';

/**
 * Keys for encrypting database secrets: configured, in a file created once, or in memory if
 * neither.
 */
export type SecretKeys = { readonly keys: readonly Uint8Array[] } | { readonly folder: string };

export const secretKeyFile = 'secrets.key';

/**
 * Loads the keys; the first one encrypts. If several processes create the file at once, all use
 * the same key.
 */
export const openSecretKeys = (
  from: SecretKeys | undefined,
): readonly [Uint8Array, ...Uint8Array[]] => {
  if (from === undefined) return [randomBytes(secretKeyBytes)];
  if ('keys' in from) {
    const [first, ...others] = from.keys;
    return first ? [first, ...others] : [randomBytes(secretKeyBytes)];
  }
  const file = join(from.folder, secretKeyFile);
  if (!existsSync(file)) {
    mkdirSync(from.folder, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(secretKeyBytes).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== secretKeyBytes)
    throw new Error(
      `The shop does not start:\n- ${file} is not a key of ${secretKeyBytes} bytes in Base64url. Restore it. Without it, move the file away; users must set up their second factor again`,
    );
  return [key];
};
