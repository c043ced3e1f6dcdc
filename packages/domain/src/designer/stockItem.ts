import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  parseVariantId,
  type Viewer,
} from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { Design } from './design.ts';

export type StockItemRefused = { readonly kind: 'stock-item-unavailable' };

/**
 * Parses the URL of a stock item: it has no design (DESIGN-03), only a color. Refused (404) for
 * made-to-order types, unavailable colors and other properties than its own.
 */
export const parseStockItem = (
  type: ClothingType<unknown>,
  address: { readonly variantId?: string | undefined },
  viewer: Viewer,
): Result<Design, StockItemRefused> => {
  const refused = err<StockItemRefused>({ kind: 'stock-item-unavailable' });
  if (!type.isStockItem) return refused;
  const own = defaultVariant(type, viewer);
  const parsed =
    address.variantId === undefined ? ok(own) : parseVariantId(type, address.variantId);
  if (!parsed.ok) return refused;
  const variant = { ...own, fabricColorId: parsed.value.fabricColorId };
  const color = type.fabricColors.find(({ id }) => id === variant.fabricColorId);
  if (!color || !isFabricColorSelectable(color, viewer)) return refused;
  return formatVariantId(type, variant) === formatVariantId(type, parsed.value)
    ? ok({ variant, initials: '', size: null })
    : refused;
};
