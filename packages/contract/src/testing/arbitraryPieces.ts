import type { Basket, BasketLine } from '@tailorbird/domain/basket';
import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import type { Order, OrderLine } from '@tailorbird/domain/orders';
import {
  arbitraryBasket,
  arbitraryId,
  arbitraryOrder,
  arbitraryText,
} from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { withLevies } from './arbitraryLevies.ts';

export const arbitraryGift: fc.Arbitrary<GiftDelivery> = fc.record({
  recipient: arbitraryText(),
  email: fc.string({ maxLength: 40 }),
  on: fc.constantFrom(null, '2026-12-24'),
});

const versions = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });

const arbitraryWearer = fc.option(
  fc.record({ wearer: fc.string({ minLength: 1, maxLength: 30 }), wearerId: arbitraryId }),
  {
    nil: undefined,
  },
);

/** Rare fields of a piece: a fixed size version, a wearer, and a gift card recipient. */
const arbitraryRarities = fc.array(
  fc.record({
    version: versions,
    worn: arbitraryWearer,
    gift: fc.option(arbitraryGift, { nil: undefined }),
  }),
  { minLength: 6, maxLength: 6 },
);

type Rarities = typeof arbitraryRarities extends fc.Arbitrary<infer Value> ? Value : never;

const withRarities = <Line extends Pick<BasketLine | OrderLine, 'snapshot' | 'size'>>(
  lines: readonly Line[],
  rarities: Rarities,
): readonly Line[] =>
  lines.map((line, place) => {
    const { version, worn, gift } = rarities[place] ?? {};
    const held = line.size !== null && version !== undefined;
    return {
      ...line,
      snapshot: {
        ...line.snapshot,
        ...(held && { userSizeVersion: version }),
        ...(gift && { gift }),
      },
      size: line.size && { ...line.size, ...(held && { version }), ...worn },
    };
  });

export const anyBasket: fc.Arbitrary<Basket> = fc
  .tuple(arbitraryBasket, arbitraryRarities)
  .map(([basket, rarities]) => ({ ...basket, lines: withRarities(basket.lines, rarities) }))
  .chain(withLevies);

export const anyOrder: fc.Arbitrary<Order> = fc
  .tuple(arbitraryOrder, arbitraryRarities)
  .map(([order, rarities]) => ({ ...order, lines: withRarities(order.lines, rarities) }))
  .chain(withLevies);
