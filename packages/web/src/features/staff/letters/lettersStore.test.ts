import type { Letter, LetterWords } from '@tailorbird/domain/newsletter';
import { InMemoryLetters } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { LettersStore } from './lettersStore.ts';

const words: LetterWords = {
  subject: { en: 'Wool', de: 'Wolle' },
  body: { en: 'Here.', de: 'Da.' },
  piece: '',
};

/** A desk with one letter that is taken up, and kept. */
const aDraft = async (letters = new InMemoryLetters({ readers: 2 })) => {
  const store = new LettersStore({ letters });
  store.begin();
  store.type(words);
  await store.save();
  return { store, letters, letter: store.draft?.letter as Letter };
};

test('what is refused stands at its field, what was typed stays, and what is kept is known to be', async () => {
  const store = new LettersStore({ letters: new InMemoryLetters() });
  store.begin();
  store.type({ ...words, subject: { en: 'Wool', de: '' } });
  await store.save();
  expect([Object.keys(store.problems), store.draft?.words.subject.en, store.isSaved]).toEqual([
    ['subject_de'],
    'Wool',
    false,
  ]);
  store.type(words);
  await store.save();
  expect([store.told, store.isSaved, store.loaded?.letters.length]).toEqual(['saved', true, 1]);
  store.type({ piece: '/product/x/1' });
  expect(store.isSaved).toBe(false);
});

test('what somebody else changed is not overwritten, and who tries too often is told', async () => {
  const { store, letters, letter } = await aDraft(new InMemoryLetters({ mostTests: 1 }));
  await letters.change(letter.id, letter.version, { ...words, piece: '' });
  store.type({ subject: { en: 'Mine', de: 'Meins' } });
  await store.save();
  expect([store.failure?.kind, store.draft?.words.subject.en]).toEqual(['letter-changed', 'Mine']);
  await store.test(letter, 'en');
  expect([store.failure, store.told]).toEqual([null, 'tested']);
  await store.test(letter, 'en');
  expect([store.failure?.kind, letters.tested]).toEqual([
    'too-often',
    [{ id: letter.id, locale: 'en' }],
  ]);
});

test('a letter that goes out is out of hand, and stops where it is', async () => {
  const { store, letter } = await aDraft();
  store.ask(letter);
  await store.send(letter);
  expect([store.draft, store.asked, store.told, store.isSending]).toEqual([
    null,
    null,
    'sending',
    true,
  ]);
  await store.stop(letter);
  expect([store.told, store.isSending, store.loaded?.letters[0]?.state]).toEqual([
    'stopped',
    false,
    'stopped',
  ]);
});

test('a letter is looked at in a language, and thrown away', async () => {
  const { store, letter } = await aDraft();
  await store.look(letter, 'de');
  expect(store.preview).toEqual({ locale: 'de', subject: 'Wolle', text: 'Da.' });
  await store.remove(letter);
  expect([store.draft, store.preview, store.told, store.loaded?.letters]).toEqual([
    null,
    null,
    'removed',
    [],
  ]);
});

test('what cannot be asked is told, and what was typed stays', async () => {
  const { store, letters } = await aDraft();
  letters.refusal = { kind: 'unreachable' };
  store.type({ subject: { en: 'Mine', de: 'Meins' } });
  await store.save();
  expect([store.failure, store.draft?.words.subject.de, store.isBusy]).toEqual([
    { kind: 'unreachable' },
    'Meins',
    false,
  ]);
});
