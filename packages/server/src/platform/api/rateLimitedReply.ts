import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/limits.json';
import type { RateLimited } from '../limits/attempts.ts';
import { textsOf } from '../texts/texts.ts';
import { type Detail, type Reply, reply } from './reply.ts';

const textsIn = textsOf<typeof texts>('limits');

/**
 * Reply to too many attempts: the wait in whole minutes in the text, and in seconds in the
 * header.
 */
export const rateLimitedReply = (
  { retryAfterSeconds }: RateLimited,
  locale: Locale,
): Reply<Detail, 429> =>
  reply(
    429,
    { detail: textsIn(locale)('tooOften', { count: Math.ceil(retryAfterSeconds / 60) }) },
    { 'retry-after': String(retryAfterSeconds) },
  );
