import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExpired, preselectedMeans, type SavedMeans } from './savedMeans.ts';
import { validateCard } from './validateCard.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const aMonth = fc.record({
  year: fc.integer({ min: 2020, max: 2060 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const someMeans: fc.Arbitrary<SavedMeans> = fc.record({
  id: fc.nat(),
  kind: fc.constant('card' as const),
  brand: fc.constantFrom('visa', 'mc'),
  lastFour: fc.constant('4242'),
  expires: aMonth.map(({ year, month }) => `${year}-${twoDigits(month)}`),
});

describe('a card that is kept', () => {
  test('a saved card is valid as long as the same card could be entered', () => {
    fc.assert(
      fc.property(aMonth, aMonth, fc.integer({ min: 1, max: 28 }), (until, now, day) => {
        const typed = validateCard(
          {
            number: '4242424242424242',
            expiry: `${twoDigits(until.month)}/${twoDigits(until.year % 100)}`,
            securityCode: '123',
            holderName: 'Ada',
          },
          now,
        );
        const kept = { expires: `${until.year}-${twoDigits(until.month)}` };
        expect(isExpired(kept, `${now.year}-${twoDigits(now.month)}-${twoDigits(day)}`)).toBe(
          !typed.ok,
        );
      }),
    );
  });

  test('the default card is the last used one that is still valid', () => {
    fc.assert(
      fc.property(fc.array(someMeans), aMonth, (saved, { year, month }) => {
        const today = `${year}-${twoDigits(month)}-15`;
        const first = preselectedMeans(saved, today);
        if (first === null) expect(saved.every((means) => isExpired(means, today))).toBe(true);
        else {
          expect(isExpired(first, today)).toBe(false);
          expect(
            saved.slice(0, saved.indexOf(first)).every((means) => isExpired(means, today)),
          ).toBe(true);
        }
      }),
    );
  });
});
