import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '../../../platform/runtime/boundedQueue.ts';

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * A hash uses a core for much of a second, and one of four libuv threads. Limits concurrent and
 * waiting hashes; others get 503.
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
 * `scrypt$cost$salt$key`; the cost can be raised later. Throws `Unavailable` if the queue is
 * full.
 */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * A missing hash takes equally long, so that timing does not reveal accounts. Throws
 * `Unavailable` if the queue is full.
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
