import { err, money, ok } from '@tailorbird/domain/kernel';
import type { Order, OrderStatus } from '@tailorbird/domain/orders';
import { SteppedClock } from '@tailorbird/domain/testing';
import { anAddress, aUser } from '@tailorbird/domain/testing/builders';
import { describe, expect, test } from 'vitest';
import { InMemoryAftercare, InMemoryReferrals, InMemoryReviews } from './services.ts';

describe('services in memory', () => {
  test('[REFER-03] a referral is personal and valid for new customers', async () => {
    const referral = {
      url: 'https://shop.example/referrals/ADA1',
      stats: { invited: 1, ordered: 0, amount: null },
      rewards: [],
    };
    let user = aUser({ id: 1, orderCount: 1 });
    const referrals = new InMemoryReferrals(() => user, new Map([[1, referral]]));
    expect(await referrals.mine()).toEqual(ok(referral));
    expect(await referrals.validate('ADA1')).toEqual(err({ kind: 'referral-own' }));
    user = aUser({ id: 2, orderCount: 0 });
    expect(await referrals.mine()).toEqual(err({ kind: 'permission-denied' }));
    expect(await referrals.validate('ADA1')).toEqual(ok({ firstName: '' }));
    expect(await referrals.validate('ADA2')).toEqual(err({ kind: 'referral-unknown' }));
    user = aUser({ id: 3, orderCount: 2 });
    expect(await referrals.validate('ADA1')).toEqual(err({ kind: 'referral-not-valid' }));
  });

  test('reviews are listed newest first', async () => {
    const review = (id: string, createdAt: string) => ({
      id,
      stars: 5,
      title: '',
      text: '',
      createdAt,
      updatedAt: null,
      consumerName: 'Ada',
      garment: null,
    });
    const reviews = new InMemoryReviews({
      reviewScore: {
        stars: 4.5,
        trustScore: 4.6,
        reviewCount: 2,
        byStars: null,
        page: null,
        isSample: false,
      },
      reviews: [review('a', '2025-01-01'), review('b', '2025-02-01')],
    });
    const latest = await reviews.latest({ stars: '3,4,5', language: 'en' });
    expect(latest.ok && latest.value.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await reviews.score()).toMatchObject({ value: { trustScore: 4.6 } });
  });

  test('[ORDER-04, ORDER-09] orders are confirmed once and remade for four months', async () => {
    const order = (number: string, status: OrderStatus, datePlaced: string): Order => ({
      number,
      status,
      progress: 0,
      history: [],
      fitAnswer: null,
      isCancellable: false,
      parcels: [],
      datePlaced,
      email: 'ada@example.com',
      lines: [],
      offerDiscounts: [],
      voucherDiscounts: [],
      shippingDiscounts: [],
      shippingMethod: { code: 'standard', name: '' },
      shipping: money(0, 'EUR'),
      credit: money(0, 'EUR'),
      total: money(0, 'EUR'),
      paid: money(0, 'EUR'),
      isGuest: false,
      remakeOf: null,
      sold: null,
      shippingAddress: null,
      dropPoint: null,
      billingAddress: null,
      comment: '',
      deliveryDays: null,
      shippingDays: null,
      refunds: [],
      withdrawals: [],
      deliveryNote: '',
      paidBy: null,
    });
    const clock = new SteppedClock('2026-03-01T00:00:00Z');
    const aftercare = new InMemoryAftercare(
      [
        order('1', 'AwaitingFitConfirmation', '2026-02-01T00:00:00Z'),
        order('2', 'Delivered', '2025-12-01T00:00:00Z'),
        order('3', 'Confirmed', '2025-12-01T00:00:00Z'),
      ],
      clock,
    );
    expect(await aftercare.awaitingFit()).toMatchObject({ value: [{ number: '1' }] });
    expect(await aftercare.confirmFit('1', { fit: 'positive', comment: '' })).toMatchObject({
      value: { status: 'InProduction' },
    });
    expect(await aftercare.confirmFit('1', { fit: 'negative', comment: '' })).toEqual(
      err({ kind: 'fit-already-answered' }),
    );
    expect(await aftercare.confirmFit('9', { fit: 'negative', comment: '' })).toEqual(
      err({ kind: 'order-not-found' }),
    );
    expect(await aftercare.awaitingFit()).toEqual(ok([]));
    expect(await aftercare.changeComment('3', 'Ring')).toMatchObject({
      value: { comment: 'Ring' },
    });
    expect(await aftercare.changeShippingAddress('3', anAddress())).toEqual(
      err({ kind: 'no-home-delivery' }),
    );
    expect(await aftercare.remakeEligible()).toMatchObject({ value: [{ number: '2' }] });
    clock.advance(40 * 86_400_000);
    expect(await aftercare.remakeEligible()).toEqual(ok([]));
  });
});
