import { explaining, personal, shop } from './checkedPages.ts';
import { expectAccessible, expectNoHorizontalScroll, expectOutline } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { type Language, languages } from './words.ts';

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

/** One visit opens many pages, as real visitors do, so that shared files load once. */
const visits: Readonly<Record<string, readonly string[]>> = {
  shop,
  explaining,
  panels,
};

const isThorough = process.env.PROVE === 'all';

/**
 * Languages differ in word length, color schemes in contrast. Each value runs once; a thorough
 * run has all four pairs.
 */
const pairs = languages.flatMap((language) =>
  (['light', 'dark'] as const)
    .filter((scheme) => isThorough || (scheme === 'light') === (language === 'en'))
    .map((scheme) => ({ language, scheme })),
);

/**
 * Every page in German, which has the longest words and runs in dark; in English every third
 * page, because colors are shared.
 */
const lookedAtIn = (language: Language, paths: readonly string[]): readonly string[] =>
  isThorough || language === 'de' ? paths : paths.filter((_, place) => place % 3 === 0);

for (const { language, scheme } of pairs) {
  test.describe(`every page at 320 pixels, ${scheme}, is accessible and fits the screen`, () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: scheme });
    for (const [name, paths] of Object.entries(visits)) {
      test(`${name} (${language})`, async ({ page, watch, context }) => {
        watch.follow(context);
        const visitor = new Visitor(page, language);
        for (const path of lookedAtIn(language, paths)) {
          await test.step(path, async () => {
            await visitor.open(path);
            if (paths === panels) await expect(page.getByRole('dialog')).toBeVisible();
            await expectNoHorizontalScroll(page);
            await expectOutline(page);
            await expectAccessible(page);
          });
        }
      });
    }
    for (const who of ['customer', 'staff', 'store'] as const) {
      test(`pages for ${who} (${language})`, async ({ page, watch, context }) => {
        watch.follow(context);
        const visitor = new Visitor(page, language);
        await visitor.signInAs(who);
        for (const path of lookedAtIn(language, personal[who])) {
          await test.step(path, async () => {
            await visitor.open(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNoHorizontalScroll(page);
            await expectOutline(page);
            await expectAccessible(page);
          });
        }
      });
    }
  });
}
