import type { Locale } from '@tailorbird/domain/kernel';
import { value } from '../services/token.ts';

/** Language of API calls: that of the current page or of the one being loaded. */
export const CallLanguageT = value<{ current: Locale }>('CallLanguage');
