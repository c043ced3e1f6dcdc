import { InMemoryPreferences } from '@tailorbird/domain/testing';
import { expect, it } from 'vitest';
import { ViewedStore } from './viewedStore.ts';

it('[LIKE-06] viewed designs stay in the browser until cleared', () => {
  const preferences = new InMemoryPreferences();
  const one = new ViewedStore({ preferences });
  one.look({ slug: 'cap', variantId: '1' });
  // A second tab views a design.
  new ViewedStore({ preferences }).look({ slug: 'pique-polo', variantId: '2' });
  one.look({ slug: 'cap', variantId: '3' });
  expect(new ViewedStore({ preferences }).designs).toEqual([
    { slug: 'cap', variantId: '3' },
    { slug: 'pique-polo', variantId: '2' },
  ]);
  one.clear();
  expect([one.designs, preferences.read('viewedDesigns')]).toEqual([[], null]);
});
