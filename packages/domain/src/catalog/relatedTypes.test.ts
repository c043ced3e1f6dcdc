import { expect, test } from 'vitest';
import { aClothingType, aFabricColor } from '../testing/index.ts';
import { relatedCount, relatedTypes } from './index.ts';

const cotton = aFabricColor();
const wool = aFabricColor({ id: 12, fabric: { ...cotton.fabric, id: 999 } });
const type = (id: number, family: string, fabricColor = cotton, pattern = 't-shirt') =>
  aClothingType({ id, slug: `type-${id}`, family, pattern, fabricColors: [fabricColor] });
const idsOf = (types: readonly { readonly id: number }[]): readonly number[] =>
  types.map(({ id }) => id);

test('related garments alternate between the same family and the same fabric', () => {
  const shirt = type(1, 't-shirts');
  const range = [
    shirt,
    type(2, 't-shirts', wool, 'tank'),
    type(3, 't-shirts', wool),
    type(4, 'shirts'),
    type(5, 'shirts', wool),
    type(6, 'polos'),
  ];
  expect(idsOf(relatedTypes(shirt, range))).toEqual([3, 4, 2, 6]);
});

test('the same family fills up for missing fabric matches, if it has garments', () => {
  const shirt = type(1, 't-shirts');
  expect(
    idsOf(
      relatedTypes(
        shirt,
        [2, 3, 4, 5, 6].map((id) => type(id, 't-shirts', wool)),
      ),
    ),
  ).toEqual([2, 3, 4, 5]);
  expect(relatedTypes(shirt, [shirt, type(2, 'shirts', wool)])).toEqual([]);
  expect(relatedTypes({ ...shirt, productClass: 'Gift Card' }, [type(2, 't-shirts')])).toEqual([]);
  expect(relatedCount).toBe(4);
});
