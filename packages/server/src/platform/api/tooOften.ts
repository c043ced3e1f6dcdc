import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/limits.json';
import type { TooOften } from '../limits/attempts.ts';
import { textsOf } from '../texts/texts.ts';
import { type Detail, type Reply, reply } from './reply.ts';

const textsIn = textsOf<typeof texts>('limits');

/** For what was tried too often: says how long to wait, in whole minutes to people and in seconds to programs. */
export const tooOften = ({ retryAfterSeconds }: TooOften, locale: Locale): Reply<Detail, 429> =>
  reply(
    429,
    { detail: textsIn(locale)('tooOften', { count: Math.ceil(retryAfterSeconds / 60) }) },
    { 'retry-after': String(retryAfterSeconds) },
  );
