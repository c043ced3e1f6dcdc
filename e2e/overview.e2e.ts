import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { Visitor } from './visitor.ts';
import { languages } from './words.ts';

test('[ROUTE-04] filters, chips and sorting are in the URL, with Back @german', async ({
  visitor,
  page,
}) => {
  const { t, range } = visitor;
  const filter = page.getByRole('complementary', { name: t('catalog/filter.title') });
  const count = page.getByRole('main').getByRole('status');
  const value = (title: string) =>
    filter.getByRole('checkbox', { name: new RegExp(`^${title}, \\d+$`) });
  const numberBeside = async (title: string) =>
    Number(/\d+$/.exec((await value(title).getAttribute('aria-label')) ?? '')?.[0]);
  await visitor.open('/products/knitwear');

  const sweaters = range.subCategory('merino-sweaters');
  const pieces = await numberBeside(sweaters);
  await value(sweaters).check();
  await expect(count).toHaveText(t('catalog/count', { count: pieces }));
  await visitor.expectPath(/\?family=merino-sweaters$/);
  const blue = value(range.colorFamily('blue'));
  const shades = filter.getByRole('button', {
    name: t('catalog/filter.shades', { title: range.colorFamily('blue') }),
  });
  await expect(shades).toHaveAttribute('aria-expanded', 'false');
  await shades.click();
  const navy = await numberBeside(range.color('navy'));
  await value(range.color('navy')).check();
  await expect(count).toHaveText(t('catalog/count', { count: navy }));
  await visitor.expectPath(/\?family=merino-sweaters&color=navy$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(navy);
  expect(await blue.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);

  // Every card shows the selected color.
  const names = page.getByRole('main').locator('article p[aria-hidden="true"]');
  for (const name of await names.allTextContents()) expect(name).toContain(range.color('navy'));

  await page.getByRole('combobox', { name: t('catalog/sort.label') }).selectOption('price-up');
  await visitor.expectPath(/&sort=price-up$/);
  await expectAccessible(page);

  await page.goBack();
  await visitor.expectPath(/\?family=merino-sweaters&color=navy$/);
  await page
    .getByRole('link', { name: t('catalog/filter.remove', { value: range.color('navy') }) })
    .click();
  await expect(value(range.color('navy'))).not.toBeChecked();
  await expect(count).toHaveText(t('catalog/count', { count: pieces }));
  await page.getByRole('link', { name: t('catalog/filter.clear') }).click();
  await visitor.expectPath('/products/knitwear');
  await expect(value(sweaters)).not.toBeChecked();
});

test('[ROUTE-04] a color family is selected by name and put in the URL @german', {
  tag: '@seldom',
}, async ({ visitor, page }) => {
  const { t, range } = visitor;
  const filter = page.getByRole('complementary', { name: t('catalog/filter.title') });
  const blue = filter.getByRole('checkbox', {
    name: new RegExp(`^${range.colorFamily('blue')}, \\d+$`),
  });
  const articles = page.getByRole('main').getByRole('article');
  const firstPage = 24;
  await visitor.open('/products');
  const count = Number(/\d+$/.exec((await blue.getAttribute('aria-label')) ?? '')?.[0]);
  expect(count).toBeGreaterThan(firstPage);
  await blue.focus();
  await page.keyboard.press('Space');
  await expect(blue).toBeChecked();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    t('catalog/shownCount', { shown: firstPage, count }),
  );
  await expect(articles).toHaveCount(firstPage);
  await visitor.expectPath(/\?color=/);
  expect(new URL(page.url()).searchParams.getAll('color')).toEqual(
    expect.arrayContaining(['navy', 'sky', 'cobalt']),
  );

  // Removing one filter keeps the others, each with its own name.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await filter.getByRole('checkbox', { name: new RegExp(`^${range.color('navy')}, `) }).uncheck();
  await visitor.expectPath(/^(?!.*color=navy).*color=sky/);
  const removeSky = page.getByRole('link', {
    name: t('catalog/filter.remove', { value: range.color('sky') }),
  });
  await expect(removeSky).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(removeSky).toHaveCount(0);
  await page
    .getByRole('link', { name: t('catalog/filter.remove', { value: range.colorFamily('blue') }) })
    .click();
  await visitor.expectPath('/products');
  await expect(blue).not.toBeChecked();
});

test('a filtered link reproduces the view, and Back returns to the same place', {
  tag: '@demo',
}, async ({ visitor, page }) => {
  const { t, range } = visitor;
  await visitor.open('/products?color=navy&sort=name');
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  const card = cards.nth(9);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(200);
  await link.click();
  await expect(visitor.heading(title, 1)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('radio', { name: range.color('navy'), exact: true })
      .first(),
  ).toBeChecked();
  await page.goBack();
  await visitor.expectPath(/\/products\?color=navy&sort=name$/);
  await expect(cards).toHaveCount(before);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - at))
    .toBeLessThan(40);
  await expect(page.getByRole('link', { name: t('catalog/filter.clear') })).toBeAttached();
});

