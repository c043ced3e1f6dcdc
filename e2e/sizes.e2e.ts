import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, type Visitor } from './visitor.ts';

/** A full check takes seconds, so it runs once per language and width. */
const isLookedAtClosely = (): boolean =>
  ['desktop-en', 'phone-de'].includes(test.info().project.name);

const panelsOf = ({ page, t }: Visitor) => {
  const dialog = (name: Parameters<typeof t>[0]): Locator =>
    page.getByRole('dialog', { name: t(name), exact: true });
  return {
    about: dialog('sizing/panel.about-standard-sizes'),
    find: dialog('sizing/panel.ideal-size'),
    create: dialog('sizing/panel.create-size'),
    save: dialog('sizing/panel.save-size'),
    fact: (name: 'age' | 'height' | 'weight' | 'shoe'): Locator =>
      page.getByRole('spinbutton', { name: t(`findSize/facts.${name}`) }),
    shape: (shape: 'TRIANGULAR' | 'RECTANGULAR' | 'ROUND'): Locator =>
      page
        .getByRole('dialog')
        .getByRole('radio', { name: t(`findSize/shape.${shape}.title`), exact: true }),
    fit: (fit: 'TIGHT' | 'REGULAR' | 'LOOSE'): Locator =>
      page
        .getByRole('dialog')
        .getByRole('radio', { name: t(`findSize/fit.${fit}.title`), exact: true }),
    cut: (cutFor: 'men' | 'women'): Promise<void> =>
      page
        .getByRole('dialog')
        .getByRole('radio', { name: t(`findSize/cutFor.${cutFor}`), exact: true })
        .check({ force: true }),
    tell: async (field: Locator, text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    },
    /** Chooses units. Until a visitor does, those of their country are checked and both may show. */
    units: async (system: 'metric' | 'imperial'): Promise<void> => {
      for (const each of [system === 'metric' ? 'imperial' : 'metric', system] as const)
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: t(`sizing/units.${each}.name`) })
          .check({ force: true });
    },
  };
};

const sizeIn = ({ t }: Visitor, text: string): string =>
  new RegExp(`[89] (${t('sizing/length.R')}|${t('sizing/length.L')})`).exec(text)?.[0] ?? '';

test('[SIZE-07] [SIZE-34] a visitor reaches the designer from the size chart', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/?about-standard-sizes');
  await sizes.about.getByRole('button', { name: t('sizing/picker.find') }).click();
  await expect(sizes.about).toHaveCount(0);
  await sizes.units('metric');
  // Averages alone give no result and no next step.
  const find = visitor.button(t('findSize/ideal.find'));
  await expect(sizes.find.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(find).toBeDisabled();
  await expect(find).toHaveAccessibleDescription(t('findSize/averages.needed'));
  await sizes.cut('men');
  await expect(find).toBeDisabled();
  await expect(find).toHaveAccessibleDescription(t('findSize/averages.numbersNeeded'));
  await sizes.tell(sizes.fact('height'), '182');
  await sizes.tell(sizes.fact('weight'), '96');
  await expectNoHorizontalScroll(page);
  await visitor.button(t('findSize/ideal.find')).click();
  await expect(visitor.wrong(t('findSize/shape.missing'))).toBeVisible();
  await expect(sizes.shape('TRIANGULAR')).toBeFocused();
  await sizes.shape('RECTANGULAR').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  await expect(sizes.find.getByText(t('findSize/calculating.title'))).toBeVisible();
  const size = sizes.find.getByRole('heading', { level: 3 }).first();
  await expect(size).toBeFocused();
  const found = sizeIn(visitor, (await size.textContent()) ?? '');
  await expect(size).toHaveText(t('findSize/result.standard', { size: found }));
  if (isLookedAtClosely()) await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(t('findSize/result.useStandard', { size: found })).click();
  await expect(sizes.find).toHaveCount(0);
  await expect(sizes.create.getByRole('heading', { name: found, level: 3 })).toBeVisible();
  await expect(
    sizes.create.getByRole('tab', { name: t('findSize/create.tab.standard') }),
  ).toHaveAttribute('aria-selected', 'true');
  // One press selects the size, and it can be undone.
  await expect(sizes.create.getByText(t('findSize/create.taken', { size: found }))).toBeVisible();
  // The table compares it with the customer's own size.
  await expect(
    sizes.create.getByRole('columnheader', { name: t('findSize/create.mine') }),
  ).toBeVisible();
  if (isLookedAtClosely()) await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.closePanel();
  await visitor.open(plainShirt);
  await expect(page.locator('#size').getByText(found)).toBeVisible();
});

