import type { ClothingType } from '@tailorbird/domain/catalog';
import { type GiftCardTierLevel, giftCardTierCodes } from '@tailorbird/domain/giftCards';
import type { Currency, Localized } from '@tailorbird/domain/kernel';
import type { Catalog } from './catalog.ts';

/** An item for the basket: a clothing type, for a gift card with its tier. */
export type Product = {
  readonly type: ClothingType<Localized>;
  readonly giftCardTier: number | null;
};

export const isGiftCard = (type: ClothingType<unknown>): boolean =>
  type.productClass === 'Gift Card';

/**
 * A gift card's product id combines type id and tier code, and is far above the ids of clothing
 * types.
 */
const idsPerGiftCard = 1_000;

export const productIdOf = (
  type: Pick<ClothingType<unknown>, 'id'>,
  giftCardTier: number | null,
): number => (giftCardTier === null ? type.id : type.id * idsPerGiftCard + giftCardTier);

/** The product of an id, or undefined. A gift card without tier is not a product (PRICE-27). */
export const productOf = (
  { clothingTypes }: Pick<Catalog, 'clothingTypes'>,
  productId: number,
): Product | undefined => {
  const garment = clothingTypes.find(({ id }) => id === productId);
  if (garment) return isGiftCard(garment) ? undefined : { type: garment, giftCardTier: null };
  const type = clothingTypes.find(({ id }) => id === Math.floor(productId / idsPerGiftCard));
  const giftCardTier = productId % idsPerGiftCard;
  const known = (Object.keys(giftCardTierCodes) as GiftCardTierLevel[]).some(
    (level) => giftCardTierCodes[level] === giftCardTier,
  );
  return type && isGiftCard(type) && known ? { type, giftCardTier } : undefined;
};

/**
 * The price of one piece in minor units, tax included; undefined for a gift card tier that is
 * not sold.
 */
export const unitPriceOf = (
  { giftCardTiers }: Pick<Catalog, 'giftCardTiers'>,
  product: Product,
  currency: Currency,
): number | undefined =>
  product.giftCardTier === null
    ? product.type.prices[currency]
    : giftCardTiers.find(({ code }) => code === product.giftCardTier)?.amounts[currency];

/**
 * A clothing type with every color in stock. The catalog in memory may be slightly outdated;
 * the database decides if pieces are available.
 */
export const regardlessOfStock = <Text>(type: ClothingType<Text>): ClothingType<Text> =>
  type.fabricColors.some(({ outOfStock }) => outOfStock)
    ? {
        ...type,
        fabricColors: type.fabricColors.map((color) =>
          color.outOfStock ? { ...color, outOfStock: false } : color,
        ),
      }
    : type;
