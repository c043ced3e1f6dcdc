import { hash, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text for a cookie or link. */
export const createToken = (random: (bytes: number) => Uint8Array): string =>
  Buffer.from(random(32)).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Stored form of a token, which allows a lookup but cannot be used as the token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Compares in constant time. */
export const sameSecret = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
