import type { PasswordFailure } from '@tailorbird/domain/account';
import type { EmailFailure } from '@tailorbird/domain/kernel';
import { type Locale, unreachable } from '@tailorbird/domain/kernel';

/** What is wrong with an e-mail address, for the one who typed it (AUTH-20, AUTH-21). */
export const emailMessage = (failure: EmailFailure, locale: Locale): string => {
  switch (failure.kind) {
    case 'email-required':
      return { en: 'Email is required.', de: 'Bitte gib deine E-Mail-Adresse ein.' }[locale];
    case 'email-invalid':
      return { en: 'Provided email is invalid.', de: 'Diese E-Mail-Adresse ist ungültig.' }[locale];
    default:
      return unreachable(failure);
  }
};

/** What is wrong with a new password (AUTH-24). */
export const passwordMessage = (failure: PasswordFailure, locale: Locale): string => {
  switch (failure.kind) {
    case 'password-required':
      return { en: 'Password is required.', de: 'Bitte gib ein Passwort ein.' }[locale];
    case 'password-too-short':
      return {
        en: `The password needs at least ${failure.minimum} characters.`,
        de: `Das Passwort braucht mindestens ${failure.minimum} Zeichen.`,
      }[locale];
    case 'password-too-long':
      return {
        en: `The password can have at most ${failure.maximum} characters.`,
        de: `Das Passwort darf höchstens ${failure.maximum} Zeichen haben.`,
      }[locale];
    case 'password-too-common':
      return {
        en: 'This password is one of the first that strangers try. Please choose another one.',
        de: 'Dieses Passwort probieren Fremde als Erstes aus. Bitte wähle ein anderes.',
      }[locale];
    default:
      return unreachable(failure);
  }
};

export const accountMessages = {
  alreadyExists: {
    en: 'An account for the specified email address already exists',
    de: 'Für diese E-Mail-Adresse gibt es schon ein Konto',
  },
  throttled: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    de: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuch es dann noch einmal.',
  },
} as const;
