import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { err } from '@tailorbird/domain/kernel';
import { aShopFixture, inMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { addDesign } from './addDesign.ts';

const lost = err({ kind: 'unreachable' } as const);

test('a piece waits as what it was asked for as, whether or not the number of its size was known then', async () => {
  const [type] = aShopFixture().clothingTypes.filter(({ sizeType }) => sizeType !== null);
  if (!type) throw new Error('The fixture has no garment with sizes');
  const asked: (string | undefined)[] = [];
  const { sizes } = inMemoryShop();
  let isReached = true;
  const add = addDesign({
    sizes: { ofStandardSize: async (size) => (isReached ? sizes.ofStandardSize(size) : lost) },
    desk: {
      isFrozen: false,
      add: async (_, what) => {
        asked.push(what);
        return lost;
      },
      addLater: async (_, what) => {
        asked.push(what);
        return lost;
      },
    },
  });
  const design = { variant: defaultVariant(type, publicViewer), initials: '', size: null };
  const press = (base: number) =>
    add({
      type,
      design,
      size: { kind: 'standard', base, length: 'R' } as never,
      today: { day: 5, month: 11, year: 2025 },
    });
  await press(7);
  isReached = false;
  await press(7);
  await press(8);
  const [first, ...others] = asked;
  expect(first).toBeDefined();
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others).toHaveLength(3);
  expect(others[2]).not.toBe(first);
});
