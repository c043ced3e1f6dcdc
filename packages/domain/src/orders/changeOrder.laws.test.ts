import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateAddress } from '../checkout/index.ts';
import { anAddress } from '../testing/index.ts';
import { changeOrder as changeChecked, type OrderChanges } from './changeOrder.ts';
import { orderStatuses } from './orderStatus.ts';

const ordered = {
  status: 'Confirmed',
  comment: 'Ring',
  shippingAddress: anAddress(),
  toDropPoint: false,
} as const;
const wanted = { comment: ' Knock ', shippingAddress: anAddress({ line1: ' Zwirngasse  4 ' }) };

type Changeable = Parameters<typeof changeChecked>[0];
const changeOrder = (order: Changeable, changes: OrderChanges) =>
  changeChecked(order, changes, validateAddress);

describe('changing an order', () => {
  test('[API-21] an order can be changed until production begins', () => {
    expect(
      orderStatuses.filter((status) => changeOrder({ ...ordered, status }, wanted).ok),
    ).toEqual(['Pending', 'Confirmed']);
    expect(changeOrder(ordered, wanted)).toMatchObject({
      value: {
        comment: 'Knock',
        shippingAddress: { line1: 'Zwirngasse 4' },
        changed: ['comment', 'shipping-address'],
      },
    });
  });

  test('[API-21] a changed address stays in the country; digital orders need none', () => {
    const toAustria = { shippingAddress: anAddress({ countryCode: 'AT', postcode: '1010' }) };
    const kindOf = (order: Changeable, changes: OrderChanges) => {
      const changed = changeOrder(order, changes);
      return changed.ok ? null : changed.failure.kind;
    };
    expect(kindOf(ordered, toAustria)).toBe('another-country');
    expect(kindOf({ ...ordered, toDropPoint: true }, wanted)).toBe('no-home-delivery');
    expect(kindOf({ ...ordered, shippingAddress: null }, wanted)).toBe('no-home-delivery');
    expect(kindOf({ ...ordered, toDropPoint: true }, { comment: '' })).toBe(null);
    expect(changeOrder(ordered, { shippingAddress: anAddress({ city: '' }) })).toEqual({
      ok: false,
      failure: { kind: 'address-refused', fields: { city: { kind: 'required' } } },
    });
  });

  test('[API-21] a change lists the differences and is idempotent', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.boolean(), (comment, moves) => {
        const changes = { comment, ...(moves && { shippingAddress: wanted.shippingAddress }) };
        const once = changeOrder(ordered, changes);
        if (!once.ok) throw new Error(once.failure.kind);
        const { changed, ...now } = once.value;
        expect(changed.includes('comment')).toBe(
          comment !== undefined && comment.trim() !== ordered.comment,
        );
        expect(changed.includes('shipping-address')).toBe(moves);
        if (comment === undefined) expect(now.comment).toBe(ordered.comment);
        if (!moves) expect(now.shippingAddress).toBe(ordered.shippingAddress);
        expect(changeOrder({ ...ordered, ...now }, changes)).toEqual({
          ok: true,
          value: { ...now, changed: [] },
        });
      }),
    );
  });
});
