import type { VoucherRefused } from '@tailorbird/domain/basket';
import type { Locale, Localized } from '@tailorbird/domain/kernel';

/** Why a voucher was not added, in the reader's words; `code` is what they typed. */
const voucherMessages: Readonly<Record<VoucherRefused['kind'], (code: string) => Localized>> = {
  'voucher-unknown': (code) => ({
    en: `We do not know a voucher ${code}`,
    de: `Einen Gutschein ${code} kennen wir nicht`,
  }),
  'voucher-not-yet-valid': (code) => ({
    en: `The voucher ${code} is not valid yet`,
    de: `Der Gutschein ${code} gilt noch nicht`,
  }),
  'voucher-expired': (code) => ({
    en: `The voucher ${code} has expired`,
    de: `Der Gutschein ${code} ist abgelaufen`,
  }),
  'voucher-already-used': (code) => ({
    en: `The voucher ${code} has already been used`,
    de: `Der Gutschein ${code} wurde schon eingelöst`,
  }),
  'voucher-sign-in-required': (code) => ({
    en: `Sign in to use the voucher ${code}`,
    de: `Melde dich an, um den Gutschein ${code} einzulösen`,
  }),
  'voucher-does-not-qualify': (code) => ({
    en: `The voucher ${code} cannot be used for what is in your basket`,
    de: `Der Gutschein ${code} passt nicht zu dem, was in deinem Warenkorb liegt`,
  }),
};

export const voucherMessage = (kind: VoucherRefused['kind'], code: string, locale: Locale): string => voucherMessages[kind](code)[locale];

const notAttached: Localized = { en: 'This voucher is not in your basket', de: 'Dieser Gutschein liegt nicht in deinem Warenkorb' };
export const voucherNotAttached = (locale: Locale): string => notAttached[locale];
