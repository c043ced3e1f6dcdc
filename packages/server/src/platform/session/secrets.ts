import { hash, timingSafeEqual } from 'node:crypto';

/** 256 random bits as the text of a cookie or a link. */
export const createToken = (random: (bytes: number) => Uint8Array): string =>
  Buffer.from(random(32)).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a token: it can be found again, but not be used by who reads the database. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Compares in a time that does not depend on where they differ. */
export const sameSecret = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