test('a filter without results offers to clear it', { tag: '@demo' }, async ({ visitor, page }) => {
  const { t, range } = visitor;
  await visitor.open('/products/accessories?family=scarves&color=moss&price=from-160');
  await expect(page.getByText(t('catalog/noMatch.title'))).toBeVisible();
  await expectAccessible(page);
  const ways = page.getByRole('main').getByRole('link', {
    name: new RegExp(
      t('catalog/noMatch.without', { value: '.+', count: 2 }).replace(/\d.*$/, '\\d+'),
    ),
  });
  if ((await ways.count()) > 0) await ways.first().click();
  else
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalog/filter.clear') })
      .last()
      .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(visitor.heading(range.group('accessories'), 1)).toBeVisible();
});

test('[ROUTE-06] an anchor scrolls to its sub-category and moves focus there', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const top = async (slug: string) =>
    await page.locator(`#${slug}`).evaluate((element) => element.getBoundingClientRect().top);
  await visitor.open('/products/t-shirts#activewear');
  await expect.poll(() => top('activewear')).toBeLessThan(160);
  await expect.poll(() => top('activewear')).toBeGreaterThan(-2);
  await visitor.open('/products/t-shirts#wool-t-shirts');
  await expect.poll(() => top('wool-t-shirts')).toBeLessThan(160);
  await expect(page.locator('#wool-t-shirts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#wool-t-shirts').getByRole('link').first()).toBeFocused();
  // A garment that is not among the first ones.
  await visitor.open('/products#cardigans');
  await expect(page.locator('#cardigans')).toBeFocused();
  await expect.poll(() => top('cardigans')).toBeLessThan(160);
});

