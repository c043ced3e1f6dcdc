import { err, ok, type Result } from '../kernel/index.ts';

/**
 * The part after the country prefix, by prefix. Source: “VAT identification number structure” in
 * the questions and answers of VIES, and for CHE, GB and NO the countries' tax offices.
 * Checked on 2026-11-28.
 */
const structures: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** The longest VAT number that can be entered, with spaces and dots. */
export const maximumVatNumberLength = 24;

/** The entered text is not a VAT number with a country prefix, such as DE123456789. */
export type InvalidVatNumber = { readonly kind: 'invalid-vat-number' };

/**
 * Reads a VAT number with its country prefix and removes spaces, dots and hyphens. Checks the
 * structure only, not whether the number is assigned.
 */
export const readVatNumber = (text: string): Result<string, InvalidVatNumber> => {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const isValid = [2, 3].some((length) =>
    structures[compact.slice(0, length)]?.test(compact.slice(length)),
  );
  return isValid ? ok(compact) : err({ kind: 'invalid-vat-number' });
};
