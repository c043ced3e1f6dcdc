import type { FieldFailure } from '@tailorbird/domain/account';
import type { Translate } from './texts.ts';

export const fieldFailureText = (
  t: Translate<'account'>,
  failure: FieldFailure | undefined,
): string | null => {
  if (!failure) return null;
  switch (failure.kind) {
    case 'password-too-short':
      return t('failure.password-too-short', { minimum: failure.minimum });
    case 'password-too-long':
      return t('failure.password-too-long', { maximum: failure.maximum });
    default:
      return t(`failure.${failure.kind}`);
  }
};