test('[SIZE-26] made to measure leads step by step to the save panel', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  const goOn = (): Promise<void> => visitor.button(t('findSize/create.continue')).click();
  await visitor.open(plainShirt);
  await visitor.button(new RegExp(`^${t('sizing/picker.make')}`)).click();
  await sizes.units('metric');
  // SIZE-47: averages do not count as answers until changed or confirmed.
  await expect(visitor.button(t('findSize/create.continue'))).toBeDisabled();
  await sizes.cut('men');
  await visitor.button(t('findSize/averages.confirm')).click();
  await expect(sizes.fact('height')).not.toHaveAccessibleDescription(
    new RegExp(t('findSize/facts.average')),
  );
  await sizes.tell(sizes.fact('height'), '178');
  await goOn();
  await goOn();
  await expect(visitor.wrong(t('findSize/shape.missing'))).toBeVisible();
  await expectAccessible(page);
  await sizes.shape('ROUND').check({ force: true });
  await goOn();
  await visitor.button(t('findSize/create.calculate')).click();
  await expect(visitor.wrong(t('findSize/create.missing.fit'))).toBeVisible();
  await sizes.fit('LOOSE').check({ force: true });
  await visitor.button(t('findSize/create.calculate')).click();
  await expect(
    sizes.create.getByRole('heading', { name: t('findSize/create.step.result') }),
  ).toBeFocused();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await visitor.button(t('findSize/create.save')).click();
  await expect(sizes.save).toBeVisible();
  expect(new URL(page.url()).searchParams.get('save-size')).toBe('CreateAccountAndNameSize');
  // URLs contain no body measurements.
  expect(page.url()).not.toMatch(/178|ROUND|LOOSE/);
  await sizes.save.getByRole('button', { name: t('shell/close'), exact: true }).click();
  await expect(sizes.save).toHaveCount(0);
  await expect(
    sizes.create.getByRole('heading', { name: t('findSize/create.step.result') }),
  ).toBeVisible();
});

test('a size made for the current garment is applied and drawn at once', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open(`${plainShirt}?create-size=1,custom`);
  await sizes.units('metric');
  await sizes.cut('men');
  await sizes.tell(sizes.fact('weight'), '130');
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.shape('ROUND').check({ force: true });
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.fit('REGULAR').check({ force: true });
  await visitor.button(t('findSize/create.calculate')).click();
  await visitor.button(t('findSize/create.use')).click();
  await expect(sizes.create).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get('sizeId')).toMatch(/^\d+$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell/close'), exact: true })
    .click();
  await expect(
    page
      .locator('#size')
      .getByText(new RegExp(t('findSize/fit.REGULAR.title')))
      .first(),
  ).toBeVisible();
  await page.getByRole('main').hover();
  await expect(visitor.drawing).toHaveAttribute('src', /^data:image\/svg/);
});

