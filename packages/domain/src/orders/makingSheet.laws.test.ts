import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productClasses } from '../catalog/index.ts';
import { money } from '../kernel/index.ts';
import { orderPieces } from './makingSheet.ts';

const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      productClass: fc.constantFrom(...productClasses),
      first: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 6 },
  )
  .chain((lines) =>
    fc.boolean().map((split) =>
      lines.map(({ first, ...line }, index) => ({
        ...line,
        id: index + 7,
        madeFirst: split ? Math.min(first, line.quantity) : null,
      })),
    ),
  );

test('[ORDER-01, ORDER-05] pieces are numbered without gaps, first pieces included', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const pieces = orderPieces({ lines, withdrawals: [] });
      expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, index) => index + 1));
      for (const { id, quantity, madeFirst, productClass } of lines) {
        const own = pieces.filter(({ lineId }) => lineId === id);
        const of = (part: string): number => own.filter((piece) => piece.part === part).length;
        if (productClass === 'Gift Card') expect(own).toEqual([]);
        else if (madeFirst === null) expect([of('all'), own.length]).toEqual([quantity, quantity]);
        else
          expect([of('first'), of('rest'), own.length]).toEqual([
            madeFirst,
            quantity - madeFirst,
            quantity,
          ]);
      }
    }),
  );
});

test('the last pieces of a line are withdrawn, and numbers stay the same', () => {
  const wishes = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 })), { maxLength: 6 });
  fc.assert(
    fc.property(anyLines, wishes, (lines, wanted) => {
      const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
      const withdrawals = wanted.flatMap(([index, most], id) => {
        const lineId = lines[index]?.id ?? 0;
        const quantity = Math.min(most, left.get(lineId) ?? 0);
        left.set(lineId, (left.get(lineId) ?? 0) - quantity);
        const piece = { lineId, quantity, amount: money(0, 'EUR'), comesBack: false };
        return quantity > 0
          ? [{ id, at: '', pieces: [piece], shipping: money(0, 'EUR'), backAt: null }]
          : [];
      });
      const pieces = orderPieces({ lines, withdrawals });
      expect(pieces.map(({ isWithdrawn: _, ...piece }) => piece)).toEqual(
        orderPieces({ lines, withdrawals: [] }).map(({ isWithdrawn: _, ...piece }) => piece),
      );
      for (const { id, productClass } of lines) {
        const own = pieces
          .filter(({ lineId }) => lineId === id)
          .map(({ isWithdrawn }) => isWithdrawn);
        const kept = left.get(id) ?? 0;
        if (productClass !== 'Gift Card') expect(own).toEqual(own.map((_, index) => index >= kept));
      }
    }),
  );
});
