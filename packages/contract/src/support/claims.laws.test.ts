import { productClasses } from '@tailorbird/domain/catalog';
import { currencies, money } from '@tailorbird/domain/kernel';
import { type FitFeedback, zoneFits } from '@tailorbird/domain/orders';
import {
  type Claim,
  type ClaimableOrder,
  type ClaimDecision,
  type ClaimFailure,
  claimStatuses,
  claimTypes,
  type FirstPiece,
  firstPieceMissing,
} from '@tailorbird/domain/support';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leviesIn } from '../testing/arbitraryLevies.ts';
import { roundTrips } from '../testing/roundTrips.ts';
import {
  claim,
  claimDecision,
  decisionFailure,
  fromWireClaim,
  fromWireDecision,
  fromWireDecisionFailure,
  toWireClaim,
  toWireDecision,
  toWireDecisionFailure,
} from './claim.ts';
import {
  claimableOrder,
  claimFailure,
  claimPhotoPath,
  firstPiece,
  fromWireClaimableOrder,
  fromWireClaimRefused,
  fromWireFirstPiece,
  fromWireNewClaim,
  fromWirePhotoFailure,
  newClaim,
  type PhotoProblem,
  photoFailure,
  toWireClaimableOrder,
  toWireClaimRefused,
  toWireFirstPiece,
  toWireNewClaim,
  toWirePhotoFailure,
} from './claimForm.ts';

const id = fc.integer({ min: 1, max: 99_999 });
const photo = fc.constantFrom('a'.repeat(43), 'B-_9'.padEnd(43, '0'));
const instant = fc.constantFrom('2026-02-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z');
const amount = fc
  .tuple(fc.nat(1_000_000), fc.constantFrom(...currencies))
  .map(([minor, currency]) => money(minor, currency));
const texts = {
  quantity: fc.integer({ min: 1, max: 50 }),
  title: fc.string(),
  variantTitle: fc.string(),
  imagePath: fc.constant('/packshots/x.svg'),
  sizeTitle: fc.option(fc.string()),
};

const order: fc.Arbitrary<ClaimableOrder> = fc.record({
  number: fc.constantFrom('100001', '100002'),
  datePlaced: instant,
  guaranteeEnd: instant,
  lines: fc.array(
    fc.record({
      lineId: id,
      sizeTypeSlug: fc.constantFrom('', 't-shirt'),
      productClass: fc.constantFrom(...productClasses),
      isWool: fc.boolean(),
      ...texts,
    }),
    { maxLength: 3 },
  ),
});
it('an order with claimable pieces survives the round trip', () =>
  roundTrips(claimableOrder, order, toWireClaimableOrder, fromWireClaimableOrder));

const decision: fc.Arbitrary<ClaimDecision> = fc.oneof(
  fc.record({
    kind: fc.constant('remake' as const),
    orderNumber: fc.option(fc.constant('100003')),
  }),
  fc.record({ kind: fc.constant('alteration' as const), amount, reference: fc.string() }),
  fc.record({ kind: fc.constant('credit' as const), amount }),
  fc.record({ kind: fc.constant('refused' as const), words: fc.string() }),
);
it('a decision survives the round trip', () =>
  roundTrips(claimDecision, decision, toWireDecision, fromWireDecision));

const zones: fc.Arbitrary<FitFeedback['zones']> = fc.record(
  { chest: fc.constantFrom(...zoneFits), sleeve: fc.constantFrom(...zoneFits) },
  { requiredKeys: [] },
);

const aClaim: fc.Arbitrary<Claim> = fc
  .record({
    number: fc.constantFrom('1', '27'),
    type: fc.constantFrom(...claimTypes),
    orderNumber: fc.constant('100001'),
    status: fc.constantFrom(...claimStatuses),
    receivedAt: instant,
    settledAt: fc.option(instant),
    email: fc.constant('ada@example.com'),
    comment: fc.string(),
    pieces: fc.array(
      fc.record({
        lineId: id,
        lineQuantity: fc.integer({ min: 1, max: 50 }),
        washConfirmed: fc.boolean(),
        zones: fc.option(zones),
        photos: fc.array(photo, { maxLength: 2 }),
        ...texts,
      }),
      { maxLength: 2 },
    ),
    receipts: fc.array(photo, { maxLength: 2 }),
    value: amount,
    hasAccount: fc.boolean(),
    decision: fc.option(decision),
  })
  .chain((claim) =>
    fc.option(leviesIn(claim.value.currency)).map((levies) => ({ ...claim, levies })),
  );
