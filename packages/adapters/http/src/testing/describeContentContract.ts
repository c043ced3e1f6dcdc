import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { failureOf, successOf } from './steps.ts';

/** What every adapter of the port `Content` does. */
export const describeContentContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Content`, () => {
    it('has a home page that features garments of the range', async () => {
      const { content, catalog } = await open();
      const home = await content.home();
      expect(home.hero.headline).not.toBe('');
      for (const slug of home.featured) expect(await catalog.clothingType(slug)).toMatchObject({ ok: true });
    });

    it('has pages by their slug', async () => {
      const { content } = await open();
      expect(successOf(await content.page('faq'))).toMatchObject({ slug: 'faq' });
      for (const slug of ['no-such-page', '', '..', '../home']) expect(failureOf(await content.page(slug))).toEqual({ kind: 'not-found' });
    });

    it('[NOTES-01] has notes, the newest first, each by its slug', async () => {
      const { content } = await open();
      const notes = await content.latestNotes();
      expect(notes.length).toBeGreaterThan(0);
      const dates = notes.map(({ published }) => published);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const note of notes) expect(successOf(await content.note(note.slug))).toEqual(note);
      expect(failureOf(await content.note('no-such-note'))).toEqual({ kind: 'not-found' });
    });
  });
};
