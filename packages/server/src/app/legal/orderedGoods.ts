import type { ClothingType } from '@tailorbird/domain/catalog';
import { expenditureOf } from '@tailorbird/domain/content';
import { inLanguage, type Localized } from '@tailorbird/domain/kernel';
import { customsCodeOf, type FiberPercent, readComposition } from '@tailorbird/domain/legal';
import type { WithCatalog } from '../../contexts/catalog/index.ts';
import type { WithContent } from '../../contexts/content/index.ts';
import type { StoredOrderLine } from '../../contexts/orders/index.ts';

/** Base size whose fabric stands for all sizes. */
const middleBase = 7;

export type OrderedGoods = {
  readonly type: ClothingType<Localized>;
  readonly grams: number;
  readonly fibers: readonly FiberPercent[];
  /** Six digits of the Harmonized System; null if unknown. */
  readonly hs: string | null;
  /** Eight digits of the HTSUS; null if unknown. */
  readonly htsus: string | null;
};

/** Goods of an order line; null for gift cards and for types without a row in the catalog. */
export const goodsOfLine = (
  { catalog, content }: WithCatalog & WithContent,
  { productClass, snapshot, texts }: StoredOrderLine,
): OrderedGoods | null => {
  const type = catalog.clothingTypes.find(({ id }) => id === snapshot.clothingTypeId);
  const color =
    type?.fabricColors.find(({ id }) => id === snapshot.fabricColorId) ?? type?.fabricColors[0];
  if (productClass === 'Gift Card' || !type || !color) return null;
  const { pattern } = type;
  const { fabric } = color;
  const read = readComposition(fabric.composition.en, 'en');
  const fibers = read.ok ? read.value : [];
  const cutFor = texts.size?.cutFor ?? 'men';
  const { grams } = expenditureOf(
    {
      pattern,
      fabric: {
        title: fabric.title.en,
        composition: fabric.composition.en,
        englishComposition: fabric.composition.en,
        weightGsm: fabric.weightGsm,
      },
      baseSize: middleBase,
    },
    inLanguage(content.factors, 'en') as Parameters<typeof expenditureOf>[1],
  ).fabric;
  const code = customsCodeOf({ pattern, texture: fabric.texture, fibers, cutFor });
  return { type, grams, fibers, hs: code?.hs ?? null, htsus: code?.htsus ?? null };
};
