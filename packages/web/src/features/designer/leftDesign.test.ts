import { InMemoryPreferences } from '@tailorbird/domain/testing';
import { expect, it } from 'vitest';
import { forgetDesign, keepDesign, keptDesign } from './leftDesign.ts';

const design = { slug: 'cap', variantId: '1-2', initials: 'AB' };

it('[LIKE-09] an unfinished design is stored until it is bought or restarted', () => {
  const preferences = new InMemoryPreferences();
  keepDesign(preferences, { ...design, initials: '' });
  keepDesign(preferences, design);
  keepDesign(preferences, { ...design, slug: 'polo' });
  expect([keptDesign(preferences, 'cap'), keptDesign(preferences, 'shirt')]).toEqual([
    design,
    null,
  ]);
  forgetDesign(preferences, 'cap');
  expect(keptDesign(preferences, 'cap')).toBeNull();
  forgetDesign(preferences, 'polo');
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
  expect(keptDesign(preferences, 'cap')).toBeNull();
});
