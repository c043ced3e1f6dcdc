import { err, ok } from '@tailorbird/domain/kernel';
import type { Letter, Letters, LetterWords } from '@tailorbird/domain/newsletter';
import { expect, test } from 'vitest';
import { LettersStore } from './lettersStore.ts';

const words: LetterWords = { subject: { en: 'Wool', de: 'Wolle' }, body: { en: 'Here.', de: 'Da.' }, piece: '' };
const letter = (change: Partial<Letter> = {}): Letter => ({
  ...words,
  id: 1,
  state: 'draft',
  version: 1,
  changedAt: '2026-11-01T10:00:00Z',
  startedAt: null,
  sent: 0,
  waiting: 0,
  failed: 0,
  left: 2,
  unsubscribed: 0,
  ...change,
});

/** A desk with one letter, which others may change. */
const aDesk = () => {
  let kept: Letter | null = null;
  const letters: Letters = {
    all: async () => ok({ readers: 2, letters: kept ? [kept] : [] }),
    write: async (written) => {
      if (written.subject.de === '') return err({ kind: 'letter-invalid', fields: { subject_de: ['Missing'] } });
      kept = letter(written);
      return ok(kept);
    },
    change: async (_, version, written) => {
      if (!kept || kept.version !== version) return err({ kind: 'letter-changed', now: kept });
      kept = letter({ ...written, version: version + 1 });
      return ok(kept);
    },
    remove: async () => ok(null),
    preview: async () => ok({ subject: 'Wool', text: 'Here.' }),
    test: async () => err({ kind: 'too-often' }),
    send: async () => {
      kept = letter({ state: 'sending' });
      return ok(kept);
    },
    stop: async () => ok(letter({ state: 'stopped' })),
  };
  return { store: new LettersStore({ letters }), meddle: () => (kept = letter({ version: 9 })) };
};

test('what is refused stands at its field, what was typed stays, and what is kept is known to be', async () => {
  const { store } = aDesk();
  store.begin();
  store.type({ ...words, subject: { en: 'Wool', de: '' } });
  await store.save();
  expect([store.problems, store.draft?.words.subject.en, store.isSaved]).toEqual([{ subject_de: ['Missing'] }, 'Wool', false]);
  store.type(words);
  await store.save();
  expect([store.told, store.isSaved, store.loaded?.letters.length]).toEqual(['saved', true, 1]);
  store.type({ piece: '/product/x/1' });
  expect(store.isSaved).toBe(false);
});

test('what somebody else changed is not overwritten, and who tries too often is told', async () => {
  const { store, meddle } = aDesk();
  store.begin();
  store.type(words);
  await store.save();
  meddle();
  store.type({ subject: { en: 'Mine', de: 'Meins' } });
  await store.save();
  expect([store.failure?.kind, store.draft?.words.subject.en]).toEqual(['letter-changed', 'Mine']);
  await store.test(letter(), 'en');
  expect(store.failure?.kind).toBe('too-often');
});

test('a letter that goes out is out of hand', async () => {
  const { store } = aDesk();
  store.begin();
  store.type(words);
  await store.save();
  store.ask(letter());
  await store.send(letter());
  expect([store.draft, store.asked, store.told, store.isSending]).toEqual([null, null, 'sending', true]);
});
