import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedRecord } from './storedRecord.ts';

const note = storedRecord('checkoutDraft', ({ text }) => ({
  text: typeof text === 'string' ? text : '',
}));

test('stored values can be read back and removed', () => {
  const preferences = new MemoryPreferences();
  note.write(preferences, { text: 'For Ada' });
  expect(note.read(preferences)).toEqual({ text: 'For Ada' });
  note.remove(preferences);
  expect(note.read(preferences)).toEqual({ text: '' });
});

test('[ERR-18] unreadable stored values are logged without their content', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const preferences = new MemoryPreferences();
  preferences.write('checkoutDraft', '{"text":"For Ada');
  expect(note.read(preferences)).toEqual({ text: '' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('Ada');
});

test.each(['', '{', 'null', '7', '[]', '"text"', '{"text":7}'])(
  'the stored value %s counts as absent',
  (text) => {
    const preferences = new MemoryPreferences();
    preferences.write('checkoutDraft', text);
    expect(note.read(preferences)).toEqual({ text: '' });
  },
);
