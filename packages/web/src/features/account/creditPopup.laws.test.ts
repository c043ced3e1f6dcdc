import { money } from '@tailorbird/domain/kernel';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedCreditPopup, mayShowCreditPopup, shownCredit } from './creditPopup.ts';

describe('the credit popup', () => {
  test('[PRICE-18] the popup shows to signed-in customers with credit, until closed', () => {
    const visit = { user: { id: 7 }, credit: money(100, 'EUR'), closedBy: null };
    expect(shownCredit(visit)).toEqual(visit.credit);
    for (const change of [
      { user: null },
      { credit: null },
      { credit: money(0, 'EUR') },
      { closedBy: '7' },
    ])
      expect(shownCredit({ ...visit, ...change })).toBeNull();
  });

  test('[PRICE-18] credit loads only where the popup may show', () => {
    expect(
      [null, '8', '7'].map((closedBy) => mayShowCreditPopup({ user: { id: 7 }, closedBy })),
    ).toEqual([true, true, false]);
    expect(mayShowCreditPopup({ user: null, closedBy: null })).toBe(false);
  });

  test('[PRICE-19] a closed credit popup stays closed for this user only', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const closedBy = closedCreditPopup({ id: one });
        expect(
          shownCredit({ user: { id: other }, credit: money(1, 'EUR'), closedBy }) !== null,
        ).toBe(one !== other);
      }),
      { ...runs(100), examples: [[7, 7]] },
    );
  });
});
