import { expect, test } from 'vitest';
import { publicViewer } from '../catalog/index.ts';
import { aClothingType, aFabricColor } from '../testing/builders.ts';
import { parseShelfPiece } from './index.ts';

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
const refused = { ok: false, failure: { kind: 'not-on-the-shelf' } };
const piece = (fabricColorId: number) => ({
  ok: true,
  value: {
    variant: { clothingTypeId: 1, fabricColorId, selectedProperties: { neck: 101 } },
    initials: '',
    size: null,
  },
});

test('[DESIGN-03] a stock item has a chosen color and fixed properties', () => {
  expect(parseShelfPiece(cap, {}, publicViewer)).toEqual(piece(11));
  expect(parseShelfPiece(cap, { variantId: '12-101' }, publicViewer)).toEqual(piece(12));
  expect(parseShelfPiece(cap, { variantId: '12-102' }, publicViewer)).toEqual(refused);
  expect(parseShelfPiece(cap, { variantId: '12' }, publicViewer)).toEqual(refused);
  expect(parseShelfPiece({ ...cap, isStockItem: false }, {}, publicViewer)).toEqual(refused);
});

test('[CATALOG-19] a color that is sold out or unknown is not on the shelf', () => {
  expect(parseShelfPiece(cap, { variantId: '13-101' }, publicViewer)).toEqual(refused);
  expect(parseShelfPiece(cap, { variantId: '99-101' }, publicViewer)).toEqual(refused);
  expect(
    parseShelfPiece(
      { ...cap, fabricColors: [aFabricColor({ outOfStock: true })] },
      {},
      publicViewer,
    ),
  ).toEqual(refused);
});
