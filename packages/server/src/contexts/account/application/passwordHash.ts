import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '../../../platform/runtime/boundedQueue.ts';

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * One hash uses a core for a good part of a second, and one of the four libuv threads that also
 * read files and compress pages. Limits concurrent and waiting hashes; requests beyond them get
 * 503.
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

/**
 * `scrypt$cost$salt$key`. Throws `Unavailable` if the queue is full. The cost is stored with
 * each hash, so that old passwords still work after it is raised.
 */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Verifies a password. Throws `Unavailable` if the queue is full. A missing hash takes equally
 * long, so that timing does not reveal if an account exists.
 */
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
