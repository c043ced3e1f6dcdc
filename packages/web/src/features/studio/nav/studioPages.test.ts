import { expect, test } from 'vitest';
import { studioPages, studioPagesFor } from './studioPages.ts';

test('customers see no staff pages, stores theirs, admins all but the till', () => {
  expect(studioPagesFor({ isAdmin: false, isRetailStore: false })).toEqual([]);
  expect(studioPagesFor({ isAdmin: true, isRetailStore: false })).toEqual(
    studioPages.filter(({ who }) => who !== 'till'),
  );
  for (const { who } of studioPagesFor({ isAdmin: false, isRetailStore: true }))
    expect(['stores', 'till']).toContain(who);
});
