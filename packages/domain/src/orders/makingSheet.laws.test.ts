import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productClasses } from '../catalog/index.ts';
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
    fc
      .boolean()
      .map((split) =>
        lines.map(({ first, ...line }, index) => ({ ...line, id: index + 7, madeFirst: split ? Math.min(first, line.quantity) : null })),
      ),
  );

test('[ORDER-01, ORDER-05] the pieces of an order are its garments, numbered without a gap, those made first as many as are made first', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const pieces = orderPieces({ lines });
      expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, index) => index + 1));
      for (const { id, quantity, madeFirst, productClass } of lines) {
        const own = pieces.filter(({ lineId }) => lineId === id);
        const of = (part: string): number => own.filter((piece) => piece.part === part).length;
        if (productClass === 'Gift Card') expect(own).toEqual([]);
        else if (madeFirst === null) expect([of('all'), own.length]).toEqual([quantity, quantity]);
        else expect([of('first'), of('rest'), own.length]).toEqual([madeFirst, quantity - madeFirst, quantity]);
      }
    }),
  );
});
