import { holdRequests } from './holdRequests.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

/** Adds a T-shirt with initials to the basket. Returns its title. */
const addShirtWithInitials = async (visitor: Visitor): Promise<string> => {
  await visitor.open(`${plainShirt}?initials=AP`);
  await visitor.addToBasket();
  return visitor.range.garment('cotton-t-shirt');
};

const designPath = (address: string): string => new URL(address).pathname;

test('choices are undone with Ctrl+Z or the button, and redone', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  const undo = visitor.button(t('designer/history.undo'));
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const [first, second] = await page
    .getByRole('group', { name: visitor.t('designer/color.title'), exact: true })
    .getByRole('radio')
    .all();
  await first?.check();
  await expect.poll(() => designPath(page.url())).not.toContain('/109-');
  const changed = designPath(page.url());
  await second?.check();
  await expect.poll(() => designPath(page.url())).not.toBe(changed);
  await page.keyboard.press('Control+z');
  await expect.poll(() => designPath(page.url())).toBe(changed);
  await undo.click();
  await expect.poll(() => designPath(page.url())).toContain('/109-');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await visitor.button(t('designer/history.redo')).click();
  await expect.poll(() => designPath(page.url())).toBe(changed);
});

test('a pressed color is selected at once, and the drawing follows', async ({ visitor, page }) => {
  await visitor.open(plainShirt);
  const radio = page
    .getByRole('group', { name: visitor.t('designer/color.title'), exact: true })
    .getByRole('radio', { checked: false })
    .first();
  const drawing = page.getByRole('main').getByRole('figure').getByRole('img').last();
  const [before, name] = [
    (await drawing.getAttribute('alt')) ?? '',
    (await radio.getAttribute('aria-label')) ?? '',
  ];
  const [isChosen, drawn] = await radio.evaluate((input: HTMLInputElement) => {
    input.click();
    return [
      input.checked && input.labels?.[0]?.dataset.chosen !== undefined,
      document.querySelector('main figure img')?.getAttribute('alt'),
    ];
  });
  expect([isChosen, drawn]).toEqual([true, before]);
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
});

test('content below the choices hydrates on first use and follows the design', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofBelow = (): readonly string[] =>
    asked.filter((path) =>
      /^\/assets\/(Measurements|Traits|Promises|Story|Related)-.*\.js$/.test(path),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open(`${plainShirt}?sizeId=8L`);
  await page.waitForLoadState('networkidle');
  await expect(visitor.heading(t('designer/story.title'), 2)).toBeVisible();
  const list = visitor.heading(t('designer/trait.title'), 2).locator('xpath=..');
  // The final layout applies before the part loads, because its style sheet does not wait.
  await expect(list.getByRole('term').first().locator('xpath=..')).toHaveCSS('display', 'flex');
  expect(ofBelow()).toEqual([]);
  await page.getByLabel(t('designer/initials.title')).fill('TB');
  await expect.poll(() => ofBelow().length).toBe(5);
  await expect(list).toContainText('TB');
});

test('a press before hydration is repeated after it', async ({ visitor, page }) => {
  const { t } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open(`${plainShirt}?sizeId=8L`);
  const units = page.getByRole('group', { name: t('sizing/units.label') });
  // Clicks by script, without moving the pointer or scrolling, so that the page stays unused
  // until then.
  await units
    .getByRole('radio', { name: t('sizing/units.imperial.name') })
    .evaluate((input: HTMLInputElement) => input.click());
  await expect(units.locator('xpath=following::td[1]')).toContainText(
    t('sizing/units.imperial.sign'),
  );
  await expect(units.getByRole('radio', { name: t('sizing/units.imperial.name') })).toBeChecked();
});

test('loading the measurements does not move the controls', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const late = await holdRequests(page, /\/assets\/Measurements-[^/]*\.js$/);
  await visitor.open(plainShirt);
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await visitor.addButton.hover();
  await page.mouse.down();
  await expect.poll(late.isRequested).toBe(true);
  late.release();
  await expect(
    page.getByRole('table', { name: t('sizing/picker.finished', { size: '7R' }) }),
  ).toBeVisible();
  await page.mouse.up();
  await expect(visitor.lines.first()).toBeVisible();
});

test('[DESIGN-21] Ctrl+Z in a text field stays the browser’s undo', async ({ visitor, page }) => {
  await visitor.open(plainShirt);
  const field = page.getByLabel(visitor.t('designer/initials.title'));
  await field.fill('A1');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(visitor.t('designer/initials.onlyLetters')),
  );
  await field.fill('AB');
  await expect.poll(() => page.url()).toContain('initials=AB');
  await expectAccessible(page);
});