test('[SIZE-48] a value out of bounds is clamped with a message, in both units', {
  tag: '@phone',
}, async ({ visitor }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/?ideal-size=custom');
  const expectFixed = async (
    fact: 'age' | 'height' | 'weight',
    typed: string,
    fixed: string,
    message: RegExp,
  ): Promise<void> => {
    await sizes.tell(sizes.fact(fact), typed);
    await expect(sizes.fact(fact)).toHaveValue(fixed);
    await expect(sizes.find.getByText(message)).toBeVisible();
  };
  await sizes.units('metric');
  await expectFixed('age', '14', '15', /15 years/);
  await expectFixed('age', '101', '100', /100 years, so/);
  await expectFixed('height', '149', '150', /150 cm, so/);
  await expectFixed('height', '221', '220', /220 cm, so/);
  await expectFixed('weight', '49', '50', /50 kg, so/);
  await expectFixed('weight', '181', '180', /180 kg, so/);
  await sizes.units('imperial');
  await expectFixed('height', "4'10", '4′ 11.1″', /4′ 11.1″, so/);
  await expectFixed('height', '7 ft 4 in', '7′ 2.6″', /7′ 2.6″, so/);
  await expectFixed('weight', '99', '110.2', /110.2 lb, so/);
  await expectFixed('weight', '400', '396.8', /396.8 lb, so/);
  // Input stays as typed until it is committed, and invalid input changes nothing.
  await sizes.fact('weight').fill('1');
  await expect(sizes.fact('weight')).toHaveValue('1');
  await sizes.tell(sizes.fact('weight'), 'heavy');
  await expect(sizes.fact('weight')).toHaveValue('396.8');
  await expect(sizes.find).toContainText(t('findSize/ideal.lead'));
});

test('[SIZE-22] switching units keeps the body and the entered values', async ({ visitor }) => {
  const sizes = panelsOf(visitor);
  await visitor.open('/?ideal-size=custom');
  await sizes.units('metric');
  await sizes.tell(sizes.fact('height'), '178');
  await sizes.tell(sizes.fact('weight'), '77.5');
  await sizes.tell(sizes.fact('shoe'), '42');
  await sizes.units('imperial');
  await expect(sizes.fact('height')).toHaveValue('5′ 10.1″');
  await expect(sizes.fact('weight')).toHaveValue('170.9');
  await expect(sizes.fact('shoe')).toHaveValue('9');
  await sizes.units('metric');
  await expect(sizes.fact('height')).toHaveValue('178');
  await expect(sizes.fact('weight')).toHaveValue('77.5');
  await expect(sizes.fact('shoe')).toHaveValue('42');
  // A reload does not ask again (SIZE-24).
  await visitor.page.reload();
  await visitor.ready();
  await expect(sizes.fact('height')).toHaveValue('178');
});

test('a tape measurement raises confidence; a surprising one is confirmed once', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/product/cotton-long-sleeve?ideal-size=custom');
  await sizes.units('metric');
  await sizes.cut('men');
  await visitor.button(t('findSize/averages.confirm')).click();
  await sizes.shape('RECTANGULAR').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  const question = sizes.find.getByRole('region', { name: t('findSize/tape.title') });
  await expect(
    question.getByText(/to within \d\.\d cm. With a tape it is \d\.\d cm/),
  ).toBeVisible();
  const tape = question.getByRole('spinbutton');
  const takeButton = visitor.button(t('findSize/tape.take'));
  await takeButton.click();
  await expect(tape).toHaveAccessibleDescription(new RegExp(t('findSize/tape.missing')));
  await tape.fill('140');
  await takeButton.click();
  await expect(question.getByText(t('findSize/tape.surprising'))).toBeVisible();
  await tape.fill('103');
  await takeButton.click();
  const next = sizes.find.getByRole('region', { name: t('findSize/tape.titleNext') });
  await expect(next.getByRole('heading', { level: 3 })).toBeFocused();
  await next.getByRole('spinbutton').fill('93');
  await visitor.button(t('findSize/tape.take')).click();
  await expect(sizes.find.getByRole('heading', { name: t('findSize/tape.done') })).toBeVisible();
  await expect(sizes.find.getByText(t('findSize/tape.sure'))).toBeVisible();
  await expect(
    sizes.find.getByRole('list', { name: t('findSize/tape.taken') }).getByRole('listitem'),
  ).toHaveCount(2);
  await expectAccessible(page);
  await visitor.button(t('findSize/result.useCustom')).click();
  // SIZE-34: the fit is the only open question.
  await expect(
    sizes.create.getByRole('heading', { name: t('findSize/create.step.fit') }),
  ).toBeVisible();
});

