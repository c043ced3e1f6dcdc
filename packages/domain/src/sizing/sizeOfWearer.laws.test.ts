import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryStandardSize, runs } from '../testing/index.ts';
import {
  type CutFor,
  cutForChoices,
  cutForOf,
  isSameStandardSize,
  type SizeOfWearer,
  sizeOfWearer,
  type UserSize,
} from './index.ts';

type Kept = Pick<
  UserSize,
  'id' | 'title' | 'sizeTypeId' | 'wearerId' | 'standardSize' | 'cutFor' | 'isDefault'
>;

const cut = fc.constantFrom(...cutForChoices);
const sizeType = fc.constantFrom(1, 2, 3);
const wearer = fc.constantFrom(null, 1, 2);

/** A stored wardrobe: each wearer has at most one default per cut (SIZE-124). */
const wardrobe: fc.Arbitrary<readonly Kept[]> = fc
  .array(
    fc.record({
      title: fc.constantFrom('Blue', 'Red'),
      sizeTypeId: sizeType,
      wearerId: wearer,
      standard: fc.option(arbitraryStandardSize, { nil: null }),
      cut,
      isDefault: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) => {
    const taken = new Set<string>();
    return all.map(({ standard, cut: own, isDefault, ...rest }, place) => {
      const cutFor = standard ? cutForOf(standard) : own;
      const key = `${rest.wearerId} ${cutFor}`;
      const is = isDefault && !taken.has(key);
      if (is) taken.add(key);
      return {
        ...rest,
        id: place + 1,
        standardSize: standard,
        cutFor,
        ...(is && { isDefault: true }),
      };
    });
  });

const asked = fc.record({
  wearerId: wearer,
  cutFor: fc.option(cut, { nil: null }),
  sizeTypeId: sizeType,
  blocks: fc.constantFrom<readonly CutFor[]>(['men'], ['women'], ['men', 'women']),
});

const sizeBehind = (answer: SizeOfWearer<Kept>): Kept | null =>
  answer.kind === 'saved' || answer.kind === 'to-convert'
    ? answer.size
    : answer.kind === 'standard'
      ? answer.from
      : null;

/** The wearer’s size, chosen from an explicit list of candidates. */
const oracle = (
  sizes: readonly Kept[],
  {
    wearerId,
    cutFor,
    sizeTypeId,
    blocks,
  }: {
    wearerId: number | null;
    cutFor: CutFor | null;
    sizeTypeId: number;
    blocks: readonly CutFor[];
  },
): string => {
  const order = [...blocks].sort((one, other) => Number(other === cutFor) - Number(one === cutFor));
  for (const block of order) {
    if (cutFor !== null && block !== cutFor && blocks.includes(cutFor)) continue;
    for (const size of sizes) {
      if (!size.isDefault || size.wearerId !== wearerId || cutForOf(size) !== block) continue;
      if (size.sizeTypeId === sizeTypeId) return `made in ${size.id}`;
      if (size.standardSize) return `made in standard of ${size.id}`;
      for (const other of sizes) {
        if (
          other.wearerId === wearerId &&
          other.sizeTypeId === sizeTypeId &&
          other.title === size.title &&
          cutForOf(other) === block
        )
          return `made in ${other.id}`;
      }
      return `converts ${size.id}`;
    }
  }
  return cutFor !== null && !blocks.includes(cutFor) ? 'not cut' : 'nothing';
};

const inWords = (answer: SizeOfWearer<Kept>): string => {
  switch (answer.kind) {
    case 'saved':
      return `made in ${answer.size.id}`;
    case 'standard':
      return `made in standard of ${answer.from.id}`;
    case 'to-convert':
      return `converts ${answer.size.id}`;
    case 'not-cut':
      return 'not cut';
    case 'none':
      return 'nothing';
  }
};

describe('the default size of a wearer', () => {
  test('[SIZE-125, SIZE-126] the default equals trying the candidates in order', () => {
    fc.assert(
      fc.property(wardrobe, asked, (sizes, { wearerId, cutFor, ...garment }) => {
        expect(inWords(sizeOfWearer({ wearerId, cutFor }, garment, sizes))).toBe(
          oracle(sizes, { wearerId, cutFor, ...garment }),
        );
      }),
      runs(500),
    );
  });

  test('[SIZE-90, SIZE-97] the default belongs to the wearer and has a block', () => {
    fc.assert(
      fc.property(wardrobe, asked, (sizes, { wearerId, cutFor, ...garment }) => {
        const answer = sizeOfWearer({ wearerId, cutFor }, garment, sizes);
        const size = sizeBehind(answer);
        if (size)
          expect([size.wearerId, garment.blocks.includes(cutForOf(size))]).toEqual([
            wearerId,
            true,
          ]);
        if (answer.kind === 'saved') expect(answer.size.sizeTypeId).toBe(garment.sizeTypeId);
        if (answer.kind === 'standard')
          expect(isSameStandardSize(answer.size, answer.from.standardSize ?? answer.size)).toBe(
            true,
          );
      }),
      runs(300),
    );
  });

  test('[SIZE-124] sizes of other wearers and renamed sizes have no effect', () => {
    fc.assert(
      fc.property(wardrobe, asked, (sizes, { wearerId, cutFor, ...garment }) => {
        const answer = sizeOfWearer({ wearerId, cutFor }, garment, sizes);
        const titles = new Set(sizes.filter((size) => size.isDefault).map(({ title }) => title));
        const fewer = sizes.filter(
          (size) => size.wearerId === wearerId && (size.isDefault || titles.has(size.title)),
        );
        expect(sizeOfWearer({ wearerId, cutFor }, garment, fewer)).toEqual(answer);
      }),
      runs(300),
    );
  });

  const anna = { wearerId: 1, cutFor: 'women' } as const;
  const size = (changes: Partial<Kept>): Kept => ({
    id: 1,
    title: 'Anna',
    sizeTypeId: 1,
    wearerId: 1,
    standardSize: null,
    cutFor: 'women',
    isDefault: true,
    ...changes,
  });

  test('[SIZE-126] the other cut’s default replaces a missing one, or nothing', () => {
    const shirt = { sizeTypeId: 1, blocks: ['men'] } as const;
    expect(sizeOfWearer(anna, shirt, [size({})])).toEqual({ kind: 'not-cut', cutFor: 'women' });
    const wide = size({ id: 2, cutFor: undefined });
    expect(sizeOfWearer(anna, shirt, [size({}), wide])).toEqual({ kind: 'saved', size: wide });
    expect(sizeOfWearer(anna, { ...shirt, blocks: ['men', 'women'] }, [wide])).toEqual({
      kind: 'none',
    });
  });
});
