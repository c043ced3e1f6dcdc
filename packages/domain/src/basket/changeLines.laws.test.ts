import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  addPieces,
  changePiece,
  changeQuantity,
  type LineChange,
  type LineQuantity,
  type LineSnapshot,
  lineIdentity,
  maximumQuantity,
  mergeGuestLines,
  undoPieceChange,
} from './index.ts';

/** Few values, so that equal pieces are common. */
const snapshot: fc.Arbitrary<LineSnapshot> = fc.record({
  clothingTypeId: fc.constantFrom(1, 2),
  fabricColorId: fc.constantFrom(5, null),
  selectedProperties: fc.constantFrom(
    {},
    { neck: 1, sleeve: 2 },
    { sleeve: 2, neck: 1 },
    { neck: 2, sleeve: 2 },
  ),
  initials: fc.constantFrom('', 'AB'),
  userSizeId: fc.constantFrom(7, null),
  note: fc.constant(''),
  giftCardTier: fc.constant(null),
});
const somePiece: LineSnapshot = {
  clothingTypeId: 1,
  fabricColorId: 5,
  selectedProperties: {},
  initials: '',
  userSizeId: 7,
  note: '',
  giftCardTier: null,
};
const quantity = fc.integer({ min: 1, max: maximumQuantity });
const lines = fc
  .array(fc.record({ snapshot, quantity }), { maxLength: 8 })
  .map((each) => each.map((line, index): LineQuantity => ({ ...line, id: index + 1 })));
const distinctLines = lines.map((each) =>
  each.filter(
    (line, index) =>
      each.findIndex((other) => lineIdentity(other.snapshot) === lineIdentity(line.snapshot)) ===
      index,
  ),
);

const apply = (
  basket: readonly LineQuantity[],
  changes: readonly LineChange[],
): readonly LineQuantity[] =>
  changes.reduce<readonly LineQuantity[]>((so, change) => {
    if (change.kind === 'create')
      return so.concat({
        id: so.length + 1000,
        quantity: change.quantity,
        snapshot: change.snapshot,
      });
    if (change.kind === 'remove') return so.filter(({ id }) => id !== change.id);
    if (change.kind === 'replace') {
      return so.map((line) =>
        line.id === change.id
          ? { ...line, snapshot: change.snapshot, quantity: change.quantity }
          : line,
      );
    }
    return so.map((line) =>
      line.id === change.id ? { ...line, quantity: change.quantity } : line,
    );
  }, basket);

const piecesOf = (
  basket: readonly Omit<LineQuantity, 'id'>[],
): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const line of basket) {
    const identity = lineIdentity(line.snapshot);
    counts[identity] = (counts[identity] ?? 0) + line.quantity;
  }
  return counts;
};

describe('the identity of a line', () => {
  test('[BASKET-09] a line’s identity includes all traits, in any order', () => {
    const piece: LineSnapshot = {
      clothingTypeId: 1,
      fabricColorId: 2,
      selectedProperties: { a: 1, b: 2 },
      initials: 'É',
      userSizeId: 3,
      note: 'Hi ',
      giftCardTier: null,
    };
    expect(
      lineIdentity({
        ...piece,
        selectedProperties: { b: 2, a: 1 },
        initials: 'E\u0301',
        note: 'Hi',
      }),
    ).toBe(lineIdentity(piece));
    const different: readonly Partial<LineSnapshot>[] = [
      { clothingTypeId: 2 },
      { fabricColorId: null },
      { selectedProperties: { a: 1 } },
      { selectedProperties: { a: 2, b: 1 } },
      { initials: 'E' },
      { initials: 'é' },
      { userSizeId: null },
      { note: 'hi' },
      { giftCardTier: 100 },
    ];
    for (const change of different)
      expect(lineIdentity({ ...piece, ...change })).not.toBe(lineIdentity(piece));
  });
});

