import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

const pictureOf = ({ page }: Visitor): Locator =>
  page.getByRole('main').getByRole('figure').getByRole('img').last();

const chooseColor = async (visitor: Visitor): Promise<void> => {
  await visitor.page
    .getByRole('group', { name: visitor.say('designer/color.title'), exact: true })
    .getByRole('radio', { checked: false })
    .first()
    .check();
};

const markupOf = async (picture: Locator): Promise<string> =>
  decodeURIComponent((await picture.getAttribute('src')) ?? '');

test('one file shows a rendered garment in all colors and turns with the views', async ({
  visitor,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/renders/')) files.push(pathname);
  });
  await visitor.open(plainShirt);
  const picture = pictureOf(visitor);
  await expect(picture).toHaveAttribute('src', /\.768\.svg/);
  await chooseColor(visitor);
  await expect.poll(() => markupOf(picture)).toContain('data:image/avif');
  const first = await markupOf(picture);
  await chooseColor(visitor);
  await expect.poll(() => markupOf(picture)).not.toBe(first);
  expect(await markupOf(picture)).toContain('data:image/avif');
  expect(files).toHaveLength(1);
  const back = visitor.button(visitor.say('designer/view.back'));
  await back.click();
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).toHaveAttribute('alt', new RegExp(visitor.say('designer/drawing.back')));
  await expect.poll(() => files.length).toBe(2);
  await expect.poll(() => markupOf(picture)).toContain('data:image/avif');
});

test('a garment is drawn for a property without a render or a missing file @phone', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expectOffline();
  await page.route('**/renders/**', (route) => route.abort());
  await visitor.open(plainShirt);
  const picture = pictureOf(visitor);
  await chooseColor(visitor);
  await expect.poll(() => markupOf(picture)).toMatch(/^data:image\/svg\+xml/);
  expect(await markupOf(picture)).not.toContain('data:image/avif');
  await page.unroute('**/renders/**');
  await visitor.page.getByRole('radio', { name: 'Rolled Sleeve' }).check({ force: true });
  await chooseColor(visitor);
  await expect(picture).toHaveAttribute('alt', /Rolled Sleeve/);
  expect(await markupOf(picture)).not.toContain('data:image/avif');
});
