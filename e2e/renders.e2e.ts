import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

const pictureOf = ({ page }: Visitor): Locator =>
  page.getByRole('main').getByRole('figure').getByRole('img').last();

const chooseColor = async (visitor: Visitor): Promise<void> => {
  await visitor.page
    .getByRole('group', { name: visitor.t('designer/color.title'), exact: true })
    .getByRole('radio', { checked: false })
    .first()
    .check();
};

const markupOf = async (picture: Locator): Promise<string> =>
  decodeURIComponent((await picture.getAttribute('src')) ?? '');

test('one picture shows a rendered garment in all colors, in each view', async ({
  visitor,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/packshots/'))
      files.push(pathname);
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
  const back = visitor.button(visitor.t('designer/view.back'));
  await back.click();
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).toHaveAttribute('alt', new RegExp(visitor.t('designer/drawing.back')));
  await expect.poll(() => files.length).toBe(2);
  await expect.poll(() => markupOf(picture)).toContain('data:image/avif');
  await visitor.button(visitor.t('designer/view.detail')).click();
  await expect(picture).toHaveAttribute('alt', new RegExp(visitor.t('designer/drawing.detail')));
  await expect.poll(() => files.length).toBe(3);
  await expect.poll(() => markupOf(picture)).toContain('data:image/avif');
  await visitor.button(visitor.t('designer/view.worn')).click();
  await expect(picture).toHaveAttribute('alt', new RegExp(visitor.t('designer/drawing.worn')));
  await expect.poll(() => files.length).toBe(4);
  await expect.poll(() => markupOf(picture)).toContain('data-form="t-shirt.men.worn"');
});

test('a garment is drawn for a property without a render or a missing file @phone', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expectOffline();
  let isMissing = true;
  await page.route('**/packshots/**', (route) =>
    isMissing && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await visitor.open(plainShirt);
  const picture = pictureOf(visitor);
  await chooseColor(visitor);
  await expect.poll(() => markupOf(picture)).toMatch(/^data:image\/svg\+xml/);
  expect(await markupOf(picture)).not.toContain('data:image/avif');
  isMissing = false;
  await visitor.open('/product/pique-polo');
  await page.getByRole('radio', { name: 'Hemmed Sleeve' }).check({ force: true });
  await chooseColor(visitor);
  await expect(picture).toHaveAttribute('alt', /Hemmed Sleeve/);
  expect(await markupOf(picture)).not.toContain('data:image/avif');
});

test('pictures that cannot be loaded are drawn', async ({ visitor, page, watch }) => {
  watch.expectOffline();
  await page.route(/\/(packshots|scenes\/row)\/(?![^?]*\.drawn\.)/, (route) => route.abort());
  for (const path of ['/', '/products/t-shirts', '/product/cotton-t-shirt']) {
    await visitor.open(path);
    const picture = page
      .locator('main img:is([src*="/packshots/"], [src*="/scenes/row/"])')
      .first();
    await expect(picture).toHaveAttribute('src', /\.drawn\./);
    await expect(picture).not.toHaveAttribute('srcset');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the picture of a product is as sharp as the screen', async ({ visitor, page }) => {
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const deviceScaleFactor of [1, 2, 3]) {
    const screen = { width, height, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    await visitor.open(plainShirt);
    const picture = pictureOf(visitor);
    const box = await picture.boundingBox();
    const wanted = Math.min(960, (box?.width ?? 0) * deviceScaleFactor);
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => Number(image.currentSrc.split('.').at(-2))),
      )
      .toBeGreaterThanOrEqual(wanted);
  }
});

test('the hero of the home page weighs at most 35 kB on a phone @phone', async ({
  visitor,
  page,
}) => {
  const answer = page.waitForResponse(/\/scenes\/row\//);
  await visitor.open('/');
  const { responseBodySize } = await (await answer).request().sizes();
  expect(responseBodySize).toBeLessThan(35_000);
  await expect(page.locator('[data-hero] img')).toHaveJSProperty('complete', true);
});
