import { expect, test } from 'vitest';
import { publicViewer } from '../catalog/index.ts';
import { aClothingType, aFabricColor } from '../testing/builders.ts';
import { parseStockItem } from './index.ts';

const cap = aClothingType({
  slug: 'twill-cap',
  isStockItem: true,
  showInDesigner: false,
  supportsInitials: false,
  sizeType: null,
  fabricColors: [
    aFabricColor(),
    aFabricColor({ id: 12 }),
    aFabricColor({ id: 13, outOfStock: true }),
  ],
});
const refused = { ok: false, failure: { kind: 'stock-item-unavailable' } };
const piece = (fabricColorId: number) => ({
  ok: true,
  value: {
    variant: { clothingTypeId: 1, fabricColorId, selectedProperties: { neck: 101 } },
    initials: '',
    size: null,
  },
});

test('[DESIGN-03] a stock item has a chosen color and fixed properties', () => {
  expect(parseStockItem(cap, {}, publicViewer)).toEqual(piece(11));
  expect(parseStockItem(cap, { variantId: '12-101' }, publicViewer)).toEqual(piece(12));
  expect(parseStockItem(cap, { variantId: '12-102' }, publicViewer)).toEqual(refused);
  expect(parseStockItem(cap, { variantId: '12' }, publicViewer)).toEqual(refused);
  expect(parseStockItem({ ...cap, isStockItem: false }, {}, publicViewer)).toEqual(refused);
});

test('[CATALOG-19] a color that is sold out or unknown is not on the shelf', () => {
  expect(parseStockItem(cap, { variantId: '13-101' }, publicViewer)).toEqual(refused);
  expect(parseStockItem(cap, { variantId: '99-101' }, publicViewer)).toEqual(refused);
  expect(
    parseStockItem(
      { ...cap, fabricColors: [aFabricColor({ outOfStock: true })] },
      {},
      publicViewer,
    ),
  ).toEqual(refused);
});
