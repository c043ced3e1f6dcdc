import { type SizeRefused, sizeMessage } from '@tailorbird/domain/sizing';
import type { Translate } from '../../../i18n/texts.ts';

/** SIZE-59, SIZE-60: what a size that could not be made says. */
export const failureText = (failure: SizeRefused | null, t: Translate<'findSize'>): string => {
  const message = failure && sizeMessage('create', failure);
  if (message && 'text' in message) return message.text;
  return failure?.kind === 'already-exists' ? t('create.alreadyExists') : t('create.notCreated');
};
