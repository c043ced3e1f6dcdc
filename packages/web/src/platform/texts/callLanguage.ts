import type { Locale } from '@tailorbird/domain/kernel';
import { value } from '../services/token.ts';

/** The language calls are made in: that of the page on screen, or of the one that is loading. */
export const CallLanguageT = value<{ current: Locale }>('CallLanguage');
