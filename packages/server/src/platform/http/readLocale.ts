import { preferredLocale } from '@tailorbird/domain/shell';
import { memoize } from '../runtime/memoize.ts';

/** Cached, because browsers of a country send the same few headers. */
export const localeOf = memoize(preferredLocale);
