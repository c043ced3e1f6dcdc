import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { cards } from './visitor.ts';

test('a woman orders a made-to-measure shirt, and each step states the cut', {
  tag: ['@twice', '@seldom'],
}, async ({ visitor, page }) => {
  const { t, range } = visitor;
  const panel = page.getByRole('dialog');
  const radio = (name: string) => panel.getByRole('radio', { name, exact: true });
  const fact = (name: 'height' | 'weight' | 'shoe') =>
    page.getByRole('spinbutton', { name: t(`findSize/facts.${name}`) });
  const fillFact = async (name: 'height' | 'weight' | 'shoe', value: string): Promise<void> => {
    await fact(name).fill(value);
    await fact(name).blur();
  };
  const woman = t('findSize/cutFor.women');
  const goOn = (): Promise<void> => visitor.button(t('findSize/create.continue')).click();
  await visitor.open('/');
  await page
    .getByRole('main')
    .locator(`a[href="${visitor.path('/products/shirts')}"]`)
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: range.garment('oxford-shirt'), exact: true })
    .click();
  await page
    .getByRole('group', { name: t('sizing/cutFor.legend') })
    .getByText(t('sizing/cutFor.men'))
    .waitFor();
  await page.getByRole('button', { name: new RegExp(`^${t('sizing/picker.make')}`) }).click();
  // The question appears once. Answered with the keyboard only.
  await radio(t('findSize/cutFor.men')).focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio(woman)).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
  // Measurements below the range for men.
  await fillFact('height', '148');
  await expect(fact('height')).toHaveValue(/148/);
  await fillFact('weight', '47');
  await fillFact('shoe', '36');
  await goOn();
  await radio(t('findSize/shape.RECTANGULAR.title')).check();
  await goOn();
  await radio(t('findSize/fit.REGULAR.title')).check();
  await visitor.button(t('findSize/create.calculate')).click();
  await expect(
    panel.getByRole('heading', { name: t('findSize/create.step.result') }),
  ).toBeVisible();
  await visitor.button(t('findSize/create.use')).click();
  await expect(page).toHaveURL(/sizeId=\d+/);
  const sizeId = new URL(page.url()).searchParams.get('sizeId') ?? '';
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('designer/buy.add'), exact: true })
    .click();
  const forHer = t('basket/trait.sizeCutForWomen', { title: '' }).trim().replace(/^, /, '');
  await expect(visitor.lines.first()).toContainText(forHer);
  await expect(visitor.lines.first().locator('img')).toHaveAttribute('src', /\.women\./);
  await visitor.checkOutAsGuest();
  await visitor.payWith(cards.paid);
  await visitor.expectReceipt();
  await expect(page.getByRole('main')).toContainText(forHer);
  await expectAccessible(page);
  // The size picker remembers the answer.
  await visitor.open('/product/cotton-t-shirt');
  await expect(
    page.getByRole('radio', { name: t('sizing/cutFor.women'), exact: true }),
  ).toBeChecked();
  await visitor.choose(t('sizing/picker.base', { base: 'W6' }));
  await expect(page).toHaveURL(/sizeId=W6R/);
  await expectAccessible(page);
  // The other cut replaces a size that is made for this one.
  await visitor.open(`/product/oxford-shirt?sizeId=${sizeId}`);
  await expect(page.getByText(forHer).first()).toBeAttached();
  await visitor.choose(t('sizing/cutFor.men'));
  await expect(page).not.toHaveURL(/sizeId/);
  await expect(visitor.button(t('designer/buy.chooseSize'))).toBeVisible();
  await expect(page.getByText(forHer)).toHaveCount(0);
  // A garment without a women's cut shows a note.
  await visitor.open('/product/cotton-knit-shirt?sizeId=W6R');
  await expect(page.getByText(t('sizing/cutFor.none.women'))).toBeVisible();
});
