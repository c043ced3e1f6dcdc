import type { ClothingType } from '@tailorbird/domain/catalog';
import { money } from '@tailorbird/domain/kernel';
import { goodsOf, type Levies, type LocationInfo, leviesOn } from '@tailorbird/domain/location';
import { priceIn } from '../../ui/Price.tsx';

/**
 * Duties and taxes on one piece that is shipped alone by the cheapest method; null while the
 * destination is unknown.
 */
export const levyOfType = (type: ClothingType, location: LocationInfo): Levies | null => {
  const { currency, levyTerms, defaultShippingPrice } = location;
  const goods = goodsOf(type, { fabricColorId: type.defaultFabricColorId });
  if (levyTerms === null || goods === null) return null;
  return leviesOn(
    {
      currency,
      lines: [{ price: priceIn(type.prices, currency), goods }],
      shipping: money(defaultShippingPrice, currency),
    },
    levyTerms,
  );
};
