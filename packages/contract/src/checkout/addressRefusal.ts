import {
  type Address,
  type AddressFailure,
  type AddressFailures,
  type AddressField,
  type AddressRefused,
  countryRuleOf,
  maximumLength,
  postcodeWord,
} from '@tailorbird/domain/checkout';
import type { WireFieldErrors } from '../errors.ts';
import { messagesOf } from '../messages.ts';
import type { WireAddressErrors } from './address.ts';
import { addressKeys } from './address.ts';

/**
 * Messages by field and failure kinds in `error_codes`. `messageOf` translates a
 * failure.
 */
export const toWireAddressErrors = (
  failures: AddressFailures,
  messageOf: (failure: AddressFailure) => string,
): WireAddressErrors => {
  const entries = Object.entries(failures) as [AddressField, AddressFailure][];
  const messages = Object.fromEntries(
    entries.map(([field, failure]) => [addressKeys[field], [messageOf(failure)]]),
  );
  const codes = Object.fromEntries(entries.map(([field, { kind }]) => [addressKeys[field], kind]));
  // The catch-all type cannot exclude `error_codes` from the lists of messages.
  return { ...messages, error_codes: codes } as unknown as WireAddressErrors;
};

/** Failure of a code, completed from the field and the address that was sent. */
const failureOf = (
  code: string | undefined,
  field: AddressField,
  address: Address,
): AddressFailure | null => {
  switch (code) {
    case 'required':
    case 'invalid-phone':
    case 'kuwait-city-name':
    case 'puerto-rico-not-shippable':
    case 'choose-canary-islands':
    case 'country-not-shippable':
      return { kind: code };
    case 'too-long':
      return { kind: code, maximum: maximumLength[field] };
    case 'invalid-postcode':
      return {
        kind: code,
        example: countryRuleOf(address.countryCode).postcode?.example ?? '',
        word: postcodeWord(address.countryCode),
      };
    default:
      return null;
  }
};

const isCoded = (errors: WireAddressErrors | WireFieldErrors): errors is WireAddressErrors =>
  'error_codes' in errors;

/**
 * One failure per field, restored from the codes. A response without codes was sent for
 * a body that is no address, so only its messages remain.
 */
export const fromWireAddressErrors = (
  errors: WireAddressErrors | WireFieldErrors,
  address: Address,
): AddressRefused => {
  if (!isCoded(errors)) return { kind: 'basket-refused', message: messagesOf(errors).join('\n') };
  const { error_codes: codes } = errors;
  const fields = Object.fromEntries(
    (Object.keys(addressKeys) as AddressField[]).flatMap((field) => {
      const failure = failureOf(codes[addressKeys[field]], field, address);
      return failure ? [[field, failure]] : [];
    }),
  );
  return { kind: 'address-refused', fields };
};
