import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  type Consent,
  consentDays,
  consentPurposes,
  consentVersion,
  formatConsent,
  isAllowed,
  isConsentValid,
  parseConsent,
} from './consent.ts';

const consent: fc.Arbitrary<Consent> = fc.record({
  version: fc.nat(9_999),
  at: fc.nat({ max: 99_999_999_999_999 }),
  allowed: fc.subarray([...consentPurposes]),
  reference: fc.uuid(),
});
const day = 24 * 60 * 60 * 1_000;

describe('consent', () => {
  test('[GUARD-19] consent round-trips through its cookie without escaping', () => {
    fc.assert(
      fc.property(consent, (chosen) => {
        const text = formatConsent(chosen);
        expect(parseConsent(text)).toEqual(chosen);
        expect(encodeURIComponent(text)).toBe(text);
      }),
      runs(300),
    );
  });

  test('an invalid choice counts as no choice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseConsent(text);
        if (read !== null) expect(parseConsent(formatConsent(read))).toEqual(read);
      }),
      runs(300),
    );
    for (const text of [
      null,
      '',
      'true',
      '1.2.3',
      '1.1.statistics.',
      '1.1.statistics.UPPER-CASE',
      '-1.1..12345678',
    ])
      expect(parseConsent(text)).toBeNull();
  });

  test('a purpose that no longer exists is denied', () => {
    expect(parseConsent('1.5.advertising_chat.12345678')?.allowed).toEqual(['chat']);
  });

  test('a choice expires after its days and with each new text', () => {
    fc.assert(
      fc.property(consent, fc.integer({ min: -5 * day, max: 500 * day }), (chosen, later) => {
        const now = chosen.at + later;
        // An independent statement: not before it was made, within a year, and for this
        // version.
        const expected =
          chosen.version === consentVersion && later >= -60_000 && later / day < consentDays;
        expect(isConsentValid(chosen, now)).toBe(expected);
        for (const purpose of consentPurposes)
          expect(isAllowed(chosen, purpose, now)).toBe(
            expected && chosen.allowed.includes(purpose),
          );
      }),
      runs(300),
    );
    expect(isAllowed(null, 'statistics', 0)).toBe(false);
  });
});
