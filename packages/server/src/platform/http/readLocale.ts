import { preferredLocale } from '@tailorbird/domain/shell';
import { remembered } from '../runtime/remembered.ts';

/** The shop's language that `Accept-Language` asks for; browsers of a country send the same few. */
export const localeOf = remembered(preferredLocale);
