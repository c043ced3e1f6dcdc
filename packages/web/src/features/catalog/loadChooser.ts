import type { PageLoad } from '../../platform/navigation/page.tsx';
import { CatalogT } from '../../platform/ports/ports.ts';
import { type PackedRange, packRange } from './range.ts';

export type ChooserData = { readonly range: PackedRange };

/** The garments that can be designed, as the shop hangs them. */
export const loadChooser = async ({ services }: PageLoad): Promise<ChooserData> => {
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  const designed = types.filter((type) => type.showInDesigner && !type.isStockItem);
  return { range: packRange(designed, groups) };
};