test('[SIZE-34] a size found over an open panel is used by that panel', async ({ visitor }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open(`${plainShirt}?create-size=1,standard`);
  await sizes.units('metric');
  await visitor.button(t('findSize/create.help')).click();
  await expect(sizes.find).toBeVisible();
  await sizes.find
    .getByRole('radio', { name: t('findSize/cutFor.men'), exact: true })
    .check({ force: true });
  await sizes.tell(sizes.fact('height'), '172');
  await sizes.tell(sizes.fact('weight'), '70');
  await sizes.shape('ROUND').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  await visitor.button(t('findSize/result.useCustom')).click();
  await expect(sizes.find).toHaveCount(0);
  await expect(
    sizes.create.getByRole('heading', { name: t('findSize/create.step.fit') }),
  ).toBeVisible();
  const back = sizes.create.getByRole('button', { name: t('findSize/back'), exact: true });
  await back.click();
  await back.click();
  await expect(sizes.fact('height')).toHaveValue('172');
});

test('[SIZE-34] the found size replaces the one in the URL, with undo', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  const sizeId = (): string | null => new URL(page.url()).searchParams.get('sizeId');
  await visitor.open(`${plainShirt}?sizeId=3R&ideal-size=standard-sizes`);
  await sizes.units('metric');
  await sizes.cut('men');
  await sizes.tell(sizes.fact('height'), '182');
  await sizes.tell(sizes.fact('weight'), '96');
  await sizes.shape('RECTANGULAR').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  const heading = sizes.find.getByRole('heading', { level: 3 }).first();
  await expect(heading).toBeFocused();
  const size = sizeIn(visitor, (await heading.textContent()) ?? '');
  await expect(visitor.button(t('findSize/result.useStandard', { size }))).toBeVisible();
  await visitor.button(t('findSize/result.useStandard', { size })).click();
  await expect(sizes.create.getByText(t('findSize/create.taken', { size }))).toBeVisible();
  await expect.poll(sizeId).toMatch(/^[89][RL]$/);
  await expect(visitor.button(t('findSize/create.goOn', { size }))).toBeVisible();
  await visitor.button(t('findSize/create.undo')).click();
  await expect.poll(sizeId).toBe('3R');
  await expect(visitor.button(t('findSize/create.use'))).toBeVisible();
});

test('[SIZE-62] a body outside the range is offered contact and made to measure', async ({
  visitor,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/?ideal-size=standard-sizes');
  await sizes.units('metric');
  await sizes.cut('men');
  await sizes.tell(sizes.fact('height'), '150');
  await sizes.tell(sizes.fact('weight'), '180');
  await sizes.shape('ROUND').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  await expect(sizes.find.getByText(t('findSize/result.outOfRange'))).toBeVisible();
  await expect(visitor.button(t('findSize/result.contact'))).toBeVisible();
  await expect(visitor.button(t('findSize/result.useCustom'))).toBeVisible();
});

test('[SIZE-58] a failed calculation stays on its step and can be retried', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  watch.expectOffline();
  await page.route('**/size-types/**', (route) => route.abort());
  await visitor.open(`${plainShirt}?create-size=1,custom`);
  await sizes.cut('men');
  await sizes.tell(sizes.fact('age'), '40');
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.shape('ROUND').check({ force: true });
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.fit('TIGHT').check({ force: true });
  await visitor.button(t('findSize/create.calculate')).click();
  await expect(sizes.create.getByRole('alert')).toContainText(t('findSize/failed'));
  await expect(sizes.fit('TIGHT')).toBeChecked();
  await page.unroute('**/size-types/**');
  await visitor.button(t('findSize/create.calculate')).click();
  await expect(
    sizes.create.getByRole('heading', { name: t('findSize/create.step.result') }),
  ).toBeVisible();
});