test('hydration keeps the elements of the server', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  const written = await page.getByRole('main').getByRole('article').elementHandles();
  await page.keyboard.press('Shift');
  for (const card of written) {
    await card.scrollIntoViewIfNeeded();
    // A hydrated card near the window replaces the strip of its colors.
    await expect.poll(() => card.$('[style*="--strip"]')).toBeNull();
    expect(await card.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test('[ROUTE-04] scrolling loads more garments, and Back restores the place', {
  tag: '@demo',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/products');
  const cards = page.getByRole('main').getByRole('article');
  const count = page.getByRole('main').getByRole('status');
  await expect(cards).toHaveCount(24);
  await expect(count).toHaveText(/^24 /);
  await cards.nth(23).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(48);
  await visitor.expectPath(/\?page=2$/);
  await expect(count).toHaveText(/^48 /);
  const card = cards.nth(30);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(visitor.heading(title, 1)).toBeVisible();
  await page.goBack();
  await visitor.expectPath(/\?page=2$/);
  await expect(card).toBeInViewport();
  await expect(page.getByRole('link', { name: t('catalog/all'), exact: true })).toBeAttached();
});

test('color swatches on a card recolor it and link to that color', { tag: '@demo' }, async ({
  visitor,
  page,
}) => {
  const { t, range } = visitor;
  await visitor.open('/products/polo-shirts');
  const card = page.getByRole('article').first();
  const colors = card
    .getByRole('group', { name: new RegExp(t('catalog/colorsOf', { garment: '' }).trim()) })
    .getByRole('radio');
  const picture = card.getByRole('presentation').first();
  const before = await picture.getAttribute('src');
  await colors.nth(1).check();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const name = await colors.nth(1).getAttribute('aria-label');
  await card.getByRole('link').first().click();
  await expect(
    page
      .getByRole('main')
      .getByRole('radio', { name: name ?? '', exact: true })
      .first(),
  ).toBeChecked();
  expect(range.group('polo-shirts')).not.toBe('');
});

test('content far below works at once and shows the country’s prices', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const cards = page.getByRole('main').getByRole('article');
  const openUntouched = async (): Promise<void> => {
    await page.goto('/products');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  };
  await openUntouched();
  const all = await cards.count();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Activates the link as a screen reader does: without pointer, key or scroll.
  await cards
    .nth(all - 4)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await visitor.expectPath(/\/product\//);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.getByRole('combobox', { name: t('shell/footer.country') }).selectOption('DE');
  await expect(page.getByText(t('shell/footer.countryChosen', { currency: 'EUR' }))).toBeVisible();
  await openUntouched();
  await expect(cards.filter({ hasText: '€' })).toHaveCount(all);
  await expect(cards.filter({ hasText: '$' })).toHaveCount(0);

  const far = cards.nth(all - 4);
  await far.scrollIntoViewIfNeeded();
  await far.getByRole('radio').nth(1).check();
  await expect(far.getByRole('presentation').first()).toBeInViewport();
});

test('on a phone, the filter drawer shows the number of results @phone', async ({
  visitor,
  page,
}) => {
  const { t, range } = visitor;
  await visitor.open('/products/t-shirts');
  await visitor.button(t('catalog/filter.open')).click();
  const drawer = page.getByRole('dialog', { name: t('catalog/filter.title') });
  const undershirts = range.subCategory('undershirts');
  await drawer.getByText(undershirts).click();
  await expect(drawer.getByRole('checkbox', { name: new RegExp(`^${undershirts}`) })).toBeChecked();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await drawer.getByRole('button', { name: /^\D*\d+ / }).click();
  await expect(drawer).toHaveCount(0);
  await visitor.expectPath(/\?family=undershirts$/);
  await expect(visitor.button(t('catalog/filter.openChosen', { count: 1 }))).toBeVisible();
});

test('header search suggests while typing, using only the keyboard', { tag: '@demo' }, async ({
  visitor,
  page,
}) => {
  const { t, range } = visitor;
  await visitor.open('/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: t('search/label') });
  await expect(field).toBeFocused();
  await field.fill('merino beani');
  const options = page.getByRole('listbox', { name: t('search/results') }).getByRole('option');
  await expect(options.first()).toContainText(range.garment('merino-beanie'));
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(visitor.heading(range.garment('merino-beanie'), 1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('German search finds umlauts in any spelling, with a result page @german', {
  tag: '@demo',
}, async ({ visitor, page }) => {
  test.skip(visitor.language !== 'de');
  const { t, range } = visitor;
  await visitor.open('/');
  await visitor.button(t('shell/header.search')).click();
  const field = page.getByRole('combobox', { name: t('search/label') });
  await field.fill('muetze');
  await expect(
    page
      .getByRole('listbox', { name: t('search/results') })
      .getByRole('option')
      .first(),
  ).toContainText('Mütze');
  await page.keyboard.press('Enter');
  await visitor.expectPath(/\/de\/products\?q=muetze$/);
  await expect(visitor.heading(t('catalog/search.title', { text: 'muetze' }), 1)).toBeVisible();
  await expect(
    page.getByRole('link', { name: range.garment('merino-beanie'), exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('catalog/search.resultsTitle')}`));
  const again = page.getByRole('search').getByRole('searchbox');
  await again.fill('qqqxxx');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('catalog/search.foundNothing'))).toBeVisible();
  await expectAccessible(page);
});

for (const language of languages) {
  const tag = language === 'de' ? [] : '@seldom';
  test(`without JavaScript the overview filters, sorts and searches (${language})`, {
    tag,
  }, async ({ browser, watch }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch.follow(context);
    const page = await context.newPage();
    const visitor = new Visitor(page, language);
    const { t, range } = visitor;
    await page.goto(visitor.path('/products'));
    // Without scripts, no hidden control shifts the count.
    const edge = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => Math.round(element.getBoundingClientRect().left));
    expect(await edge('#garments [role="status"]')).toBe(await edge('#garments'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: t('catalog/showMore', { count: 24 }) }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(48);
    await page.goto(visitor.path('/products?family=shirts'));
    await page.getByRole('combobox', { name: t('catalog/sort.label') }).selectOption('price-down');
    await page.getByRole('button', { name: t('catalog/filter.apply') }).click();
    await expect(page).toHaveURL(/\?(?=.*family=shirts)(?=.*sort=price-down)/);
    await expect(
      page.getByRole('link', { name: range.garment('oxford-shirt'), exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: range.garment('cotton-t-shirt'), exact: true }),
    ).toHaveCount(0);
    await page
      .getByRole('link', { name: t('catalog/filter.remove', { value: range.group('shirts') }) })
      .click();
    await expect(page).toHaveURL(/\?sort=price-down$/);
    const blue = page.getByRole('group', { name: range.colorFamily('blue'), exact: true });
    for (const color of ['navy', 'sky'])
      await blue.getByRole('checkbox', { name: new RegExp(`^${range.color(color)}, `) }).check();
    await page.getByRole('button', { name: t('catalog/filter.apply') }).click();
    await expect(page).toHaveURL(/\?(?=.*color=navy)(?=.*color=sky)/);
    await page.getByRole('link', { name: t('catalog/filter.clear') }).click();
    await page.getByRole('searchbox', { name: t('catalog/search.label') }).fill('oxford');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=oxford$/);
    await expect(
      page.getByRole('link', { name: range.garment('oxford-shirt'), exact: true }),
    ).toBeVisible();
    await context.close();
  });
}

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] [MENU-24] [MENU-25] collections have pages, and the menu links to their top', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  for (const collection of [
    'new-arrivals',
    'bestsellers',
    'seasonal-favorites',
    'cashmere-collection',
  ] as const) {
    const answer = await page.goto(visitor.path(`/${collection}`));
    expect(answer?.status()).toBe(200);
    await expect(visitor.heading(t(`catalog/collection.${collection}.title`), 1)).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
  }
  await visitor.ready();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell/header.shop'), exact: true })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('menu/exploreItem.new-arrivals') })
    .first()
    .click();
  await visitor.expectPath('/new-arrivals');
  await expect(page.locator('#menu')).toBeEmpty();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a window of 1440 by 900 shows the first prices without scrolling', async ({
  visitor,
  page,
}) => {
  // The country was chosen on an earlier visit.
  await page.addInitScript(() => localStorage.setItem('tailorbird.place_asked', 'true'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.open('/products');
  const price = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByText(/^[$€£]\s?\d+/);
  await expect(price.first()).toBeInViewport({ ratio: 1 });
});
