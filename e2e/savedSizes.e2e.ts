import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { bodyFacts } from './order.ts';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

const customer = 'customer@tailorbird.example';

/** Calls the API as the visitor of the page, for steps that this journey does not test. */
const callApi = <Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: verb,
        headers: { 'content-type': 'application/json', 'X-CSRFToken': csrf },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      return (await answer.json()) as Answer;
    },
    [method, path, body] as const,
  );

type Saved = { readonly id: number; readonly title: string; readonly version: number };

const saveSize = (page: Page, title: string, { sizeType = 1, told = {} } = {}): Promise<Saved> =>
  callApi(page, 'POST', '/customizer_api/v2/user-size2/', {
    title,
    size_type: sizeType,
    created_with_prefs: { ...bodyFacts, ...told },
    measurements: [],
  });

const newEmail = (): string =>
  `size-${Date.now()}-${test.info().project.name}-${test.info().parallelIndex}@example.com`;

const becomeCustomer = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/');
  await callApi(visitor.page, 'POST', '/oscarapi/customer/', {
    email: newEmail(),
    password: 'thirty-two stitches',
    newsletter: false,
    signing_up_with_credit: false,
    source: 'journey',
  });
};

const panelOf = ({ page, t }: Visitor, word: Parameters<Visitor['t']>[0]): Locator =>
  page.getByRole('dialog', { name: t(word) });
const savePanel = (visitor: Visitor): Locator => panelOf(visitor, 'sizing/panel.save-size');
const buttonIn = (panel: Locator, name: string): Locator =>
  panel.getByRole('button', { name, exact: true });

const keepStandardSize = async (visitor: Visitor): Promise<Locator> => {
  const { page, t } = visitor;
  await visitor.open(`${plainShirt}?create-size=1,standard`);
  const create = panelOf(visitor, 'sizing/panel.create-size');
  await create
    .getByRole('radio', { name: t('findSize/cutFor.men'), exact: true })
    .check({ force: true });
  await create
    .getByRole('radio', { name: t('sizing/picker.base', { base: 8 }), exact: true })
    .check();
  await create.getByRole('radio', { name: t('sizing/length.L'), exact: true }).check();
  await buttonIn(create, t('findSize/create.save')).click();
  await expect(page).toHaveURL(/save-size=CreateAccountOnly/);
  return savePanel(visitor);
};

