import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { languages } from './words.ts';

const paths = [
  '/',
  '/products',
  '/products/t-shirts',
  '/products/shirts',
  '/products?color=navy&family=knitwear&sort=price-up',
  '/products?q=merino',
  '/products?q=qqqxxx',
  '/new-arrivals',
  '/bestsellers',
  '/seasonal-favorites',
  '/cashmere-collection',
  '/product',
  plainShirt,
  '/product/oxford-shirt',
  '/product/merino-beanie',
  '/giftcard',
  '/digitalgiftcard',
  '/checkout/error',
  '/checkout/thank-you',
  '/notes',
  '/howitworks',
  '/materials',
  '/our-mission',
  '/our-production',
  '/faq',
  '/contact',
  '/privacy',
  '/termsconditions',
  '/store',
  '/t-shirt-footprint',
  '/b-corp',
  '/madeby',
  '/private-client-service',
  '/stylist-inquiries',
  '/a-look-back-2024',
  '/launch-calendar',
  '/campaign/november-colors',
  '/canvas-white',
  '/notes/tags/care',
  '/notes/two-weeks-and-what-happens-in-them',
];
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

test.describe('every page at 320 pixels: nobody is kept out, and nothing is wider than the screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of languages) {
    for (const path of [...paths, ...panels]) {
      test(`${language} ${path}`, async ({ page, watch, context }) => {
        watch.follow(context);
        const visitor = new Visitor(page, language);
        await visitor.open(path);
        if (panels.includes(path)) await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoHorizontalScroll(page);
        await expectAccessible(page);
      });
    }
  }

  test('a note, from the list of notes', async ({ visitor, page }) => {
    await visitor.open('/notes');
    await page.getByRole('main').getByRole('link').first().click();
    await visitor.expectPath(/\/notes\/.+/);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});