describe('a guest’s basket merged into a customer’s', () => {
  test('[GUARD-02] merging baskets loses no piece and adds none', () => {
    fc.assert(
      fc.property(lines, lines, (own, guest) => {
        expect(piecesOf(apply(own, mergeGuestLines(own, guest)))).toEqual(
          piecesOf([...own, ...guest]),
        );
      }),
      runs(3000),
    );
  });

  test('[BASKET-14] a merged basket has no line of more than 50 pieces', () => {
    fc.assert(
      fc.property(lines, lines, (own, guest) => {
        for (const line of apply(own, mergeGuestLines(own, guest)))
          expect(line.quantity).toBeLessThanOrEqual(maximumQuantity);
      }),
      runs(500),
    );
  });

  test('[GUARD-02] merging with an empty basket leaves the other one', () => {
    fc.assert(
      fc.property(distinctLines, (basket) => {
        expect(apply(basket, mergeGuestLines(basket, []))).toEqual(basket);
        expect(piecesOf(apply([], mergeGuestLines([], basket)))).toEqual(piecesOf(basket));
      }),
      runs(200),
    );
  });
});

describe('making the pieces of a line differently', () => {
  const anyLine = fc.tuple(distinctLines, fc.nat(), snapshot).filter(([each]) => each.length > 0);

  test('[BASKET-09, BASKET-14] changing pieces keeps all of them and merges equal lines', () => {
    fc.assert(
      fc.property(anyLine, ([each, which, piece]) => {
        const line = each[which % each.length];
        if (!line) return;
        const equal = each.find(
          ({ id, snapshot: other }) =>
            id !== line.id && lineIdentity(other) === lineIdentity(piece),
        );
        const changed = changePiece({ status: 'Open', lines: each }, line.id, piece);
        const total = line.quantity + (equal?.quantity ?? 0);
        if (total > maximumQuantity) {
          expect(changed).toEqual({
            ok: false,
            failure: { kind: 'too-many-pieces', maximum: maximumQuantity },
          });
          return;
        }
        if (!changed.ok) throw new Error(changed.failure.kind);
        const after = apply(each, changed.value);
        expect(after.map(({ id }) => id)).toEqual(
          each.map(({ id }) => id).filter((id) => id !== equal?.id),
        );
        expect(after.find(({ id }) => id === line.id)?.quantity).toBe(total);
        expect(piecesOf(after)).toEqual(
          piecesOf(each.map((one) => (one.id === line.id ? { ...one, snapshot: piece } : one))),
        );
        expect(new Set(after.map((one) => lineIdentity(one.snapshot))).size).toBe(after.length);
      }),
      runs(1000),
    );
  });

  test('[BASKET-09, BASKET-14] changing some pieces of a line keeps the others', () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.integer({ min: 1, max: maximumQuantity }),
        ([each, which, piece], asked) => {
          const line = each[which % each.length];
          if (!line || lineIdentity(line.snapshot) === lineIdentity(piece)) return;
          const basket = { status: 'Open', lines: each } as const;
          const changed = changePiece(basket, line.id, piece, asked);
          if (asked > line.quantity) {
            expect(changed).toEqual({ ok: false, failure: { kind: 'invalid-quantity' } });
            return;
          }
          if (asked === line.quantity) {
            expect(changed).toEqual(changePiece(basket, line.id, piece));
            return;
          }
          const equal = each.find(
            ({ id, snapshot: other }) =>
              id !== line.id && lineIdentity(other) === lineIdentity(piece),
          );
          if ((equal?.quantity ?? 0) + asked > maximumQuantity) {
            expect(changed).toEqual({
              ok: false,
              failure: { kind: 'too-many-pieces', maximum: maximumQuantity },
            });
            return;
          }
          if (!changed.ok) throw new Error(changed.failure.kind);
          const after = apply(each, changed.value);
          const counts = piecesOf(each);
          const [was, becomes] = [lineIdentity(line.snapshot), lineIdentity(piece)];
          expect(piecesOf(after)).toEqual({
            ...counts,
            [was]: (counts[was] ?? 0) - asked,
            [becomes]: (counts[becomes] ?? 0) + asked,
          });
          expect(after.find(({ id }) => id === line.id)).toEqual({
            ...line,
            quantity: line.quantity - asked,
          });
          expect(new Set(after.map((one) => lineIdentity(one.snapshot))).size).toBe(after.length);
        },
      ),
      runs(1000),
    );
  });

  test('[BASKET-09] undoing a change of pieces restores the pieces of the basket', () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.option(quantity, { nil: undefined }),
        ([each, which, piece], asked) => {
          const line = each[which % each.length];
          if (!line) return;
          const changed = changePiece(
            { status: 'Open', lines: each },
            line.id,
            { ...piece, clothingTypeId: line.snapshot.clothingTypeId },
            asked,
          );
          if (!changed.ok) return;
          const after = apply(each, changed.value);
          const undo = undoPieceChange(each, line.id, asked ?? line.quantity, after);
          if (changed.value.length === 0) {
            expect(undo).toBeNull();
            return;
          }
          const from = after.find(({ id }) => id === undo?.lineId);
          if (!undo || !from) throw new Error('Nothing can be taken back');
          const { count, ...change } = undo.change;
          const back = changePiece(
            { status: 'Open', lines: after },
            from.id,
            { ...from.snapshot, ...change, gift: undefined },
            count,
          );
          if (!back.ok) throw new Error(back.failure.kind);
          expect(piecesOf(apply(after, back.value))).toEqual(piecesOf(each));
        },
      ),
      runs(1000),
    );
  });

  test.each([0, -1, 0.5, Number.NaN])(
    '[BASKET-14] changing %d pieces of a line is refused',
    (count) => {
      const line = { id: 1, quantity: 2, snapshot: { ...somePiece, initials: '' } };
      const changed = changePiece(
        { status: 'Open', lines: [line] },
        1,
        { ...somePiece, initials: 'A' },
        count,
      );
      expect(changed).toEqual({ ok: false, failure: { kind: 'invalid-quantity' } });
    },
  );

  test('[BASKET-14] changing some pieces creates at most a hundredth line', () => {
    const full = Array.from({ length: 100 }, (_, index) => ({
      id: index + 1,
      quantity: 2,
      snapshot: { ...somePiece, note: `line ${index}` },
    }));
    const basket = { status: 'Open', lines: full } as const;
    const another = { ...somePiece, note: 'another' };
    expect(changePiece(basket, 1, another, 1)).toEqual({
      ok: false,
      failure: { kind: 'too-many-lines', maximum: 100 },
    });
    expect(changePiece(basket, 1, another, 2).ok).toBe(true);
    expect(changePiece(basket, 1, { ...somePiece, note: 'line 3' }, 1).ok).toBe(true);
  });

  test('a change is not undoable once the basket has changed elsewhere', () => {
    const of = (id: number, initials: string, count: number): LineQuantity => ({
      id,
      quantity: count,
      snapshot: { ...somePiece, initials },
    });
    const before = [of(1, '', 2), of(2, 'B', 1), of(3, 'C', 1)];
    expect(undoPieceChange(before, 1, 1, [of(1, '', 1), of(2, 'B', 2), of(3, 'C', 2)])).toBeNull();
    expect(undoPieceChange(before, 9, 1, before)).toBeNull();
    expect(
      undoPieceChange(before, 1, 1, [of(1, '', 1), of(2, 'B', 2), of(3, 'C', 1)]),
    ).toMatchObject({
      lineId: 2,
      change: { initials: '', count: 1 },
    });
  });

  test('[BASKET-10] frozen baskets and missing lines cannot be changed', () => {
    fc.assert(
      fc.property(anyLine, ([each, , piece]) => {
        expect(changePiece({ status: 'Frozen', lines: each }, 1, piece)).toEqual({
          ok: false,
          failure: { kind: 'basket-frozen' },
        });
        expect(changePiece({ status: 'Open', lines: each }, 99, piece)).toEqual({
          ok: false,
          failure: { kind: 'line-not-found' },
        });
      }),
      runs(50),
    );
  });
});

