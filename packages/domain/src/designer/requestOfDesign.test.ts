import { expect, test } from 'vitest';
import { requestOfDesign } from './index.ts';

const design = {
  variant: { clothingTypeId: 7, fabricColorId: 21, selectedProperties: { neck: 3 } },
  initials: 'AB',
};

test('a design is added as one piece in its size, a stock item as its product', () => {
  expect(requestOfDesign({ id: 7, isStockItem: false }, design, 5)).toEqual({
    clothingTypeId: 7,
    fabricColorId: 21,
    selectedProperties: { neck: 3 },
    userSizeId: 5,
    initials: 'AB',
    note: '',
    quantity: 1,
    productId: null,
  });
  expect(requestOfDesign({ id: 7, isStockItem: true }, design, null)).toMatchObject({
    userSizeId: null,
    productId: 7,
  });
});