test('[API-43] a basket line shows its details and is changed in place', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const title = await addShirtWithInitials(visitor);
  await visitor.button(t('basket/line.details', { title })).click();
  const details = page.getByRole('dialog', { name: t('shell/panel.item-details') });
  await expect(details.getByRole('img')).toHaveCount(2);
  await details.getByText(t('expenditure/title'), { exact: true }).click();
  await expect(details.getByText(t('expenditure/trims'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: t('garmentPanels/details.change') }).click();
  const mini = page.getByRole('dialog', { name: t('shell/panel.mini-designer') });
  await mini.getByLabel(t('designer/initials.title')).fill('A1');
  const save = mini.getByRole('button', { name: t('garmentPanels/mini.save') });
  await save.click();
  await expect(mini.getByRole('alert').last()).toHaveText(t('designer/buy.refused.initials'));
  await mini.getByLabel(t('designer/initials.title')).fill('XYZ');
  await mini
    .getByRole('radio', { name: t('sizing/picker.base', { base: 9 }), exact: true })
    .check();
  await expectAccessible(page);
  await save.click();
  await expect(visitor.lines).toHaveCount(1);
  await expect(visitor.lines.first()).toContainText('XYZ');
  await visitor.expectBadge(1);
});

test('one of two pieces is changed, and the change is undone', { tag: '@twice' }, async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = await addShirtWithInitials(visitor);
  await visitor.button(t('basket/line.more', { title })).click();
  await visitor.expectBadge(2);
  await visitor.button(t('basket/line.details', { title })).click();
  await page.getByRole('button', { name: t('garmentPanels/details.change') }).click();
  const mini = page.getByRole('dialog', { name: t('shell/panel.mini-designer') });
  await mini.getByRole('radio', { name: t('garmentPanels/mini.one'), exact: true }).check();
  await mini.getByLabel(t('designer/initials.title')).fill('XYZ');
  await expectAccessible(page);
  await mini.getByRole('button', { name: t('garmentPanels/mini.save') }).click();
  await expect(visitor.lines).toHaveCount(2);
  await expect(visitor.lines.last()).toContainText('XYZ');
  const total = (await visitor.total.textContent()) ?? '';
  await visitor.button(t('garmentPanels/mini.undo')).click();
  await expect(visitor.lines).toHaveCount(1);
  await expect(visitor.lines.first()).not.toContainText('XYZ');
  await expect(visitor.total).toHaveText(total);
  await visitor.expectBadge(2);
});

test('[BASKET-18] a refused change keeps the line and the choices', async ({
  visitor,
  page,
  context,
  watch,
}) => {
  const { t } = visitor;
  const title = await addShirtWithInitials(visitor);
  await visitor.button(t('basket/line.details', { title })).click();
  await page.getByRole('button', { name: t('garmentPanels/details.change') }).click();
  const mini = page.getByRole('dialog', { name: t('shell/panel.mini-designer') });
  const field = mini.getByLabel(t('designer/initials.title'));
  await field.fill('XY');
  watch.expect(406, /piece/);
  await context.route('**/oscarapi/lines/*/piece/', (route) =>
    route.fulfill({ status: 406, json: { reason: 'Out Of Stock' } }),
  );
  await mini.getByRole('button', { name: t('garmentPanels/mini.save') }).click();
  await expect(mini.getByRole('alert')).toHaveText(t('designer/buy.refused.out-of-stock'));
  await expect(field).toHaveValue('XY');
  await context.unroute('**/oscarapi/lines/*/piece/');
  await mini.getByRole('button', { name: t('garmentPanels/mini.save') }).click();
  await expect(visitor.lines.first()).toContainText('XY');
});

test('info panels state guarantees and duties and link to the chat', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/product/merino-cardigan?info=worldwide-shipping');
  const info = page.getByRole('dialog', { name: t('shell/panel.info') });
  await expect(info.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(info.getByRole('button', { name: t('garmentPanels/info.chat') })).toBeInViewport();
  await expectAccessible(page);
  await visitor.closePanel();
  await visitor.open('/product/cotton-t-shirt?us-tariffs');
  await expect(page.getByRole('dialog', { name: t('shell/panel.us-tariffs') })).toBeVisible();
});

test('[PRICE-27] a gift card validates its fields and keeps them in the basket', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/digitalgiftcard');
  const field = (key: 'designer/gift.recipient' | 'designer/gift.email' | 'designer/gift.on') =>
    page.getByLabel(t(key));
  const optionalName = page.getByLabel(
    `${t('designer/gift.recipient')} ${t('designer/initials.optional')}`,
  );
  await page.locator('#amount').getByRole('radio').first().check();
  await expect(optionalName).toBeVisible();
  await field('designer/gift.email').fill('mo');
  await expect(optionalName).toHaveCount(0);
  await field('designer/gift.on').fill('2020-01-01');
  await visitor.addButton.click();
  await expect(field('designer/gift.recipient')).toBeFocused();
  await expect(field('designer/gift.email')).toHaveAccessibleDescription(
    new RegExp(t('designer/gift.problem.email.invalid')),
  );
  await expect(field('designer/gift.on')).toHaveAccessibleDescription(
    new RegExp(t('designer/gift.problem.on.past')),
  );
  await expectAccessible(page);
  await field('designer/gift.recipient').fill('Mo');
  await field('designer/gift.email').fill('mo@example.com');
  await field('designer/gift.on').fill('');
  await visitor.addToBasket();
  await expect(visitor.lines.first()).toContainText('Mo, mo@example.com');
  await expect(visitor.basket).not.toContainText(/shipping|Versand/i);
});

