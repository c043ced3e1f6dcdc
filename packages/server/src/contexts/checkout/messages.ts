import type { CardField } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/checkout.json';
import { inEveryLanguage, textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('checkout');

/** What is wrong with a field of a card. */
export const cardMessage = (field: CardField, failure: 'required' | 'invalid' | 'expired', locale: Locale): string =>
  textsIn(locale)(failure === 'invalid' ? `card.invalid.${field}` : `card.${failure}`);

export const checkoutMessages = {
  guestEmailRequired: inEveryLanguage(textsIn, 'guestEmailRequired'),
  guestEmailInvalid: inEveryLanguage(textsIn, 'guestEmailInvalid'),
  creditOfCustomer: inEveryLanguage(textsIn, 'creditOfCustomer'),
  cardMissing: inEveryLanguage(textsIn, 'cardMissing'),
  unknownShippingMethod: inEveryLanguage(textsIn, 'unknownShippingMethod'),
  unknownDropPoint: inEveryLanguage(textsIn, 'unknownDropPoint'),
  countryUnknown: inEveryLanguage(textsIn, 'countryUnknown'),
  countryNotShippable: inEveryLanguage(textsIn, 'countryNotShippable'),
  returnAddressForeign: inEveryLanguage(textsIn, 'returnAddressForeign'),
} as const;
