import type { Letters, LetterWords } from '@tailorbird/domain/newsletter';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from './steps.ts';

/** The letters of a shop, its readers, and what carries a letter to them. */
export type LettersUnderTest = {
  readonly letters: Letters;
  /** Somebody new has asked for letters, and proved the address. */
  readonly addReader: () => Promise<void>;
  /** What is on its way arrives. */
  readonly deliver: () => Promise<void>;
};

const words: LetterWords = {
  subject: { en: 'Wool is here', de: 'Die Wolle ist da' },
  body: { en: 'Dear readers.\n\n[Look](/notes)', de: 'Liebe Leute.\n\n[Ansehen](/notes)' },
  piece: '',
};

/** What every adapter of the port `Letters` does. The last of these uses up what may be tried. */
export const describeLettersContract = (
  name: string,
  open: () => Promise<LettersUnderTest>,
): void => {
  const aDraft = async (letters: Letters, changes: Partial<LetterWords> = {}) =>
    successOf(await letters.write({ ...words, ...changes }));
  const listed = async (letters: Letters, id: number) =>
    successOf(await letters.all()).letters.find((letter) => letter.id === id);

  describe(`${name} as Letters`, () => {
    it('keeps a letter as a draft, the newest first, and knows how many readers there are', async () => {
      const { letters, addReader } = await open();
      const { readers } = successOf(await letters.all());
      await addReader();
      const first = await aDraft(letters);
      expect(first).toMatchObject({ ...words, state: 'draft', version: 1, startedAt: null });
      expect(first).toMatchObject({
        sent: 0,
        waiting: 0,
        failed: 0,
        left: readers + 1,
        unsubscribed: 0,
      });
      expect(Date.parse(first.changedAt)).not.toBeNaN();
      const second = await aDraft(letters);
      const now = successOf(await letters.all());
      expect([now.readers, now.letters.slice(0, 2)]).toEqual([readers + 1, [second, first]]);
    });

    it('says field by field what a letter lacks, and keeps nothing of it', async () => {
      const { letters } = await open();
      const before = successOf(await letters.all());
      const bad: LetterWords = {
        subject: { en: 'Two\nlines', de: ' ' },
        body: { en: '\n \n', de: '[x](ftp://x)' },
        piece: 'a T-shirt',
      };
      const refused = failureOf(await letters.write(bad));
      const said = [expect.stringMatching(/\w/)];
      const fields = {
        subject_en: said,
        subject_de: said,
        body_en: said,
        body_de: said,
        piece: said,
      };
      expect(refused).toEqual({ kind: 'letter-invalid', fields });
      const { id, version } = await aDraft(letters);
      expect(failureOf(await letters.change(id, version, { ...words, piece: 'none' }))).toEqual({
        kind: 'letter-invalid',
        fields: { piece: said },
      });
      expect(await listed(letters, id)).toMatchObject({ version, piece: '' });
      expect(successOf(await letters.all()).letters).toHaveLength(before.letters.length + 1);
    });

    it('changes a draft for who saw it last, and shows who did not what it is now', async () => {
      const { letters } = await open();
      const draft = await aDraft(letters);
      const subject = { en: 'At last', de: 'Endlich' };
      const changed = successOf(
        await letters.change(draft.id, draft.version, { ...words, subject }),
      );
      expect(changed).toMatchObject({ id: draft.id, subject, version: draft.version + 1 });
      expect(failureOf(await letters.change(draft.id, draft.version, words))).toEqual({
        kind: 'letter-changed',
        now: changed,
      });
      expect(failureOf(await letters.send(draft.id, draft.version))).toEqual({
        kind: 'letter-changed',
        now: changed,
      });
      expect(await listed(letters, draft.id)).toEqual(changed);
    });

    it('shows a letter as plain text in each language', async () => {
      const { letters } = await open();
      const { id } = await aDraft(letters);
      const [english, german] = [
        successOf(await letters.preview(id, 'en')),
        successOf(await letters.preview(id, 'de')),
      ];
      expect([english.subject, german.subject]).toEqual(['Wool is here', 'Die Wolle ist da']);
      expect(english.text).toMatch(/Dear readers\.[\s\S]*Look[\s\S]*\/notes/);
      expect(german.text).toMatch(/Liebe Leute\.[\s\S]*Ansehen[\s\S]*\/notes/);
    });

    it('throws a draft away', async () => {
      const { letters } = await open();
      const { id } = await aDraft(letters);
      expect(successOf(await letters.remove(id))).toBeNull();
      expect(await listed(letters, id)).toBeUndefined();
      expect(failureOf(await letters.remove(id))).toEqual({ kind: 'letter-not-found' });
    });

    it('sends a letter once for whoever asks twice, and lets nobody change it then', async () => {
      const { letters, addReader, deliver } = await open();
      await addReader();
      const { id, version, left } = await aDraft(letters);
      const sending = successOf(await letters.send(id, version));
      expect(sending).toMatchObject({ state: 'sending', version, startedAt: expect.any(String) });
      expect(successOf(await letters.send(id, version))).toMatchObject({
        state: 'sending',
        startedAt: sending.startedAt,
      });
      for (const refused of [await letters.change(id, version, words), await letters.remove(id)])
        expect(failureOf(refused)).toMatchObject({
          kind: 'letter-changed',
          now: { id, state: 'sending' },
        });
      await deliver();
      const sent = await listed(letters, id);
      expect(sent).toMatchObject({ state: 'sent', left: 0, unsubscribed: 0 });
      expect((sent?.sent ?? 0) + (sent?.waiting ?? 0) + (sent?.failed ?? 0)).toBe(left);
      for (const refused of [
        await letters.send(id, version),
        await letters.stop(id),
        await letters.remove(id),
      ])
        expect(failureOf(refused)).toEqual({ kind: 'letter-changed', now: sent });
    });

    it('stops a letter that is on its way, and lets it go on', async () => {
      const { letters, addReader } = await open();
      await addReader();
      const draft = await aDraft(letters);
      expect(failureOf(await letters.stop(draft.id))).toEqual({
        kind: 'letter-changed',
        now: draft,
      });
      const { startedAt } = successOf(await letters.send(draft.id, draft.version));
      expect(successOf(await letters.stop(draft.id))).toMatchObject({
        id: draft.id,
        state: 'stopped',
        startedAt,
      });
      expect(successOf(await letters.send(draft.id, draft.version))).toMatchObject({
        id: draft.id,
        state: 'sending',
        startedAt,
      });
    });

    it('knows no letter that was never written', async () => {
      const { letters } = await open();
      for (const answer of [
        await letters.change(999_999, 1, words),
        await letters.remove(999_999),
        await letters.preview(999_999, 'en'),
        await letters.test(999_999, 'en'),
        await letters.send(999_999, 1),
        await letters.stop(999_999),
      ])
        expect(failureOf(answer)).toEqual({ kind: 'letter-not-found' });
    });

    it('is tried by who asks, and not without end', async () => {
      const { letters } = await open();
      const { id } = await aDraft(letters);
      expect(successOf(await letters.test(id, 'de'))).toBeNull();
      const answers: unknown[] = [];
      for (let times = 0; times < 40; times += 1) answers.push(await letters.test(id, 'en'));
      expect(answers.at(-1)).toEqual({ ok: false, failure: { kind: 'too-often' } });
    });
  });
};
