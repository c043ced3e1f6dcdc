import { preferredLocale } from '@tailorbird/domain/shell';
import { remembered } from '../runtime/remembered.ts';

/**
 * The shop's language for an `Accept-Language` header; cached, because browsers of a country
 * send the same few.
 */
export const localeOf = remembered(preferredLocale);
