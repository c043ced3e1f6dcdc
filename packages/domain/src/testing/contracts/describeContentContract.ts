import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { failureOf, successOf } from './steps.ts';

export const describeContentContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Content`, () => {
    it('the home page features clothing types of the catalog', async () => {
      const { content, catalog } = await open();
      const home = await content.home();
      expect(home.hero.headline).not.toBe('');
      for (const slug of home.featured)
        expect(await catalog.clothingType(slug)).toMatchObject({ ok: true });
    });

    it('a page is found by its slug', async () => {
      const { content } = await open();
      expect(successOf(await content.page('faq'))).toMatchObject({ slug: 'faq' });
      for (const slug of ['no-such-page', '', '..', '../home'])
        expect(failureOf(await content.page(slug))).toEqual({ kind: 'not-found' });
    });

    it('[NOTES-01] notes are listed newest first and found by slug', async () => {
      const { content } = await open();
      const notes = await content.latestNotes();
      expect(notes.length).toBeGreaterThan(0);
      const dates = notes.map(({ published }) => published);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const note of notes)
        expect(successOf(await content.note(note.slug))).toMatchObject(note);
      expect((await content.notes()).slice(0, notes.length)).toEqual(notes);
      expect(failureOf(await content.note('no-such-note'))).toEqual({ kind: 'not-found' });
    });

    it('[ROUTE-20] a tag lists as many notes as it counts', async () => {
      const { content } = await open();
      const tags = await content.noteTags();
      expect(tags.length).toBeGreaterThan(0);
      for (const { slug, count } of tags) expect(await content.notes(slug)).toHaveLength(count);
      expect(await content.notes('no-such-tag')).toEqual([]);
      expect(await content.notes('../home')).toEqual([]);
    });

    it('[ROUTE-13] launches are listed earliest first', async () => {
      const { content } = await open();
      const days = (await content.launches()).map(({ date }) => date);
      expect(days.length).toBeGreaterThan(0);
      expect(days).toEqual([...days].sort());
    });

    it('[SHELL-20] certificates are described, and samples are marked as samples', async () => {
      const { content } = await open();
      const certificates = await content.certificates();
      expect(certificates.length).toBeGreaterThan(0);
      for (const { name, text, to, validUntil, isSample } of certificates) {
        expect([name, text].every((text) => text.trim() !== '')).toBe(true);
        expect(to).toMatch(/^(https:\/\/|\/(?!\/))/);
        expect(validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(isSample).toBe(true);
      }
    });

    it('[API-45] the expenditure of a design is the sum of its stages', async () => {
      const { content, catalog } = await open();
      const shirt = successOf(await catalog.clothingType('cotton-t-shirt'));
      const { stages, total, fabric } = successOf(
        await content.expenditure({ clothingTypeId: shirt.id, baseSize: 7 }),
      );
      expect(fabric.grams).toBeGreaterThan(0);
      expect(stages.reduce((sum, { water }) => sum + water, 0)).toBeCloseTo(total.water);
      expect(
        failureOf(await content.expenditure({ clothingTypeId: 999_999, baseSize: 7 })),
      ).toEqual({ kind: 'not-found' });
    });

    it('[ROUTE-54] previews are not accessible to visitors', async () => {
      const { content } = await open();
      const preview = { slug: 'cotton-t-shirt', variant: null, id: 'two-weights' };
      expect(failureOf(await content.foldPreview(preview, null))).toEqual({ kind: 'forbidden' });
      const forged = { expires: '9999999999', signature: 'x' };
      expect(failureOf(await content.foldPreview(preview, forged))).toEqual({ kind: 'forbidden' });
    });
  });
};
