import {
  type Address,
  type AddressFailure,
  type AddressFailures,
  type AddressField,
  type AddressRefused,
  maximumLength,
  postcodeWord,
  ruleOfCountry,
} from '@tailorbird/domain/checkout';
import type { WireFieldErrors } from '../errors.ts';
import { messagesOf } from '../messages.ts';
import { addressKeys } from './addressKeys.ts';
import type { WireAddressErrors } from './addressToSend.ts';

/** Messages at each field and, in `error_codes`, the kind of each failure. `messageOf` says it in the reader's language. */
export const toWireAddressErrors = (
  failures: AddressFailures,
  messageOf: (failure: AddressFailure) => string,
): WireAddressErrors => {
  const entries = Object.entries(failures) as [AddressField, AddressFailure][];
  const messages = Object.fromEntries(
    entries.map(([field, failure]) => [addressKeys[field], [messageOf(failure)]]),
  );
  const codes = Object.fromEntries(entries.map(([field, { kind }]) => [addressKeys[field], kind]));
  // The type of a catch-all cannot say that `error_codes` alone is no list of messages.
  return { ...messages, error_codes: codes } as unknown as WireAddressErrors;
};

/** The failure of a code. What the code leaves open follows from the field and the address that was sent. */
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
        example: ruleOfCountry(address.countryCode).postcode?.example ?? '',
        word: postcodeWord(address.countryCode),
      };
    default:
      return null;
  }
};

const isCoded = (errors: WireAddressErrors | WireFieldErrors): errors is WireAddressErrors =>
  'error_codes' in errors;

/** One failure a field, by the codes that a sent address was answered with. An answer without codes is to a body that was no address: its messages are all there is. */
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