describe('a full basket', () => {
  test('[BASKET-14] a full basket refuses new lines and accepts more pieces', () => {
    fc.assert(
      fc.property(snapshot, fc.integer({ min: 90, max: 110 }), (piece, length) => {
        const noted = Array.from({ length }, (_, index) => ({
          id: index + 1,
          quantity: 1,
          snapshot: { ...piece, note: `line ${index}` },
        }));
        const basket = { status: 'Open', lines: noted } as const;
        const another = addPieces(basket, { ...piece, note: 'another' }, 1);
        if (length < 100) expect(another.ok).toBe(true);
        else
          expect(another).toEqual({ ok: false, failure: { kind: 'too-many-lines', maximum: 100 } });
        expect(addPieces(basket, { ...piece, note: 'line 3' }, 1)).toEqual({
          ok: true,
          value: { kind: 'change', id: 4, quantity: 2 },
        });
      }),
      runs(50),
    );
  });
});

describe('adding and changing', () => {
  test('[BASKET-10] a frozen basket refuses additions, changes and removals', () => {
    fc.assert(
      fc.property(lines, snapshot, fc.integer({ min: 0, max: 60 }), (each, piece, count) => {
        const frozen = { status: 'Frozen', lines: each } as const;
        expect(addPieces(frozen, piece, count)).toEqual({
          ok: false,
          failure: { kind: 'basket-frozen' },
        });
        expect(changeQuantity(frozen, 1, count)).toEqual({
          ok: false,
          failure: { kind: 'basket-frozen' },
        });
      }),
      runs(200),
    );
  });

  test('[BASKET-09, BASKET-14] equal pieces share a line of at most 50', () => {
    fc.assert(
      fc.property(
        distinctLines,
        snapshot,
        fc.integer({ min: 1, max: 60 }),
        (each, piece, count) => {
          const before = piecesOf(each)[lineIdentity(piece)] ?? 0;
          const added = addPieces({ status: 'Open', lines: each }, piece, count);
          if (before + count > maximumQuantity) {
            expect(added).toEqual({
              ok: false,
              failure: { kind: 'too-many-pieces', maximum: maximumQuantity },
            });
            return;
          }
          if (!added.ok) throw new Error(added.failure.kind);
          const after = apply(each, [added.value]);
          expect(after).toHaveLength(each.length + (before === 0 ? 1 : 0));
          expect(piecesOf(after)).toEqual(
            piecesOf([...each, { snapshot: piece, quantity: count }]),
          );
        },
      ),
      runs(1000),
    );
  });

  test('[BASKET-16] a quantity of 0 removes the line, 1 to 50 sets it', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 60 }),
        (each, id, count) => {
          const changed = changeQuantity({ status: 'Open', lines: each }, id, count);
          if (!each.some((line) => line.id === id))
            expect(changed).toEqual({ ok: false, failure: { kind: 'line-not-found' } });
          else if (count > maximumQuantity)
            expect(changed).toEqual({
              ok: false,
              failure: { kind: 'too-many-pieces', maximum: maximumQuantity },
            });
          else
            expect(changed).toEqual({
              ok: true,
              value: count === 0 ? { kind: 'remove', id } : { kind: 'change', id, quantity: count },
            });
        },
      ),
      runs(500),
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[BASKET-14] %d is not a valid quantity',
    (count) => {
      const piece = {
        clothingTypeId: 1,
        fabricColorId: 1,
        selectedProperties: {},
        initials: '',
        userSizeId: 1,
        note: '',
        giftCardTier: null,
      };
      const basket = { status: 'Open', lines: [{ id: 1, quantity: 1, snapshot: piece }] } as const;
      expect(addPieces(basket, piece, count)).toEqual({
        ok: false,
        failure: { kind: 'invalid-quantity' },
      });
      expect(changeQuantity(basket, 1, count)).toEqual({
        ok: false,
        failure: { kind: 'invalid-quantity' },
      });
      expect(addPieces(basket, piece, 0)).toEqual({
        ok: false,
        failure: { kind: 'invalid-quantity' },
      });
    },
  );
});