test('[SIZE-41, SIZE-42, SIZE-43, SIZE-44] a size is saved in a new account, and the garment added in it', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const panel = await keepStandardSize(visitor);
  await expect(panel.getByRole('textbox', { name: t('sizes/save.name') })).toHaveCount(0);
  const submit = buttonIn(panel, t('sizes/save.submit.CreateAccountOnly'));
  await submit.click();
  const email = panel.getByRole('textbox', { name: t('sizes/save.email'), exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(t('account/failure.email-required')));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await email.fill(` ${newEmail()} `);
  await panel.locator('input[name="terms"]').check();
  await submit.click();

  const basket = panelOf(visitor, 'sizing/panel.size-basket-cta');
  await expect(basket).toBeVisible();
  await expect(page).toHaveURL(/size-basket-cta=\d+/);
  await expect(page).toHaveURL(/sizeId=\d+/);
  await expect(page).not.toHaveURL(/[?&](save|create|ideal)-size/);
  await expect(
    basket.getByRole('img', { name: visitor.range.garment('cotton-t-shirt') }),
  ).toBeVisible();
  await expect(basket).toContainText(`8 ${t('sizing/length.L')}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await buttonIn(basket, t('sizes/basket.add')).click();
  await expect(visitor.lines.first()).toContainText(`8 ${t('sizing/length.L')}`);

  await visitor.open('/profile/sizes');
  await expect(
    page.getByRole('heading', { name: `8 ${t('sizing/length.L')}`, exact: true }),
  ).toBeVisible();
});

test('[GUARD-02] a guest saves a size, and it moves into a new account', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const panel = await keepStandardSize(visitor);
  await buttonIn(panel, t('sizes/save.guest')).click();
  const basket = panelOf(visitor, 'sizing/panel.size-basket-cta');
  await buttonIn(basket, t('sizes/basket.later')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.button(t('sizing/picker.saved')).click();
  await expect(
    page.getByRole('radio', { name: new RegExp(`^8 ${t('sizing/length.L')}`) }),
  ).toBeChecked();

  await becomeCustomer(visitor);
  await visitor.open('/profile/sizes');
  await expect(
    page.getByRole('heading', { name: `8 ${t('sizing/length.L')}`, exact: true }),
  ).toBeVisible();
});

test('[SIZE-59, SIZE-61] a customer signs in and continues saving the size', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expect(409, /\/oscarapi\/customer\//);
  const { t } = visitor;
  const panel = await keepStandardSize(visitor);
  await panel.getByRole('textbox', { name: t('sizes/save.email'), exact: true }).fill(customer);
  await panel.locator('input[name="terms"]').check();
  await buttonIn(panel, t('sizes/save.submit.CreateAccountOnly')).click();
  const refused = panel.getByRole('alert');
  await expect(refused).toContainText(t('sizes/notifications.login_prompts.already_exists'));
  await expectAccessible(page);
  await refused.getByRole('button', { name: t('sizes/save.signIn') }).click();
  const auth = panelOf(visitor, 'shell/panel.auth');
  await auth.getByRole('textbox', { name: t('account/email'), exact: true }).fill(customer);
  await auth.getByLabel(t('account/password'), { exact: true }).fill('measure-twice');
  await buttonIn(auth, t('account/signIn.submit')).click();

  const again = savePanel(visitor);
  const name = again.getByRole('textbox', { name: t('sizes/save.name'), exact: true });
  await expect(name).toHaveValue(`8 ${t('sizing/length.L')}`);
  await name.fill('  ');
  await buttonIn(again, t('sizes/save.submit.NameSize')).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(t('sizes/failure.size-name-required')));
  await name.fill('  The long one ');
  await buttonIn(again, t('sizes/save.submit.NameSize')).click();
  await expect(panelOf(visitor, 'sizing/panel.size-basket-cta')).toContainText('The long one');
});

test('[AUTH-14] signing up while saving a size saves it without asking again', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open(
    `/?auth=create-account&auth-scope=full&auth-next=${encodeURIComponent(`${plainShirt}?create-size=1&save-size=NameSize`)}`,
  );
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: t('account/email'), exact: true }).fill(newEmail());
  await panel.getByLabel(t('account/password'), { exact: true }).fill('thirty-two stitches');
  await panel.locator('input[name="terms"]').check();
  await buttonIn(panel, t('account/create.submit')).click();
  const onward = panel.getByRole('link', { name: t('account/create.goOn'), exact: true });
  await expect(onward).toHaveAttribute('href', `${plainShirt}?create-size=1`);
});

test('[SIZE-09, SIZE-35, SIZE-37, SIZE-38, SIZE-39] a saved size recommends a standard size', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/');
  await saveSize(page, 'My sweatshirt', { sizeType: 5 });
  await visitor.open(`${plainShirt}?create-size=1,standard&recommend-size=1`);
  const panel = panelOf(visitor, 'sizing/panel.recommend-size');
  await panel
    .getByRole('button', { name: new RegExp(`^${t('sizes/recommend.mode.existing')}`) })
    .click();
  await expect(
    panel.getByRole('heading', { name: t('sizes/recommend.selection.title') }),
  ).toBeFocused();
  await buttonIn(panel, t('sizes/recommend.selection.continue')).click();
  await expect(page.getByText(t('sizes/recommend.selection.required')).first()).toBeVisible();
  await panel.getByRole('radio', { name: /^My sweatshirt/ }).check();
  await buttonIn(panel, t('sizes/recommend.selection.continue')).click();
  const heading = panel.getByRole('heading', {
    name: new RegExp(t('sizes/recommend.result.title', { size: String.raw`\d+ \S+` })),
  });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const [, base, length] = /(\d+) ([^\s,]+)/.exec((await heading.textContent()) ?? '') ?? [];
  await buttonIn(panel, t('sizes/recommend.result.use')).click();
  await expect(panel).toHaveCount(0);
  const create = panelOf(visitor, 'sizing/panel.create-size');
  await expect(
    create.getByRole('radio', {
      name: t('sizing/picker.base', { base: base ?? '' }),
      exact: true,
    }),
  ).toBeChecked();
  await expect(create.getByRole('radio', { name: length ?? '', exact: true })).toBeChecked();
});

test('[SIZE-36] the four questions replace the panel', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/?recommend-size=1');
  await panelOf(visitor, 'sizing/panel.recommend-size')
    .getByRole('button', { name: new RegExp(`^${t('sizes/recommend.mode.algorithm')}`) })
    .click();
  await expect(page).toHaveURL(/ideal-size=standard-sizes/);
  await expect(page).not.toHaveURL(/recommend-size/);
});

test('[ROUTE-24, PANEL-02, SIZE-05] a size is changed, compared, restored, deleted and brought back', {
  tag: '@german',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await becomeCustomer(visitor);
  const size = await saveSize(page, 'Sunday');
  await visitor.open('/profile/sizes');
  await expectAccessible(page);
  const card = page.getByRole('article', { name: 'Sunday' });

  await card.getByRole('button', { name: t('sizes/card.editOf', { name: 'Sunday' }) }).click();
  await expect(page).toHaveURL(new RegExp(`edit-size=${size.id}`));
  const modal = page.getByRole('dialog', { name: 'Sunday' });
  await modal.getByRole('radio', { name: t('sizes/fit.LOOSE'), exact: true }).check();
  await page.keyboard.press('Escape');
  const leaveDialog = page.getByRole('dialog', { name: t('sizes/edit.leaveTitle') });
  await buttonIn(leaveDialog, t('sizes/edit.stay')).click();
  await modal.getByRole('radio', { name: t('sizes/edit.advanced'), exact: true }).check();
  const bodyLength = modal.getByRole('spinbutton', { name: t('sizing/measure.bodyLength') });
  await bodyLength.fill('999');
  await bodyLength.press('Tab');
  await expect(bodyLength).not.toHaveValue('999');
  await bodyLength.fill('30');
  await buttonIn(modal, t('sizes/edit.save')).click();
  await expect(modal).toHaveCount(0);
  await expect(card).toContainText(t('sizes/version', { number: 2 }));

  await card.getByRole('button', { name: t('sizes/card.detailsOf', { name: 'Sunday' }) }).click();
  await expect(page).toHaveURL(new RegExp(`size=${size.id}`));
  const chest = card.getByRole('row', { name: new RegExp(t('sizing/measure.chest')) }).last();
  await expect(chest).toContainText(/\+\d/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await card.getByRole('button', { name: t('sizes/history.restoreOf', { number: 1 }) }).click();
  await expect(page.getByText(t('sizes/history.restored', { number: 1 }))).toBeVisible();
  await expect(card).toContainText(t('sizes/version', { number: 3 }));

  await card.getByRole('button', { name: t('sizes/card.renameOf', { name: 'Sunday' }) }).click();
  const name = card.getByRole('textbox', { name: t('sizes/rename.label') });
  await name.fill(' Monday ');
  await name.press('Enter');
  const renamed = page.getByRole('article', { name: 'Monday' });
  await expect(renamed).toBeVisible();

  await renamed.getByRole('button', { name: t('sizes/card.deleteOf', { name: 'Monday' }) }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: t('sizes/card.undo'), exact: true }).click();
  await expect(renamed).toBeVisible();
  await page.reload();
  await expect(renamed).toBeVisible();
});

test('all size data can be exported and deleted permanently', async ({ visitor, page }) => {
  const { t } = visitor;
  await becomeCustomer(visitor);
  await saveSize(page, 'Sunday');
  await visitor.open('/profile/sizes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button(t('sizes/body.export')).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tailorbird-sizes.json');
  await visitor.button(t('sizes/body.delete')).click();
  await expectAccessible(page);
  await visitor.button(t('sizes/body.confirm')).click();
  await expect(page.getByText(t('sizes/empty.title'))).toBeVisible();
  expect(await callApi<readonly Saved[]>(page, 'GET', '/customizer_api/v2/user-size2/')).toEqual(
    [],
  );
});

test('[SIZE-132] a changed reference garment makes a new version, with undo', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await becomeCustomer(visitor);
  await saveSize(page, 'Sunday');
  await visitor.open('/profile/sizes');
  const card = page.getByRole('article', { name: 'Sunday' });
  const modal = page.getByRole('dialog', { name: 'Sunday' });
  const half = modal.getByRole('spinbutton', {
    name: t('ownMeasures/flat.halfChest'),
    exact: true,
  });
  const owned = modal.getByRole('list', { name: t('ownMeasures/owned.all') }).getByRole('listitem');
  const open = async (): Promise<void> => {
    await card.getByRole('button', { name: t('sizes/card.editOf', { name: 'Sunday' }) }).click();
    await modal.getByText(t('ownMeasures/owned.title')).press('Enter');
  };
  const save = async (version: number): Promise<void> => {
    await buttonIn(modal, t('sizes/edit.save')).click();
    await expect(modal).toHaveCount(0);
    await expect(card).toContainText(t('sizes/version', { number: version }));
  };
  await open();
  await half.fill('64');
  await buttonIn(modal, t('ownMeasures/owned.take')).press('Enter');
  await expect(owned).toHaveCount(1);
  await expect(modal.getByText(t('sizes/edit.unchanged'))).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
  await save(2);
  await open();
  await owned.getByRole('button').first().press('Enter');
  await expect(half).toHaveValue(/64/);
  // Focus moves to a useful place after the pressed button disappears.
  await buttonIn(modal, t('ownMeasures/owned.keep')).press('Enter');
  await expect(owned.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(half).toHaveValue(/64/);
  await half.fill('60');
  await buttonIn(modal, t('ownMeasures/owned.takeChange')).press('Enter');
  await expect(owned).toHaveText([/60/]);
  await save(3);
  await open();
  await owned.getByRole('button').last().press('Enter');
  await expect(owned).toHaveCount(0);
  await expect(modal.getByRole('status').and(page.locator(':focus'))).not.toBeEmpty();
  await save(4);
  await page
    .getByRole('button', { name: t('sizes/card.undo'), exact: true })
    .last()
    .press('Enter');
  await expect(card).toContainText(t('sizes/version', { number: 5 }));
  await open();
  await expect(owned).toHaveText([/60/]);
});

test('[SIZE-130, SIZE-131] a size states its confidence and is exported and imported', {
  tag: '@twice',
}, async ({ visitor, page, watch }) => {
  watch.expect(400, /\/user-size2\/import\//);
  const { t } = visitor;
  await becomeCustomer(visitor);
  const { id } = await saveSize(page, 'Sunday', { told: { age: 16, weight_in_kg: 110 } });
  await visitor.open(`/profile/sizes?size=${id}`);
  const card = page.getByRole('article', { name: 'Sunday' });
  await expect(
    card.getByText(new RegExp(t('sizeFiles/trust.beyond', { share: '[\\d.,]+\\s*%' }))),
  ).toBeVisible();
  for (const said of ['findSize/trust.growing', 'findSize/trust.least.men'] as const) {
    await expect(card.getByText(t(said))).toBeVisible();
  }
  const texts: string[] = [];
  for (const [word, name] of [
    ['sizeFiles/take.json', `size-${id}.json`],
    ['sizeFiles/take.csv', `size-${id}.csv`],
    ['sizeFiles/take.freeSewing.json', `size-${id}-freesewing.json`],
    ['sizeFiles/take.freeSewing.yaml', `size-${id}-freesewing.yaml`],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: t(word), exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    texts.push(await readFile(await download.path(), 'utf8'));
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
  const field = page.getByLabel(t('sizeFiles/bring.label'));
  const importText = (text: string): Promise<void> =>
    field.setInputFiles({ name: 'size.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await importText('Dear tailor');
  await expect(page.getByText(t('sizeFiles/bring.unreadable'))).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await importText((texts[1] ?? '').replace('Sunday', 'Monday'));
  await expect(page.getByText(t('sizeFiles/bring.done', { name: 'Monday' }))).toBeVisible();
  await expect(page.getByRole('article', { name: 'Monday' })).toBeVisible();
});

test('a guest without a saved size is asked to sign in for sizes @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await visitor.button(t('sizing/picker.savedBefore')).click();
  await expect(page.getByText(t('sizes/choose.noneHere'))).toBeVisible();
  await visitor.button(t('sizes/choose.signIn')).click();
  await visitor.signIn('customer@tailorbird.example');
  await expect(visitor.button(t('sizing/picker.hideSaved'))).toBeVisible();
  await expect(page.getByText(t('sizes/choose.noneHere'))).toBeHidden();
});

test('a size for one garment is converted to another after a preview', { tag: '@german' }, async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/');
  await saveSize(page, 'Oxford', { sizeType: 4 });
  await visitor.open(plainShirt);
  await visitor.button(t('sizing/picker.savedBefore')).click();
  await visitor.button(t('sizes/choose.use', { name: 'Oxford' })).click();
  const dialog = page.getByRole('dialog', { name: t('sizes/convert.title') });
  await expect(dialog.getByRole('table', { name: t('sizes/convert.preview') })).toBeVisible();
  await expectAccessible(page);
  await buttonIn(dialog, t('sizes/convert.save')).click();
  await expect(page).toHaveURL(/sizeId=\d+/);
  await expect(page.getByRole('radio', { name: /^Oxford/ })).toBeChecked();
  await visitor.addToBasket();
  await expect(visitor.lines.first()).toContainText('Oxford');
});

test('saved sizes work with the keyboard and on a narrow screen', {
  tag: '@seldom',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await becomeCustomer(visitor);
  await saveSize(page, 'A size with a name as long as a name may be here');
  await page.setViewportSize({ width: 320, height: 700 });
  await visitor.open('/profile/sizes');
  await expectNoHorizontalScroll(page);
  const rename = page.getByRole('button', { name: new RegExp(t('sizes/card.rename')) });
  await rename.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Keys' });
  await expect(card).toBeVisible();
  const edit = card.getByRole('button', { name: t('sizes/card.editOf', { name: 'Keys' }) });
  await edit.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Keys' });
  const weight = modal.getByRole('spinbutton', { name: t('findSize/facts.weight') });
  await expectNoHorizontalScroll(page);
  await weight.focus();
  await page.keyboard.press('PageUp');
  const save = buttonIn(modal, t('sizes/edit.save'));
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(card).toContainText(t('sizes/version', { number: 3 }));
});

test('[GUARD-14, ROUTE-24] signed-out visitors sign in and then reach their sizes', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await page.goto(visitor.path('/profile/sizes'));
  await visitor.ready();
  await visitor.expectPath('/sign-in');
  await expect(page.getByText(t('account/choice.textForSizes'))).toBeVisible();
  await visitor.signIn(customer);
  await visitor.expectPath('/profile/sizes');
  await expect(visitor.heading(t('sizes/title'), 1)).toBeVisible();
});
