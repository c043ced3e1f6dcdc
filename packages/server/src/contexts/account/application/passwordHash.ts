import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '../../../platform/runtime/boundedQueue.ts';

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * One hash keeps a core busy for a good part of a second, and one of the four threads that files are read and pages are compressed on. So few run at once, few wait, and who comes when the
 * queue is full is told to come again.
 */
const queue = createBoundedQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 24,
  retryAfterSeconds: 5,
});

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  queue.run(() => deriveNow(password, salt, cost));

const deriveNow = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost;
    scrypt(
      password.normalize('NFC'),
      salt,
      keyLength,
      { N, r: blockSize, p: parallelism, maxmem: 256 * N * blockSize },
      (cause, key) => (cause ? reject(cause) : resolve(key)),
    );
  });

/** `scrypt$cost$salt$key`. Throws `Unavailable` when too many wait for theirs. The cost is kept with each hash, so that raising it later leaves old passwords working. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Whether a password is the one that was hashed. Throws `Unavailable` when too many wait for theirs. Takes as long for no hash at all, so that time does not tell whether an account exists. */
export const isPassword = async (
  password: string,
  hash: string | null,
  cost: number,
): Promise<boolean> => {
  const [scheme, writtenCost, salt, key] = (hash ?? '').split('$');
  if (scheme !== 'scrypt' || !writtenCost || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(writtenCost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
