import type { AddressFailure, CardField } from '@tailorbird/domain/checkout';
import { type Locale, type Localized, unreachable } from '@tailorbird/domain/kernel';

type CardFailure = 'required' | 'invalid' | 'expired';

const required: Localized = { en: 'This field is required.', de: 'Bitte fülle dieses Feld aus.' };
const expired: Localized = { en: 'This card has expired.', de: 'Diese Karte ist abgelaufen.' };

const invalid: Readonly<Record<CardField, Localized>> = {
  number: { en: 'This is not a card number.', de: 'Das ist keine Kartennummer.' },
  expiry: { en: 'Please enter month and year, as on the card.', de: 'Bitte gib Monat und Jahr an, wie auf der Karte.' },
  securityCode: { en: 'The security code has three or four digits.', de: 'Der Sicherheitscode hat drei oder vier Ziffern.' },
  holderName: { en: 'Please enter the name on the card.', de: 'Bitte gib den Namen auf der Karte an.' },
};

/** What is wrong with a field of a card. */
export const cardMessage = (field: CardField, failure: CardFailure, locale: Locale): string => {
  switch (failure) {
    case 'required':
      return required[locale];
    case 'expired':
      return expired[locale];
    case 'invalid':
      return invalid[field][locale];
  }
};

export const checkoutMessages = {
  guestEmailRequired: {
    en: 'We need your email address to send you the receipt.',
    de: 'Wir brauchen deine E-Mail-Adresse für die Quittung.',
  },
  guestEmailInvalid: { en: 'This is not an email address.', de: 'Das ist keine E-Mail-Adresse.' },
  cardMissing: { en: 'Please enter a card to pay with.', de: 'Bitte gib eine Karte an, mit der du bezahlst.' },
  unknownShippingMethod: { en: 'This shipping method is not available.', de: 'Diese Versandart gibt es hier nicht.' },
  unknownDropPoint: { en: 'This drop point is not near your address.', de: 'Dieser Paketshop liegt nicht in deiner Nähe.' },
  countryUnknown: { en: 'Please choose a country.', de: 'Bitte wähle ein Land aus.' },
  countryNotShippable: { en: 'We do not ship to this country.', de: 'In dieses Land liefern wir nicht.' },
  returnAddressForeign: { en: 'The return address must be of this shop.', de: 'Die Rückkehradresse muss zu diesem Shop gehören.' },
} as const satisfies Readonly<Record<string, Localized>>;

const failureMessage = (failure: AddressFailure): Localized => {
  switch (failure.kind) {
    case 'required':
      return { en: 'This field is required.', de: 'Bitte fülle dieses Feld aus.' };
    case 'too-long':
      return {
        en: `Please use at most ${failure.maximum} characters.`,
        de: `Bitte verwende höchstens ${failure.maximum} Zeichen.`,
      };
    case 'invalid-postcode':
      return {
        en: `This is not a zip code of that country. One looks like ${failure.example}.`,
        de: `Das ist keine Postleitzahl dieses Landes. Eine sieht so aus: ${failure.example}.`,
      };
    case 'invalid-phone':
      return { en: 'Please enter a phone number, digits only.', de: 'Bitte gib eine Telefonnummer an, nur mit Ziffern.' };
    case 'kuwait-city-name':
      return { en: 'Please write the full name: Kuwait City.', de: 'Bitte schreib den vollen Namen: Kuwait City.' };
    case 'puerto-rico-not-shippable':
      return { en: 'We cannot ship to Puerto Rico.', de: 'Nach Puerto Rico können wir nicht liefern.' };
    case 'choose-canary-islands':
      return {
        en: 'This zip code is on the Canary Islands. Please choose them as the country.',
        de: 'Diese Postleitzahl liegt auf den Kanarischen Inseln. Bitte wähle sie als Land.',
      };
    case 'country-not-shippable':
      return { en: 'We do not ship to this country.', de: 'In dieses Land liefern wir nicht.' };
    default:
      return unreachable(failure);
  }
};

/** What is wrong with a field of an address. */
export const addressMessage = (failure: AddressFailure, locale: Locale): string => failureMessage(failure)[locale];
