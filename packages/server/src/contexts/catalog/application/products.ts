import type { ClothingType } from '@tailorbird/domain/catalog';
import { type GiftCardTierLevel, giftCardTierCodes } from '@tailorbird/domain/giftCards';
import type { Currency, Localized } from '@tailorbird/domain/kernel';
import type { Catalog } from './catalog.ts';

/** Something that can be put in the basket: a clothing type, and for a gift card what it is worth. */
export type Product = {
  readonly type: ClothingType<Localized>;
  readonly giftCardTier: number | null;
};

export const isGiftCard = (type: ClothingType<unknown>): boolean =>
  type.productClass === 'Gift Card';

/** Ids of gift cards are the type's id and the tier's code, far above the ids of clothing types. */
const idsPerGiftCard = 1_000;

/** The id a clothing type, or one level of a gift card, has as a product. */
export const productIdOf = (
  type: Pick<ClothingType<unknown>, 'id'>,
  giftCardTier: number | null,
): number => (giftCardTier === null ? type.id : type.id * idsPerGiftCard + giftCardTier);

/** What a product id stands for; undefined for none. A gift card without its level is no product (PRICE-27). */
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

/** What one piece costs in a currency, in minor units, tax included; undefined for a gift card level that is not sold. */
export const unitPriceOf = (
  { giftCardTiers }: Pick<Catalog, 'giftCardTiers'>,
  product: Product,
  currency: Currency,
): number | undefined =>
  product.giftCardTier === null
    ? product.type.prices[currency]
    : giftCardTiers.find(({ code }) => code === product.giftCardTier)?.amounts[currency];

/**
 * A clothing type with every color as if it were in stock. The range as visitors see it may lag a moment behind; whether pieces can be had is asked of the database.
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
