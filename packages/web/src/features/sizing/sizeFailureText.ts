import type { SizeNameRefused, SizeRefused } from '@tailorbird/domain/sizing';
import type { TextKey, Translate } from '../../platform/texts/texts.ts';
import { type SizeAttempt, sizeMessage } from './sizeMessage.ts';

const known = new Set<string>([
  'size-calculation-failed',
  'size-not-created',
  'size-not-updated',
  'size-not-deleted',
  'size-not-converted',
  'size-cannot-be-edited',
  'size-name-required',
  'size-not-found',
  'size-not-cut-for',
]);

export const sizeFailureText = (
  t: Translate<'sizes'>,
  tried: SizeAttempt,
  failure: SizeRefused,
): string => {
  const message = sizeMessage(tried, failure);
  if ('text' in message) return message.text;
  return known.has(message.key)
    ? t(`failure.${message.key}` as TextKey<'sizes'>)
    : t('notifications.login_prompts.already_exists');
};

export const sizeNameText = (t: Translate<'sizes'>, failure: SizeNameRefused): string =>
  failure.kind === 'size-name-too-long'
    ? t('failure.size-name-too-long', { maximum: failure.maximum })
    : t('failure.size-name-required');
