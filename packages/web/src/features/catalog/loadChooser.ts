import { CatalogT } from '../../composition/tokens.ts';
import type { PageLoad } from '../../page.tsx';
import type { GarmentCard } from './card.ts';
import { rangeOf } from './range.ts';

export type ChooserData = { readonly cards: readonly GarmentCard[] };

/** The garments that can be designed. */
export const loadChooser = async ({ services }: PageLoad): Promise<ChooserData> => {
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  const designed = types.filter((type) => type.showInDesigner && !type.isStockItem);
  return { cards: rangeOf(designed, groups).flatMap(({ subCategories }) => subCategories.flatMap(({ cards }) => cards)) };
};
