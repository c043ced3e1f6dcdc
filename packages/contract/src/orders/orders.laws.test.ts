import {
  type JobsOverview,
  jobNames,
  type MakingSheet,
  type Order,
  paperKinds,
  parcelParts,
} from '@tailorbird/domain/orders';
import { centimeters, cutForChoices, sides } from '@tailorbird/domain/sizing';
import { arbitraryId, arbitraryMoney } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { it } from 'vitest';
import { anyOrder } from '../testing/arbitraryPieces.ts';
import { roundTrips } from '../testing/roundTrips.ts';
import { fromWireJobs, jobsOverview, toWireJobs } from './jobs.ts';
import { fromWireSheet, makingSheet, toWireSheet } from './makingSheet.ts';
import { fromWireOrder, type OrderDetails, order, toWireOrder } from './order.ts';
import { fromWirePapers, papers, toWirePapers } from './papers.ts';

const at = '2025-11-05T09:00:00.000Z';

const detailsOf = ({ voucherDiscounts, shippingDiscounts, isGuest }: Order): OrderDetails => ({
  origin: 'https://shop.example.test',
  customerId: isGuest ? null : 7,
  vouchers: [...voucherDiscounts, ...shippingDiscounts].map(({ code }) => ({
    code,
    name: code,
    validFrom: at,
    validUntil: at,
  })),
  describeVolume: () => null,
  detailsOf: () => ({ hex: '' }),
});

it('an order survives the round trip', () =>
  roundTrips(order, anyOrder, (value) => toWireOrder(value, detailsOf(value)), fromWireOrder));

const someLength = fc.integer({ min: 0, max: 40 }).map(centimeters);
const anyDifference = fc.record({
  side: fc.constantFrom(...sides),
  differenceCm: fc.integer({ min: 1, max: 10 }).map((halves) => centimeters(halves / 2)),
});
const anySheet: fc.Arbitrary<MakingSheet> = fc.record({
  url: fc.string(),
  garmentUrl: fc.string(),
  orderNumber: fc.string(),
  piece: fc.record({
    number: fc.nat(),
    part: fc.constantFrom(...parcelParts),
    isWithdrawn: fc.boolean(),
  }),
  pieces: fc.nat(),
  datePlaced: fc.constant(at),
  title: fc.string(),
  clothingTypeSlug: fc.string(),
  variantId: fc.string(),
  patternCode: fc.string(),
  color: fc.option(fc.string()),
  fabric: fc.option(fc.string()),
  composition: fc.option(fc.string()),
  care: fc.option(fc.string()),
  properties: fc.array(fc.record({ label: fc.string(), title: fc.string() })),
  initials: fc.string(),
  destination: fc.option(
    fc.record({
      kind: fc.constantFrom('home', 'drop-point', 'pickup', 'taken-along'),
      place: fc.option(fc.string()),
    }),
  ),
  comment: fc.string(),
  pictures: fc.record({ front: fc.string(), back: fc.string() }),
  size: fc.option(
    fc.record({
      title: fc.string(),
      version: fc.nat(),
      isStandard: fc.boolean(),
      wearer: fc.option(fc.string()),
      cutFor: fc.constantFrom(...cutForChoices),
    }),
  ),
  shaping: fc.option(
    fc.record({
      sideSeams: someLength,
      waistDarts: fc.option(someLength),
      bustDart: fc.option(someLength),
    }),
  ),
  asymmetry: fc.option(
    fc.record({
      lowerShoulder: fc.option(anyDifference),
      longerArm: fc.option(anyDifference),
    }),
  ),
  measures: fc.array(
    fc.record({
      measure: fc.string(),
      title: fc.string(),
      value: fc.double({ min: 0, max: 200, noNaN: true }),
      tolerance: fc.constant(1),
    }),
  ),
});

it('a making sheet survives the round trip', () =>
  roundTrips(makingSheet, anySheet, toWireSheet, fromWireSheet));

const anyMail = {
  id: arbitraryId,
  kind: fc.string(),
  createdAt: fc.constant(at),
  attempts: fc.nat(12),
};
const anyJobs: fc.Arbitrary<JobsOverview> = fc.record({
  jobs: fc.array(
    fc.record({ name: fc.constantFrom(...jobNames), lastTurnAt: fc.option(fc.constant(at)) }),
    { maxLength: 4 },
  ),
  mails: fc.record({
    waiting: fc.nat(),
    retrying: fc.array(
      fc.record({ ...anyMail, to: fc.string(), dueAt: fc.option(fc.constant(at)) }),
      { maxLength: 3 },
    ),
    givenUp: fc.array(fc.record(anyMail), { maxLength: 3 }),
  }),
  cards: fc.array(
    fc.record({
      id: arbitraryId,
      provider: fc.string(),
      task: fc.constantFrom('keep' as const, 'forget' as const),
      createdAt: fc.constant(at),
      attempts: fc.nat(40),
      dueAt: fc.option(fc.constant(at)),
    }),
    { maxLength: 3 },
  ),
  payments: fc.array(
    fc.record({
      reference: fc.string(),
      status: fc.constantFrom('pending' as const, 'redirect' as const, 'given-up' as const),
      amount: arbitraryMoney(),
      beganAt: fc.constant(at),
      mayAsk: fc.boolean(),
      otherProvider: fc.option(fc.string()),
    }),
    { maxLength: 3 },
  ),
  runs: fc.array(
    fc.record({
      id: arbitraryId,
      name: fc.constantFrom(...jobNames, 'mail' as const, 'payment' as const),
      subject: fc.string(),
      beganAt: fc.constant(at),
      endedAt: fc.constant(at),
      outcome: fc.constantFrom('done' as const, 'failed' as const),
      count: fc.nat(),
      by: fc.option(fc.string()),
    }),
    { maxLength: 3 },
  ),
});

it('the overview of jobs survives the round trip', () =>
  roundTrips(jobsOverview, anyJobs, toWireJobs, fromWireJobs));

it('invoices and receipts survive the round trip', () =>
  roundTrips(
    papers,
    fc.record({
      papers: fc.array(
        fc.record({
          number: fc.string(),
          kind: fc.constantFrom(...paperKinds),
          issuedAt: fc.constant(at),
        }),
      ),
      canBeInvoiced: fc.boolean(),
    }),
    toWirePapers,
    fromWirePapers,
  ));
