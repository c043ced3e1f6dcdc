import type { CardFailures, CardField } from '@tailorbird/domain/checkout';
import type { Translate } from '../../platform/texts/texts.ts';

type Speech = Translate<'checkout'>;

export const cardFailureText = (
  t: Speech,
  field: CardField,
  failure: CardFailures[CardField],
): string | null => {
  switch (failure) {
    case undefined:
      return null;
    case 'required':
      return t(`cardMissing.${field}`);
    case 'expired':
      return t('card.expired');
    default:
      // The name can only be missing.
      return field === 'holderName' ? t('cardMissing.holderName') : t(`card.${field}`);
  }
};
