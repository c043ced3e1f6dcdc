import { expect, test } from 'vitest';
import { studioPages, studioPagesFor } from './studioPages.ts';

test('customers are shown no page of those who work here, stores theirs, admins all', () => {
  expect(studioPagesFor({ isAdmin: false, isRetailStore: false })).toEqual([]);
  expect(studioPagesFor({ isAdmin: true, isRetailStore: false })).toEqual(studioPages);
  for (const { who } of studioPagesFor({ isAdmin: false, isRetailStore: true })) expect(who).toBe('stores');
});
