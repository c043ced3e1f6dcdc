import { describe, expect, it } from 'vitest';
import { writeMoment } from './writeMoment.ts';

const [winter, summer] = ['2026-12-03T14:00:00.000Z', '2026-07-02T14:00:00.000Z'];
const inEnglish = (countryCode: string | null, instant = winter): string =>
  writeMoment(instant, { locale: 'en', countryCode }).replace(/\u202f/g, ' ');
const inGerman = (countryCode: string | null, instant = winter): string =>
  writeMoment(instant, { locale: 'de', countryCode });

describe('writeMoment', () => {
  it('a moment is in the time of the country, in winter and summer', () => {
    expect(inEnglish('DE')).toBe('Thursday, December 3 at 3:00 PM');
    expect(inEnglish('GB')).toBe('Thursday, December 3 at 2:00 PM');
    expect(inEnglish('GB', summer)).toBe('Thursday, July 2 at 3:00 PM');
    expect(inGerman('DE', summer)).toBe('Donnerstag, 2. Juli um 16:00 Uhr');
    expect(inEnglish('JP')).toBe('Thursday, December 3 at 11:00 PM');
    expect(inGerman('IC')).toBe('Donnerstag, 3. Dezember um 14:00 Uhr');
  });

  it('a moment names its zone in countries with several', () => {
    expect(inEnglish('US')).toBe('Thursday, December 3 at 9:00 AM ET');
    expect(inGerman('US')).toBe('Donnerstag, 3. Dezember um 9:00 Uhr, New York (Ortszeit)');
    expect(inEnglish('AU')).toBe('Friday, December 4 at 1:00 AM Sydney Time');
  });

  it('a moment without a country is in the shop’s time with zone', () => {
    expect(inGerman(null)).toBe('Donnerstag, 3. Dezember um 15:00 Uhr, MEZ');
    expect(inEnglish(null)).toBe('Thursday, December 3 at 3:00 PM Denmark Time');
  });
});