test('[CATALOG-18] staff-only, sold-out and incompatible choices are hidden', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expect(404, /product/);
  for (const path of [
    '/product/sample-t-shirt',
    '/product/linen-band-collar-shirt',
    '/product/cotton-t-shirt/999999-11-21-31',
  ]) {
    const answer = await page.goto(visitor.path(path));
    expect([path, answer?.status()]).toEqual([path, 404]);
  }
});

test('[DESIGN-04, DESIGN-07, CATALOG-18, CATALOG-19] staff see and design garments hidden from customers', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn('staff@tailorbird.example');
  await visitor.open('/product/oxford-shirt');
  await expect(
    page.getByRole('radio', { name: new RegExp(`, ${t('designer/color.unpublished')}$`) }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('radio', { name: new RegExp(`, ${t('designer/color.hidden')}$`) }),
  ).not.toHaveCount(0);
  const sample = await page.goto(visitor.path('/product/sample-t-shirt'));
  expect(sample?.status()).toBe(200);
  await visitor.ready();
  await expect(visitor.buyButton).toBeVisible();
});

test('[GUARD-07, GUARD-09] staff see the same catalog after reload and link', async ({
  visitor,
  page,
}) => {
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn('staff@tailorbird.example');
  const count = page.getByRole('main').getByRole('status');
  const sample = page.getByRole('main').locator('a[href*="/product/sample-t-shirt"]');
  await page.goto(visitor.path('/products'));
  await expect(sample).not.toHaveCount(0);
  const loaded = await count.first().textContent();
  await page.goto(visitor.path('/product'));
  await expect(sample).not.toHaveCount(0);
  await visitor.open('/');
  await page
    .getByRole('main')
    .locator(`a[href="${visitor.path('/products')}"]`)
    .first()
    .click();
  await expect(sample).not.toHaveCount(0);
  await expect(count.first()).toHaveText(loaded ?? '');
});

test('[DESIGN-06] an incompatible choice is reported with undo', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/product/oxford-shirt');
  await page.getByRole('radio', { name: 'French Cuff', exact: true }).check();
  await page.getByRole('radio', { name: 'Band Collar', exact: true }).check();
  const notice = page
    .getByRole('paragraph')
    .filter({ hasText: 'French Cuff' })
    .filter({ has: visitor.button(t('designer/history.takeBack')) });
  await expect(notice).toBeVisible();
  await notice.getByRole('button').click();
  await expect(page.getByRole('radio', { name: 'French Cuff', exact: true })).toBeChecked();
  await expect(notice).toHaveCount(0);
});

test('no size is preselected, and a chosen size carries to the next garment', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/product/cotton-t-shirt');
  await expect(visitor.addButton).toHaveCount(0);
  await expect(page.getByText(new RegExp(t('designer/delivery', { days: '.+' })))).toBeVisible();
  await expect(page.locator('#size')).toContainText(t('sizing/picker.none'));
  await visitor.button(t('designer/buy.chooseSize')).click();
  await expect(
    page.getByRole('radio', { name: t('sizing/picker.base', { base: 1 }), exact: true }),
  ).toBeFocused();
  const small = page.locator('[data-shown] img');
  if ((page.viewportSize()?.width ?? 0) < 768) await expect(small).toBeVisible();
  else await expect(small).not.toBeVisible();
  await visitor.choose(t('sizing/picker.base', { base: 9 }));
  await expect(visitor.addButton).toBeVisible();
  await visitor.open('/product/oxford-shirt');
  await visitor.addToBasket();
  await expect(visitor.lines.first()).toContainText('9');
});

test('with forced colors, swatches keep their color and the choice is outlined', async ({
  visitor,
  page,
}) => {
  const { t, range } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await visitor.open('/product/oxford-shirt?sizeId=8L');
  const look = (label: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name: label, exact: true }) })
      .evaluate((choice) => [
        getComputedStyle(choice).outlineStyle,
        getComputedStyle(choice.querySelector('span') ?? choice, '::before').backgroundColor,
      ]);
  const [chosen, other] = [await look(range.color('paper-white')), await look(range.color('navy'))];
  expect([chosen[0], other[0]]).toEqual(['solid', 'none']);
  expect(chosen[1]).not.toBe(other[1]);
  expect((await look(t('sizing/picker.base', { base: 8 })))[0]).toBe('solid');
  expect((await look(t('sizing/picker.base', { base: 7 })))[0]).toBe('none');
});