test('a size is found with the keyboard, and focus returns', async ({ visitor, page }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  await visitor.open(plainShirt);
  const opener = visitor.button(new RegExp(`^${t('sizing/picker.find')}`));
  await opener.focus();
  await press('Enter');
  await tabTo(sizes.find.getByRole('radio', { checked: true }).first());
  await press('ArrowRight', 'ArrowLeft');
  await tabTo(sizes.find.getByRole('radio', { name: t('findSize/cutFor.men'), exact: true }));
  await press('Space');
  await tabTo(sizes.fact('height'));
  await press('Home');
  await expect(sizes.fact('height')).toHaveValue('150');
  await press('End', 'ArrowDown', 'PageDown', 'PageDown', 'ArrowUp');
  await expect(sizes.fact('height')).toHaveValue('200');
  await tabTo(sizes.shape('TRIANGULAR'));
  await press('Space', 'Enter');
  const size = sizes.find.getByRole('heading', { level: 3 }).first();
  await expect(size).toBeFocused();
  await tabTo(sizes.find.getByRole('button', { name: 'Waist', exact: true }));
  await expect(sizes.find.getByRole('row').filter({ hasText: 'Waist' })).toHaveAttribute(
    'data-highlighted',
  );
  await press('Escape');
  await expect(sizes.find).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a screen reader announces questions, bounds and confidence', async ({ visitor }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/');
  await visitor.page
    .getByRole('main')
    .getByRole('link', { name: t('sizing/picker.find'), exact: true })
    .click();
  await sizes.units('metric');
  await expect(sizes.fact('height')).toHaveAccessibleDescription('average 150 to 220 cm');
  await expect(sizes.fact('height')).toHaveAttribute('aria-valuetext', '185 cm');
  await sizes.shape('TRIANGULAR').check({ force: true });
  await expect(sizes.find).toMatchAriaSnapshot(`
    - dialog "Find your size":
      - paragraph: Average bodies. The figure becomes yours with your answers.
      - group "Cut for a man’s or a woman’s body?":
        - radio "A man’s body"
        - radio "A woman’s body"
      - contentinfo:
        - paragraph: First say for whose body it is, and change or confirm the numbers.
        - button "Find my size" [disabled]
  `);
  await sizes.cut('men');
  await visitor.button(t('findSize/averages.confirm')).click();
  await expect(sizes.fact('height')).toHaveAccessibleDescription('150 to 220 cm');
  await expect(sizes.find).toMatchAriaSnapshot(`
    - dialog "Find your size":
      - banner:
        - heading "Find your size" [level=2]
        - button "Close"
      - figure: /Drawing of a body of 185\\.0 cm. chest \\d+\\.\\d cm, waist \\d+\\.\\d cm, hips \\d+\\.\\d cm\\./
      - term: Chest
      - definition: /\\d+\\.\\d cm/
      - group "Units":
        - radio "Centimeters" [checked]
        - radio "Inches"
      - text: Age
      - 'button "Less: Age"'
      - spinbutton "Age": "35"
      - 'button "More: Age"'
      - paragraph: 15 to 100 years
      - group "What do you see in the mirror?":
        - radio "Athletic" [checked]
        - radio "Rectangular"
        - radio "Round"
      - contentinfo:
        - paragraph: "So far: 7 Long"
        - button "Find my size"
  `);
  await visitor.button(t('findSize/ideal.find')).click();
  await expect(sizes.find.getByRole('table')).toBeVisible();
  await expect(sizes.find).toMatchAriaSnapshot(`
    - dialog "Find your size":
      - banner:
        - button "Back"
      - heading "7 Long, your size" [level=3]
      - paragraph:
        - strong: /or we remake it free for 4.months/
      - paragraph: /\\d+ have their fit after two free remakes at most, \\d+ after one/
      - region "One measurement helps most":
        - heading "One measurement helps most" [level=3]
        - paragraph: /to within \\d\\.\\d cm/
        - figure: /Drawing. where the tape lies/
        - heading "How to measure" [level=4]
        - button "Take this measurement"
      - table "Your body, estimated":
        - rowgroup:
          - row /Chest \\d+\\.\\d cm probably between \\d+\\.\\d and \\d+\\.\\d cm/
      - contentinfo:
        - button "Use 7 Long"
        - button "Make it to measure"
  `);
});

