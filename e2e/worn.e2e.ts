import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

// Short runs switch off the optimizing compiler. Draping needs it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((arg) => !arg.startsWith('--js-flags'));
    await use({ ...launchOptions, ...(args && { args }) });
  },
});

/** Stores answers of a visitor of 182 cm and 84 kg, as the size panels do. */
const tellAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'tailorbird.ideal_size_input',
      JSON.stringify({
        ageYears: 40,
        heightCm: 182,
        weightKg: 84,
        footLengthCm: 27.5,
        adjusted: ['heightCm', 'weightKg'],
      }),
    );
  });
};

const zipSweatshirt = '/product/zip-sweatshirt';

/** The button. Its text follows its title. */
const openerOf = ({ page, t }: Visitor, body: 'known' | 'unknown'): Locator =>
  page.getByRole('button', { name: t(`worn/${body}.title`) });

const openWorn = async (visitor: Visitor, body: 'known' | 'unknown'): Promise<Locator> => {
  const { page, t } = visitor;
  await visitor.open(plainShirt);
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await openerOf(visitor, body).click();
  return page.getByRole('dialog', { name: t(`worn/${body}.title`) });
};

const rowsIn = (dialog: Locator, { t }: Visitor): Locator =>
  dialog.getByRole('table', { name: t('worn/ease.title') }).getByRole('row');

test('[SIZE-135] a visitor sees a size worn on their body, with the room in it', async ({
  visitor,
  page,
}) => {
  test.setTimeout(300_000);
  const { t } = visitor;
  await tellAnswers(page);
  const dialog = await openWorn(visitor, 'known');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await expect(dialog.getByText(t('worn/lead.own'))).toBeVisible();
  const rows = rowsIn(dialog, visitor);
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(t('worn/measure.chest'));
  await expect(rows.nth(1)).toContainText(t('worn/fit.REGULAR'));
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: 150_000 });
  const right = dialog.getByRole('button', { name: t('worn/turn.right') });
  await right.click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: t('worn/turn.start') })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(openerOf(visitor, 'known')).toBeFocused();
});

test('a visitor stops the draping, and a failed one keeps the figures', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const dialog = await openWorn(visitor, 'unknown');
  const size = `7 ${t('designer/size.R')}`;
  await expect(dialog.getByText(t('worn/lead.standard', { size }))).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await dialog.getByRole('button', { name: t('worn/cancel') }).click();
  await expect(dialog.getByText(t('worn/stopped'))).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.route('**/wornWorker*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "postMessage({ kind: 'failed' })" }),
  );
  await dialog.getByRole('button', { name: t('worn/again') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('worn/failed'));
  await expect(rowsIn(dialog, visitor)).toHaveCount(4);
  await dialog.getByRole('button', { name: t('worn/find') }).click();
  await expect(
    page.getByRole('dialog', { name: t('sizing/panel.ideal-size'), exact: true }),
  ).toBeVisible();
});

test('closing the dialog or going back stops the draping', async ({ visitor, page }) => {
  const dialog = await openWorn(visitor, 'unknown');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.workers().length).toBe(0);
  await openerOf(visitor, 'unknown').click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(openerOf(visitor, 'unknown')).toBeVisible();
});

test('a zip sweatshirt is draped once and shown again at once', async ({ visitor, page }) => {
  test.setTimeout(300_000);
  const { t } = visitor;
  await visitor.open(zipSweatshirt);
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await openerOf(visitor, 'unknown').click();
  const dialog = page.getByRole('dialog', { name: t('worn/unknown.title') });
  await expect(dialog.getByText(t('worn/verdict.good'))).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: 150_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openerOf(visitor, 'unknown').click();
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(page.workers()).toHaveLength(0);
});

test('a dialog that cannot load without a network opens at a later try', async ({
  visitor,
  page,
  network,
}) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await expect(openerOf(visitor, 'unknown')).toBeVisible();
  await network.lose();
  await openerOf(visitor, 'unknown').click();
  await expect(page.getByText(t('shell/couldNotLoad'))).toBeVisible();
  await network.bringBack();
  await visitor.button(t('shell/tryAgain')).click();
  const dialog = page.getByRole('dialog', { name: t('worn/unknown.title') });
  // Browsers do not load a missing script again in the same page.
  const reload = visitor.button(t('shell/reload'));
  await expect(dialog.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(dialog).toBeVisible();
});

test('a browser without WebGL shows the front of the body @phone', async ({ visitor, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const dialog = await openWorn(visitor, 'unknown');
  await expect(dialog.getByText(visitor.t('worn/flat'))).toBeVisible();
  await expect(dialog.getByRole('figure')).toBeVisible();
  await expect(rowsIn(dialog, visitor)).toHaveCount(4);
  expect(page.workers()).toHaveLength(0);
});
