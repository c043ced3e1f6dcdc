import { InMemoryPreferences } from '@tailorbird/domain/testing';
import { expect, it } from 'vitest';
import { removeStoredDesign, storeDesign, storedDesign } from './unfinishedDesign.ts';

const design = { slug: 'cap', variantId: '1-2', initials: 'AB' };

it('[LIKE-09] an unfinished design is stored until it is bought or restarted', () => {
  const preferences = new InMemoryPreferences();
  storeDesign(preferences, { ...design, initials: '' });
  storeDesign(preferences, design);
  storeDesign(preferences, { ...design, slug: 'polo' });
  expect([storedDesign(preferences, 'cap'), storedDesign(preferences, 'shirt')]).toEqual([
    design,
    null,
  ]);
  removeStoredDesign(preferences, 'cap');
  expect(storedDesign(preferences, 'cap')).toBeNull();
  removeStoredDesign(preferences, 'polo');
  expect(preferences.read('leftDesigns')).toBeNull();
});

it('a stored value that is no design is ignored', () => {
  const preferences = new InMemoryPreferences();
  preferences.write(
    'leftDesigns',
    JSON.stringify({
      designs: [{ ...design, initials: '1' }, { ...design, variantId: '../1' }, 3],
    }),
  );
  expect(storedDesign(preferences, 'cap')).toBeNull();
});