test('[PANEL-01, PANEL-03, PANEL-04, PANEL-05, PANEL-06, PANEL-08] each panel opens by its parameter and has a name', async ({
  visitor,
}) => {
  const sizes = panelsOf(visitor);
  await visitor.open('/?about-standard-sizes');
  await expect(sizes.about).toMatchAriaSnapshot(`
    - dialog "24 pre-engineered sizes":
      - heading "Our 24 Pre-engineered sizes" [level=3]
      - heading "Base Size (1-12)" [level=3]
      - heading "Standard size comparison (XS to XXL)" [level=3]
      - table
      - heading "Length (Regular or Long)" [level=3]
      - contentinfo:
        - button "Find your size"
  `);
  await visitor.open('/?std-size-details=7L');
  await expect(visitor.page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog:
      - heading "7 Long" [level=3]
      - paragraph: Standard size 7L, compares to a ready-made L
      - combobox "Measured on"
      - group "Units"
      - heading "Size chart, Long" [level=4]
      - region "Size chart, Long":
        - table
      - paragraph: /Every garment is made individually in Portugal/
  `);
  await visitor.open('/?recommend-size=1');
  await expect(visitor.page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Your standard size":
      - paragraph: Step 1 of 3
      - heading "How would you like to find your standard size?" [level=3]
      - list:
        - listitem:
          - button /Use a size I have/
        - listitem:
          - button /Answer four questions/
  `);
  // There is no size to save yet.
  await visitor.open('/?save-size');
  await expect(sizes.save).toMatchAriaSnapshot(`
    - dialog "Save your size":
      - paragraph: There is no size to save yet
      - button "Find your size"
  `);
  await visitor.open('/?ideal-size');
  await expect(sizes.find.getByRole('spinbutton')).toHaveCount(4);
  await visitor.open('/?create-size=1,standard');
  await expect(sizes.create).toMatchAriaSnapshot(`
    - dialog "Create a size":
      - tablist:
        - tab "Made to measure"
        - tab "Standard size" [selected]
      - tabpanel "Standard size":
        - heading "Choose your standard size" [level=3]
        - button "Not sure? Find your standard size"
        - figure
        - paragraph: "As an example: 7 Regular."
        - table
      - contentinfo:
        - paragraph: First say for whose body it is, and choose a size.
        - button "Save this size" [disabled]
  `);
});

test('[PANEL-02, PANEL-07] a new size is shown with its garment for editing', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open(`${plainShirt}?create-size=1,standard`);
  await expect(visitor.button(t('findSize/create.use'))).toBeDisabled();
  await sizes.cut('men');
  await sizes.create
    .getByRole('radio', { name: t('sizing/picker.base', { base: 7 }), exact: true })
    .check({ force: true });
  await visitor.button(t('findSize/create.use')).click();
  await expect(page).toHaveURL(/size-basket-cta=\d+/);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Your size is saved":
      - img "Cotton T-Shirt"
      - heading "Cotton T-Shirt" [level=3]
      - paragraph: Saved. The garment will be made in this size.
      - button "Add to basket"
      - button "Keep designing"
  `);
  const id = new URL(page.url()).searchParams.get('size-basket-cta');
  await visitor.open(`/?edit-size=${id}`);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "7 Regular":
      - group "How would you like to edit it?":
        - radio "Simple" [disabled]
        - radio "Advanced" [checked]
      - group "Units"
      - heading "What changes" [level=3]
      - contentinfo:
        - button "Save as a new version" [disabled]
        - button "Cancel"
  `);
});

