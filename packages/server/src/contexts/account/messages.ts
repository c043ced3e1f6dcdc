import type { PasswordFailure } from '@tailorbird/domain/account';
import { type EmailFailure, type Locale, unreachable } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/account.json';
import type referralTexts from '../../../locales/en/referrals.json';
import type socialTexts from '../../../locales/en/social.json';
import { inEveryLanguage, textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('account');

export const emailMessage = (failure: EmailFailure, locale: Locale): string => {
  switch (failure.kind) {
    case 'email-required':
      return textsIn(locale)('email.required');
    case 'email-invalid':
      return textsIn(locale)('email.invalid');
    default:
      return unreachable(failure);
  }
};

export const passwordMessage = (failure: PasswordFailure, locale: Locale): string => {
  switch (failure.kind) {
    case 'password-required':
      return textsIn(locale)('password.required');
    case 'password-too-short':
      return textsIn(locale)('password.tooShort', { minimum: failure.minimum });
    case 'password-too-long':
      return textsIn(locale)('password.tooLong', { maximum: failure.maximum });
    case 'password-too-common':
      return textsIn(locale)('password.tooCommon');
    default:
      return unreachable(failure);
  }
};

export const accountMessages = {
  reasonMissing: inEveryLanguage(textsIn, 'reasonMissing'),
  alreadyExists: inEveryLanguage(textsIn, 'alreadyExists'),
  codeRequired: inEveryLanguage(textsIn, 'code.required'),
  wrongCode: inEveryLanguage(textsIn, 'code.wrong'),
  wrongPasskey: inEveryLanguage(textsIn, 'passkey.wrong'),
  passkeyRequired: inEveryLanguage(textsIn, 'passkey.required'),
  passkeyNameRequired: inEveryLanguage(textsIn, 'passkey.nameRequired'),
  tooManyPasskeys: inEveryLanguage(textsIn, 'passkey.tooMany'),
  wrongPassword: inEveryLanguage(textsIn, 'password.wrong'),
  currentRequired: inEveryLanguage(textsIn, 'password.currentRequired'),
} as const;

const referralTextsIn = textsOf<typeof referralTexts>('referrals');

export const referralMessages = {
  'referral-unknown': inEveryLanguage(referralTextsIn, 'refusal.referral-unknown'),
  'referral-own': inEveryLanguage(referralTextsIn, 'refusal.referral-own'),
  'referral-not-valid': inEveryLanguage(referralTextsIn, 'refusal.referral-not-valid'),
  'first-order-required': inEveryLanguage(referralTextsIn, 'refusal.first-order-required'),
} as const;

const socialTextsIn = textsOf<typeof socialTexts>('social');

export const socialMessages = {
  'pending-gone': inEveryLanguage(socialTextsIn, 'refusal.pending-gone'),
  'provider-away': inEveryLanguage(socialTextsIn, 'refusal.provider-away'),
} as const;
