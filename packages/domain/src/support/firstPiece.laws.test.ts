import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productClasses } from '../catalog/index.ts';
import { fitAnswers, fitZones, orderStatuses, zoneFits } from '../orders/index.ts';
import { runs } from '../testing/runs.ts';
import { claimFirstPiece } from './index.ts';

const placed = '2026-01-31T12:00:00.000Z';
const waiting = {
  status: 'AwaitingFitConfirmation',
  fitAnswer: 'negative',
  datePlaced: placed,
} as const;
const piece = {
  lineId: 1,
  productClass: 'Customize',
  isMadeToSize: true,
  sizeTypeSlug: 't-shirt',
  isWool: false,
  isClaimed: false,
  madeFirst: 1,
  feedback: { zones: { sleeve: 'too-small', chest: 'right' }, washed: false },
} as const;
const claimed = (
  order: Parameters<typeof claimFirstPiece>[0],
  each: Parameters<typeof claimFirstPiece>[1],
  now = placed,
) => {
  const result = claimFirstPiece(order, each, now);
  return result.ok ? 'claimed' : result.failure.kind;
};

describe('the remake of a first piece', () => {
  test('[ORDER-04, SUPPORT-01] a first-piece remake requires no photos or comment, only its fit', () => {
    expect(claimed(waiting, piece)).toBe('claimed');
    expect(claimed(waiting, { ...piece, feedback: null })).toBe('fit-not-judged');
    expect(
      claimed(waiting, { ...piece, feedback: { zones: { chest: 'right' }, washed: true } }),
    ).toBe('fit-not-judged');
  });

  test('[SUPPORT-06] a first-piece remake of wool requires a wash', () => {
    const wool = { ...piece, isWool: true };
    expect(claimed(waiting, wool)).toBe('wash-not-confirmed');
    expect(claimed(waiting, { ...wool, feedback: { ...piece.feedback, washed: true } })).toBe(
      'claimed',
    );
    expect(claimed(waiting, { ...wool, sizeTypeSlug: 'shirt' })).toBe('claimed');
  });

  test('[ORDER-09] a first-piece remake is possible until the guarantee ends', () => {
    expect(claimed(waiting, piece, '2026-05-31T12:00:00.000Z')).toBe('claimed');
    expect(claimed(waiting, piece, '2026-05-31T12:00:00.001Z')).toBe('piece-not-claimable');
  });

  test('[ORDER-04, ORDER-09] only an ill-fitting first piece of a waiting order is claimed, once', () => {
    const order = fc.record({
      status: fc.constantFrom(
        'AwaitingFitConfirmation' as const,
        'AwaitingFitConfirmation' as const,
        ...orderStatuses,
      ),
      fitAnswer: fc.constantFrom('negative' as const, null, ...fitAnswers),
      datePlaced: fc.constant(placed),
    });
    const zones = fc.record(
      Object.fromEntries(fitZones.map((zone) => [zone, fc.constantFrom(...zoneFits)])) as Record<
        (typeof fitZones)[number],
        fc.Arbitrary<(typeof zoneFits)[number]>
      >,
      { requiredKeys: [] },
    );
    const triedOn = fc.record({
      lineId: fc.nat(),
      productClass: fc.constantFrom('Customize' as const, '3DKNITTING' as const, ...productClasses),
      sizeTypeSlug: fc.constantFrom('t-shirt', 'shirt'),
      isWool: fc.boolean(),
      isMadeToSize: fc.boolean(),
      isClaimed: fc.boolean(),
      madeFirst: fc.nat(2),
      feedback: fc.option(fc.record({ zones, washed: fc.boolean() })),
    });
    fc.assert(
      fc.property(order, triedOn, (said, each) => {
        const waits = said.status === 'AwaitingFitConfirmation' && said.fitAnswer === 'negative';
        const hasFit = each.isMadeToSize && each.productClass !== 'Gift Card';
        const isOff = Object.values(each.feedback?.zones ?? {}).some((fit) => fit !== 'right');
        const isPassedOver = each.sizeTypeSlug === 'shirt' || each.productClass === 'Accessories';
        const isDry = each.isWool && !isPassedOver && each.feedback?.washed !== true;
        expect(claimed(said, each) === 'claimed').toBe(
          waits && hasFit && each.madeFirst > 0 && !each.isClaimed && isOff && !isDry,
        );
      }),
      runs(500),
    );
  });
});