test('every size type can be made to measure; [SIZE-04] the zip hoodie only in standard sizes', {
  tag: '@seldom',
}, async ({ visitor }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open('/product/rugby-shirt');
  await visitor.button(new RegExp(`^${t('sizing/picker.make')}`)).click();
  await sizes.units('metric');
  await sizes.cut('men');
  await sizes.tell(sizes.fact('weight'), '90');
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.shape('ROUND').check({ force: true });
  await visitor.button(t('findSize/create.continue')).click();
  await sizes.fit('REGULAR').check({ force: true });
  await visitor.button(t('findSize/create.calculate')).click();
  await visitor.button(t('findSize/create.save')).click();
  await expect(sizes.save.getByRole('textbox', { name: t('sizes/save.name') })).toHaveValue(
    /^Rugby shirt, Regular, /,
  );
  await visitor.open('/?create-size=7,custom');
  await expect(sizes.create.getByText(t('findSize/create.standardOnly'))).toBeVisible();
  await expect(sizes.create.getByRole('tab')).toHaveCount(0);
});

test('a fitting shirt and FreeSewing measurements raise a size’s confidence', {
  tag: ['@twice', '@seldom'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  const sizes = panelsOf(visitor);
  await visitor.open(`${plainShirt}?ideal-size=custom`);
  await sizes.units('metric');
  await sizes.cut('men');
  await visitor.button(t('findSize/averages.confirm')).click();
  await sizes.shape('RECTANGULAR').check({ force: true });
  await visitor.button(t('findSize/ideal.find')).click();
  await sizes.find.getByText(t('ownMeasures/owned.title')).press('Enter');
  const field = (measure: 'halfChest' | 'sleeve' | 'shoulder'): Locator =>
    sizes.find.getByRole('spinbutton', { name: t(`ownMeasures/flat.${measure}`), exact: true });
  const takeButton = visitor.button(t('ownMeasures/owned.take'));
  await takeButton.press('Enter');
  await expect(field('halfChest')).toHaveAccessibleDescription(
    new RegExp(t('ownMeasures/owned.missing')),
  );
  await field('halfChest').fill('61');
  await field('shoulder').fill('47');
  await field('sleeve').fill('65');
  await expect(sizes.find.getByText(t('ownMeasures/guide.sleeve'))).toBeVisible();
  if (isLookedAtClosely()) await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeButton.press('Enter');
  const owned = sizes.find.getByRole('list', { name: t('ownMeasures/owned.all') });
  await expect(owned.getByRole('listitem')).toHaveCount(1);

  await sizes.find.getByText(t('ownMeasures/card.title')).press('Enter');
  const set = { measurements: { chest: 1061, neck: 395, biceps: 340, highBust: 990 } };
  await sizes.find.getByLabel(t('ownMeasures/card.import')).setInputFiles({
    name: 'me.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(set)),
  });
  await expect(
    sizes.find.getByText(t('ownMeasures/card.ignored', { names: 'biceps' })),
  ).toBeVisible();
  await expect(
    sizes.find.getByText(t('ownMeasures/card.aroundBust', { names: 'highBust' })),
  ).toBeVisible();
  await expect(
    sizes.find.getByRole('list', { name: t('findSize/tape.taken') }).getByRole('listitem'),
  ).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await visitor.button(t('ownMeasures/card.export.yaml')).click();
  expect((await saved).suggestedFilename()).toBe('measurements.yaml');
  if (isLookedAtClosely()) await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // After a reload the measurements remain; a repeated one replaces the old value, and a
  // removed one disappears.
  await page.reload();
  await visitor.ready();
  await visitor.button(t('findSize/ideal.find')).click();
  await sizes.find.getByText(t('ownMeasures/owned.title')).press('Enter');
  const [change, forget] = [owned.getByRole('button').first(), owned.getByRole('button').last()];
  await change.press('Enter');
  await expect(field('halfChest')).toHaveValue(/61/);
  await field('halfChest').fill('58');
  await visitor.button(t('ownMeasures/owned.takeChange')).press('Enter');
  await expect(change).toHaveText(/58/);
  await expect(owned.getByRole('listitem')).toHaveCount(1);
  await forget.press('Enter');
  await expect(owned).toHaveCount(0);
});
