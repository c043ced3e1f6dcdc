import { isGarmentClass } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { money } from '@tailorbird/domain/kernel';
import { goodsKindOf, type Levies, type LocationInfo, leviesOn } from '@tailorbird/domain/location';
import { priceIn } from '../../ui/Price.tsx';

/** What the state takes of one piece that is sent alone, by the cheapest way; null while nobody knows where it goes. */
export const levyOfType = (type: ClothingType, location: LocationInfo): Levies | null => {
  const { currency, levyTerms, defaultShippingPrice } = location;
  if (levyTerms === null || !isGarmentClass(type.productClass)) return null;
  const color = type.fabricColors.find(({ id }) => id === type.defaultFabricColorId) ?? type.fabricColors[0];
  const goods = goodsKindOf(type.pattern, color?.fabric.texture ?? '');
  return leviesOn(
    { currency, lines: [{ price: priceIn(type.prices, currency), goods }], shipping: money(defaultShippingPrice, currency) },
    levyTerms,
  );
};
