import type { Catalog } from '../catalog/index.ts';
import type { Currency, Result } from '../kernel/index.ts';
import type { Basket, BasketLine } from './basket.ts';
import type { BasketRefused, Baskets } from './basketsPort.ts';

/** A gift card is bought by its product id, which depends on tier and currency. */
const productIdOf = async (
  catalog: Pick<Catalog, 'giftCardTiers'>,
  tier: number,
  currency: Currency,
): Promise<number | null> =>
  (await catalog.giftCardTiers(currency)).find(({ code }) => code === tier)?.productId ?? null;

export const restoreLine =
  ({
    baskets,
    catalog,
  }: {
    readonly baskets: Pick<Baskets, 'add'>;
    readonly catalog: Pick<Catalog, 'giftCardTiers'>;
  }) =>
  async ({
    snapshot,
    quantity,
    unitPrice,
  }: Pick<BasketLine, 'snapshot' | 'quantity' | 'unitPrice'>): Promise<
    Result<Basket, BasketRefused>
  > => {
    const { giftCardTier, ...piece } = snapshot;
    const productId =
      giftCardTier === null ? null : await productIdOf(catalog, giftCardTier, unitPrice.currency);
    return baskets.add({ ...piece, quantity, productId });
  };
