import type { AddressFailure, AddressField } from '@tailorbird/domain/checkout';
import type { TextKey, Translate } from '../texts/texts.ts';

/** What to say about a field of the address; a required one is named (ERR-15), in a sentence of its own, since names are inflected. */
export const addressFailureText = (t: Translate<'checkout'>, field: AddressField, failure: AddressFailure | undefined): string | null => {
  if (!failure) return null;
  switch (failure.kind) {
    case 'required':
      return t(`missing.${field}` as TextKey<'checkout'>);
    case 'too-long':
      return t('failure.too-long', { maximum: failure.maximum });
    case 'invalid-postcode':
      return t('failure.invalid-postcode', { example: failure.example });
    default:
      return t(`failure.${failure.kind}`);
  }
};
