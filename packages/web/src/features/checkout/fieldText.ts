import type { CardFailures, CardField } from '@tailorbird/domain/checkout';
import type { Translate } from '../../platform/texts/texts.ts';

type Speech = Translate<'checkout'>;

/** What to say about a field of the card. */
export const cardFailureText = (t: Speech, field: CardField, failure: CardFailures[CardField]): string | null => {
  switch (failure) {
    case undefined:
      return null;
    case 'required':
      return t('card.required', { name: t(`payment.${field}`) });
    case 'expired':
      return t('card.expired');
    default:
      return t(`card.${field}`, { name: t(`payment.${field}`) });
  }
};
