import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts short secrets, so that a copy of the database does not reveal them. */
export type SecretBox = {
  /**
   * Encrypts a secret. `purpose` identifies its owner and use; only the same purpose decrypts
   * it.
   */
  readonly seal: (secret: string, purpose: string) => string;
  /** Decrypts a secret; null if its key is gone or the text was changed. */
  readonly open: (sealed: string, purpose: string) => string | null;
  readonly isCurrent: (sealed: string) => boolean;
};

export type WithSecretBox = { readonly secretBox: SecretBox };

export const secretKeyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

const idOf = (key: Uint8Array): string =>
  createHash('sha256').update('key id|').update(key).digest('base64url').slice(0, 8);

/**
 * AES-256-GCM: `v1.<key id>.<iv, tag and text in Base64url>`. The first key encrypts, all keys
 * decrypt: rotate by putting a new key first.
 */
export const createSecretBox = (keys: readonly [Uint8Array, ...Uint8Array[]]): SecretBox => {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [first] = keys;
  const current = idOf(first);
  return {
    seal: (secret, purpose) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `v1.${current}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open: (sealed, purpose) => {
      const [version, id = '', content = ''] = sealed.split('.');
      const key = byId.get(id);
      const bytes = Buffer.from(content, 'base64url');
      if (version !== 'v1' || !key || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        return null;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${current}.`),
  };
};
