import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { expect, test } from 'vitest';
import { kept } from './kept.ts';

const note = kept('checkoutDraft', ({ text }) => ({ text: typeof text === 'string' ? text : '' }));

test('what is kept comes back, and is gone when it is removed', () => {
  const preferences = new MemoryPreferences();
  note.write(preferences, { text: 'For Ada' });
  expect(note.read(preferences)).toEqual({ text: 'For Ada' });
  note.remove(preferences);
  expect(note.read(preferences)).toEqual({ text: '' });
});

test.each(['', '{', 'null', '7', '[]', '"text"', '{"text":7}'])('%s is as nothing kept', (text) => {
  const preferences = new MemoryPreferences();
  preferences.write('checkoutDraft', text);
  expect(note.read(preferences)).toEqual({ text: '' });
});
