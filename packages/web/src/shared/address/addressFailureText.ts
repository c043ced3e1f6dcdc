import { type AddressFailure, type AddressField, postcodeWord } from '@tailorbird/domain/checkout';
import type { TextKey, Translate } from '../../platform/texts/texts.ts';

export const addressLabel = (
  t: Translate<'checkout'>,
  field: AddressField,
  countryCode: string,
): string =>
  field === 'postcode' ? t(`postcode.${postcodeWord(countryCode)}.label`) : t(`address.${field}`);

/**
 * Error text for an address field. Each required field has its own sentence (ERR-15), because
 * field names are inflected.
 */
export const addressFailureText = (
  t: Translate<'checkout'>,
  field: AddressField,
  failure: AddressFailure | undefined,
  countryCode: string,
): string | null => {
  if (!failure) return null;
  switch (failure.kind) {
    case 'required':
      return field === 'postcode'
        ? t(`postcode.${postcodeWord(countryCode)}.missing`)
        : t(`missing.${field}` as TextKey<'checkout'>);
    case 'too-long':
      return t('failure.too-long', { maximum: failure.maximum });
    case 'invalid-postcode':
      return t(`postcode.${failure.word}.invalid`, { example: failure.example });
    default:
      return t(`failure.${failure.kind}`);
  }
};
