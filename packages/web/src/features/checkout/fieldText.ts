import type { AddressFailure, AddressField, CardFailures, CardField } from '@tailorbird/domain/checkout';
import type { Translate } from '../../platform/texts/texts.ts';

type Speech = Translate<'checkout'>;

/** What to say about a field of the address; a required one is named (ERR-15). */
export const addressFailureText = (t: Speech, field: AddressField, failure: AddressFailure | undefined): string | null => {
  if (!failure) return null;
  switch (failure.kind) {
    case 'required':
      return t('failure.required', { name: t(`address.${field}`) });
    case 'too-long':
      return t('failure.too-long', { maximum: failure.maximum });
    case 'invalid-postcode':
      return t('failure.invalid-postcode', { example: failure.example });
    default:
      return t(`failure.${failure.kind}`);
  }
};

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
