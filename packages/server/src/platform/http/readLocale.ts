import { preferredLocale } from '@tailorbird/domain/shell';
import { memoize } from '../runtime/memoize.ts';

/**
 * The shop's language for an `Accept-Language` header; cached, because browsers of a country
 * send the same few.
 */
export const localeOf = memoize(preferredLocale);
