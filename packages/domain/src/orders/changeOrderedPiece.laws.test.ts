import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineSnapshot } from '../basket/index.ts';
import { money, sum } from '../kernel/index.ts';
import { changeOrderedPiece, pieceChangeRefusal, pieceTraits } from './changeOrderedPiece.ts';
import { cutOffAt } from './cutOff.ts';
import { orderStatuses } from './orderStatus.ts';
import type { Refund } from './refund.ts';
import { isWorkingDay } from './workingDays.ts';

const garment = { id: 1, productClass: 'Customize', unitPrice: money(5_900, 'EUR') } as const;
const placed = {
  status: 'Confirmed',
  datePlaced: '2026-11-20T15:00:00.000Z',
  refunds: [],
} as const;

describe('the cut-off', () => {
  test('[ORDER-08, ORDER-10] the cut-off is the afternoon of the second working day', () => {
    expect(cutOffAt(placed)).toBe('2026-11-24T14:00:00.000Z');
    for (const status of orderStatuses) {
      const at = cutOffAt({ status, datePlaced: '2026-11-22T15:00:00.000Z' });
      expect(at).toBe(
        status === 'Pending' || status === 'Confirmed' ? '2026-11-24T14:00:00.000Z' : null,
      );
    }
  });

  test('[ORDER-10] the cut-off is a working day, more than a day after the order', () => {
    const anyInstant = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2040-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, (date) => {
        const at = cutOffAt({ status: 'Pending', datePlaced: date.toISOString() }) ?? '';
        expect(Date.parse(at) - date.getTime()).toBeGreaterThan(86_400_000);
        expect(isWorkingDay(at.slice(0, 10))).toBe(true);
      }),
    );
  });

  test('[API-21] changes end exactly at the cut-off unless cutting starts earlier', () => {
    const kindAt = (now: string) => pieceChangeRefusal(placed, garment, now)?.kind ?? null;
    expect(kindAt('2026-11-20T15:00:00.000Z')).toBe(null);
    expect(kindAt('2026-11-24T13:59:59.999Z')).toBe(null);
    expect(kindAt('2026-11-24T14:00:00.000Z')).toBe('cut-off-passed');
    expect(kindAt('2027-01-01T00:00:00.000Z')).toBe('cut-off-passed');
    const open = orderStatuses.filter(
      (status) => pieceChangeRefusal({ ...placed, status }, garment, placed.datePlaced) === null,
    );
    expect(open).toEqual(['Pending', 'Confirmed']);
  });

  test('[API-21] returned pieces cannot be changed; the other pieces can', () => {
    const back = {
      parts: [{ lineId: 1, quantity: 1, amount: garment.unitPrice }],
    } as unknown as Refund;
    expect(pieceChangeRefusal({ ...placed, refunds: [back] }, garment, placed.datePlaced)).toEqual({
      kind: 'piece-fixed',
    });
    expect(
      pieceChangeRefusal({ ...placed, refunds: [back] }, { ...garment, id: 2 }, placed.datePlaced),
    ).toBe(null);
  });

  test('[API-21] gift cards, stock items and remakes cannot be changed', () => {
    for (const fixed of [
      { ...garment, productClass: 'Gift Card' as const },
      { ...garment, unitPrice: money(0, 'EUR') },
    ]) {
      expect(pieceChangeRefusal(placed, fixed, placed.datePlaced)).toEqual({ kind: 'piece-fixed' });
    }
  });
});

const anySnapshot: fc.Arbitrary<LineSnapshot> = fc.record({
  clothingTypeId: fc.constant(1),
  fabricColorId: fc.constantFrom(101, 102, 103),
  selectedProperties: fc.constantFrom(
    { neck: 1, cuff: 5 },
    { cuff: 5, neck: 1 },
    { neck: 2, cuff: 5 },
  ),
  initials: fc.constantFrom('', 'AB', 'Å', 'Å'),
  userSizeId: fc.constant(7),
  note: fc.constant(''),
  giftCardTier: fc.constant(null),
});
const anyMade = fc.record({
  snapshot: anySnapshot,
  sizeMadeTo: fc.record({ id: fc.constantFrom(7, 8), version: fc.constantFrom(1, 2) }),
});
const anyLine = fc
  .tuple(anyMade, fc.integer({ min: 1, max: 50 }), fc.nat(100_000), fc.nat(100_000))
  .map(([made, quantity, full, off]) => ({
    ...made,
    quantity,
    unitPrice: money(full, 'EUR'),
    priceExclDiscounts: money(full * quantity, 'EUR'),
    priceInclDiscounts: money(full * quantity - Math.min(off, full * quantity), 'EUR'),
  }));

describe('changing an ordered piece', () => {
  test('[API-21] no sequence of changes alters what was paid for a piece', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(3), anyMade), { maxLength: 12 }),
        (ordered, changes) => {
          const lines = [...ordered];
          for (const [place, made] of changes) {
            const at = place % lines.length;
            const line = lines[at];
            if (line) lines[at] = changeOrderedPiece(line, made).line;
          }
          const paidFor = (all: typeof lines) =>
            sum(
              all.map(({ priceInclDiscounts }) => priceInclDiscounts),
              'EUR',
            );
          expect(paidFor(lines)).toEqual(paidFor(ordered));
          const withoutPiece = ({ snapshot: _, sizeMadeTo: __, ...rest }: (typeof lines)[number]) =>
            rest;
          expect(lines.map(withoutPiece)).toEqual(ordered.map(withoutPiece));
        },
      ),
    );
  });

  test('[API-21] a change lists only differing parts', () => {
    fc.assert(
      fc.property(anyLine, anyMade, (line, made) => {
        const once = changeOrderedPiece(line, made);
        // The same statement, derived from what is shown of a piece.
        const { snapshot: was } = line;
        const { snapshot: is } = made;
        expect(once.changed.includes('color')).toBe(was.fabricColorId !== is.fabricColorId);
        expect(once.changed.includes('properties')).toBe(
          was.selectedProperties.neck !== is.selectedProperties.neck,
        );
        expect(once.changed.includes('initials')).toBe(
          was.initials.normalize() !== is.initials.normalize(),
        );
        const [sizeWas, sizeIs] = [line.sizeMadeTo, made.sizeMadeTo];
        expect(once.changed.includes('size')).toBe(
          sizeWas.id !== sizeIs.id || sizeWas.version !== sizeIs.version,
        );
        expect(pieceTraits.filter((trait) => once.changed.includes(trait))).toEqual(once.changed);
        expect(changeOrderedPiece(once.line, made)).toEqual({ line: once.line, changed: [] });
      }),
    );
  });
});
