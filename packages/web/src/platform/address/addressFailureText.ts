import type { AddressFailure, AddressField } from '@tailorbird/domain/checkout';
import type { Translate } from '../texts/texts.ts';

/** What to say about a field of the address; a required one is named (ERR-15). */
export const addressFailureText = (t: Translate<'checkout'>, field: AddressField, failure: AddressFailure | undefined): string | null => {
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
