import type { CardFailures, CardField } from '@tailorbird/domain/checkout';
import type { Translate } from '../../platform/texts/texts.ts';

type Speech = Translate<'checkout'>;

/** What to say about a field of the card. */
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
      // A name is there or missing, and nothing else.
      return field === 'holderName' ? t('cardMissing.holderName') : t(`card.${field}`);
  }
};
