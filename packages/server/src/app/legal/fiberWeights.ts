import { csvField } from '@tailorbird/domain/kernel';
import { weighFibers } from '@tailorbird/domain/legal';
import { unsentWithdrawnQuantity } from '@tailorbird/domain/orders';
import type { WithCatalog } from '../../contexts/catalog/index.ts';
import type { WithContent } from '../../contexts/content/index.ts';
import { ordersSentBetween } from '../../contexts/orders/index.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import { goodsOfLine } from './orderedGoods.ts';

/**
 * Kilograms of textiles sent in a year, by country and fiber, as CSV (RFC 4180). A year begins
 * and ends in UTC and counts orders by the day of their first parcel.
 */
export const fiberWeightTable = async (
  shop: WithDatabase & WithCatalog & WithContent,
  year: number,
): Promise<string> => {
  const pieces: Parameters<typeof weighFibers>[0][number][] = [];
  const { queries } = shop.database;
  for await (const orders of ordersSentBetween(queries, `${year}-01-01`, `${year + 1}-01-01`))
    for (const order of orders) {
      const countryCode = order.content.shippingAddress?.countryCode;
      const sentAt = order.parcels[0]?.sentAt;
      if (countryCode === undefined || !sentAt?.startsWith(`${year}-`)) continue;
      for (const line of order.lines) {
        const goods = goodsOfLine(shop, line);
        const quantity = line.quantity - unsentWithdrawnQuantity(order, line.id);
        if (goods)
          pieces.push({ countryCode, grams: goods.grams * quantity, fibers: goods.fibers });
      }
    }
  return [
    ['country', 'fiber', 'kilograms'],
    ...weighFibers(pieces).map(({ countryCode, fiber, grams }) => [
      countryCode,
      fiber,
      (grams / 1_000).toFixed(3),
    ]),
  ]
    .map((cells) => `${cells.map(csvField).join(',')}\r\n`)
    .join('');
};
