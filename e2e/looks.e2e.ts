import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { checkout, designs, explaining, personal, range } from './pagesLookedAt.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { languages } from './words.ts';

const panels = [
  '/?basket',
  '/?auth=choice',
  '/?auth=sign-in',
  '/?auth=create-account',
  '/?auth=reset-password',
  '/?reviews',
  `${plainShirt}?about-standard-sizes`,
  `${plainShirt}?std-size-details=8L`,
  '/?save-size=CreateAccountOnly',
  '/?recommend-size=1',
];

/** One visit goes through many pages, as visitors do: what they share is loaded once. */
const visits: Readonly<Record<string, readonly string[]>> = {
  shop: ['/', ...range, ...designs, ...checkout],
  explaining: explaining,
  panels,
};

test.describe('every page at 320 pixels: nobody is kept out, and nothing is wider than the screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of languages) {
    for (const [name, paths] of Object.entries(visits)) {
      test(`${name} (${language})`, async ({ page, watch, context }) => {
        test.setTimeout(180_000);
        watch.follow(context);
        const visitor = new Visitor(page, language);
        for (const path of paths) {
          await test.step(path, async () => {
            await visitor.open(path);
            if (paths === panels) await expect(page.getByRole('dialog')).toBeVisible();
            await expectNoHorizontalScroll(page);
            // Languages differ in the length of their words; what a page is made of is the same.
            if (language === 'en' || process.env.PROVE === 'all') await expectAccessible(page);
          });
        }
      });
    }
    for (const who of ['customer', 'staff', 'store'] as const) {
      test(`pages for ${who} (${language})`, async ({ page, watch, context }) => {
        test.setTimeout(180_000);
        watch.follow(context);
        const visitor = new Visitor(page, language);
        await visitor.signInAs(who);
        for (const path of personal[who]) {
          await test.step(path, async () => {
            await visitor.open(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNoHorizontalScroll(page);
            if (language === 'en' || process.env.PROVE === 'all') await expectAccessible(page);
          });
        }
      });
    }
  }
});
