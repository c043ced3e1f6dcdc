import { err, ok } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import { aUser } from '@tailorbird/domain/testing';
import { observable } from 'mobx';
import { expect, test } from 'vitest';
import { SizesChanges } from './sizesChanges.ts';
import { refOf, Wardrobe } from './wardrobe.ts';

const size = (changes: Partial<UserSize>): UserSize =>
  ({
    id: 1,
    title: 'Blue',
    sizeTypeId: 1,
    wearerId: null,
    standardSize: null,
    ...changes,
  }) as UserSize;
const shirt = { sizeType: { id: 1, slug: 't-shirt' }, cutFor: ['men', 'women'] } as const;
const me = { wearerId: null, cutFor: null };

const opened = (sizes: readonly UserSize[], user: number | null = 7) => {
  const visit = observable(
    { user: user === null ? null : aUser({ id: user }) },
    {},
    { deep: false },
  );
  const changes = new SizesChanges();
  let calls = 0;
  let kept: readonly UserSize[] | null = sizes;
  const wardrobe = new Wardrobe({
    sizes: {
      all: async () => {
        calls += 1;
        return kept ? ok(kept) : err({ kind: 'unreachable' });
      },
    },
    visit,
    changes,
  });
  const keep = (now: readonly UserSize[] | null): void => {
    kept = now;
  };
  return { wardrobe, visit, changes, keep, calls: () => calls };
};

test('a guest has no sizes and causes no request', async () => {
  const { wardrobe, calls } = opened([], null);
  expect(wardrobe.isWanted).toBe(false);
  await wardrobe.load();
  expect([wardrobe.sizes, wardrobe.sizeFor(me, shirt), calls()]).toEqual([undefined, null, 0]);
});

test('[SIZE-125] sizes follow changes and remain when a reload fails', async () => {
  const { wardrobe, changes, keep, calls } = opened([size({ isDefault: true })]);
  changes.publish();
  expect([wardrobe.isWanted, calls()]).toEqual([true, 0]);
  await wardrobe.load();
  expect([wardrobe.isWanted, wardrobe.sizeFor(me, shirt)]).toMatchObject([
    false,
    { kind: 'saved', size: { id: 1 } },
  ]);
  expect(wardrobe.sizeFor(me, { sizeType: null, cutFor: [] })).toBeNull();
  keep([size({ id: 2 })]);
  changes.publish();
  await wardrobe.load();
  expect(wardrobe.sizeFor(me, shirt)).toEqual({ kind: 'none' });
  keep(null);
  await wardrobe.load();
  expect(wardrobe.newestOf(null, shirt)?.id).toBe(2);
});

test('one customer’s sizes are never shown to another', async () => {
  const { wardrobe, visit } = opened([size({ isDefault: true })]);
  await wardrobe.load();
  visit.user = aUser({ id: 8 });
  expect([wardrobe.sizes, wardrobe.isWanted]).toEqual([undefined, true]);
});

test('a wearer’s newest size that fits the kind of garment is used', async () => {
  const { wardrobe } = opened([
    size({ id: 3, wearerId: 2 }),
    size({ id: 2, cutFor: 'women' }),
    size({ id: 1 }),
  ]);
  await wardrobe.load();
  const of = (wearerId: number | null, cutFor: readonly ('men' | 'women')[]) =>
    wardrobe.newestOf(wearerId, { ...shirt, cutFor })?.id ?? null;
  expect([of(2, ['men']), of(null, ['men', 'women']), of(null, ['men']), of(2, ['women'])]).toEqual(
    [3, 2, 1, null],
  );
});

test('a piece refers to a saved size, a standard size or none', () => {
  const saved = size({});
  expect(refOf({ kind: 'saved', size: saved })).toEqual({ kind: 'user', id: 1 });
  expect(refOf({ kind: 'standard', size: { base: 7, length: 'L' }, from: saved })).toEqual({
    kind: 'standard',
    base: 7,
    length: 'L',
  });
  expect([
    refOf({ kind: 'to-convert', size: saved }),
    refOf({ kind: 'none' }),
    refOf({ kind: 'not-cut', cutFor: 'women' }),
  ]).toEqual([null, null, null]);
});