it('a claim survives the round trip', () => roundTrips(claim, aClaim, toWireClaim, fromWireClaim));

it('a first piece that can be remade survives the round trip', () => {
  const piece: fc.Arbitrary<FirstPiece> = fc.record({
    lineId: id,
    guaranteeEnd: instant,
    missing: fc.option(fc.constantFrom(...firstPieceMissing)),
    claim: fc.option(
      fc.record({ number: fc.constantFrom('1', '27'), status: fc.constantFrom(...claimStatuses) }),
    ),
  });
  roundTrips(firstPiece, piece, toWireFirstPiece, fromWireFirstPiece);
});

it('[API-55] a submitted claim survives the round trip with its link', () => {
  const sent = fc.record({
    type: fc.constantFrom(...claimTypes),
    orderNumber: fc.constant('100001'),
    comment: fc.string(),
    key: fc.constant('a-form-of-its-own'),
    items: fc.array(
      fc.record({
        lineId: id,
        quantity: fc.integer({ min: 1, max: 50 }),
        washConfirmed: fc.boolean(),
        photos: fc.array(photo, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
  });
  roundTrips(
    newClaim,
    sent,
    (form) => toWireNewClaim(form, null),
    (body) => fromWireNewClaim(body).sent,
  );
  expect(
    fromWireNewClaim(
      toWireNewClaim({ type: 'frg', orderNumber: '1', comment: '', key: 'k', items: [] }, 'l'),
    ).link,
  ).toBe('l');
});

it('problems of an incomplete claim survive the round trip', () => {
  const lineId = id;
  const failure: fc.Arbitrary<ClaimFailure> = fc.oneof(
    fc.record({
      kind: fc.constantFrom(
        'order-required' as const,
        'item-required' as const,
        'comment-required' as const,
        'uploads-running' as const,
      ),
    }),
    fc.record({ kind: fc.constant('photos-missing' as const), lineId: fc.option(id), needed: id }),
    fc.record({ kind: fc.constant('too-many-files' as const), maximum: id }),
    fc.record({ kind: fc.constant('wash-not-confirmed' as const), lineId }),
  );
  roundTrips(
    z.object({ failures: z.array(claimFailure) }),
    fc.array(failure),
    toWireClaimRefused,
    fromWireClaimRefused,
  );
  expect(fromWireClaimRefused({ comment: ['This field is required.'] })).toEqual([]);
});

it('photo and decision failures survive the round trip', () => {
  const wrongPhoto: fc.Arbitrary<PhotoProblem> = fc.oneof(
    fc.record({
      kind: fc.constantFrom(
        'photo-empty' as const,
        'photo-type' as const,
        'photo-heic' as const,
        'photo-unreadable' as const,
        'photo-infected' as const,
      ),
    }),
    fc.record({
      kind: fc.constantFrom('photo-too-many-pixels' as const, 'too-many-files' as const),
      maximum: id,
    }),
    fc.record({ kind: fc.constant('photo-too-large' as const), maximumBytes: id }),
  );
  roundTrips(photoFailure, wrongPhoto, toWirePhotoFailure, fromWirePhotoFailure);
  expect(fromWirePhotoFailure({ detail: 'x' })).toEqual({ kind: 'photo-unreadable' });
  roundTrips(
    decisionFailure,
    fc.oneof(
      fc.record({
        kind: fc.constantFrom(
          'receipt-missing' as const,
          'account-missing' as const,
          'words-missing' as const,
        ),
      }),
      fc.record({ kind: fc.constant('amount-out-of-range' as const), maximum: amount }),
    ),
    toWireDecisionFailure,
    (body) => fromWireDecisionFailure(body) ?? { kind: 'words-missing' },
  );
  expect(fromWireDecisionFailure({ amount: ['x'] })).toBeNull();
  expect(claimPhotoPath('a', 'thumbnail', 'l.1')).toBe(
    '/api/v1/dixa/claims/photos/a/?size=thumbnail&link=l.1',
  );
});
