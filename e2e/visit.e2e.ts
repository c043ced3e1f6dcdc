import { formatMoney, formatPercent, money } from '../packages/domain/src/kernel/index.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses, cards } from './visitor.ts';

test('a guest buys a shirt, from the home page to the receipt', { tag: '@twice' }, async ({
  visitor,
  anotherVisitor,
  page,
  language,
}) => {
  const { t, range } = visitor;
  const isGerman = language === 'de';
  const price = (minorUnits: number): string =>
    formatMoney(money(minorUnits, isGerman ? 'EUR' : 'USD'), isGerman ? 'de-DE' : 'en-US');
  const shirt = isGerman ? 5_500 : 5_900;
  const look = async (): Promise<void> => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  };

  await test.step('the home page opens in the language of the browser', async () => {
    await page.goto('/');
    await visitor.ready();
    await visitor.expectPath('/');
    await look();
    if (isGerman) {
      const country = page.getByRole('combobox', { name: t('shell/footer.country') });
      await country.scrollIntoViewIfNeeded();
      await country.selectOption('DE');
      await expect(
        page.getByText(t('shell/footer.countryChosen', { currency: 'EUR' })),
      ).toBeVisible();
    }
  });

  await test.step('the range leads to a garment', async () => {
    await page
      .getByRole('main')
      .locator(`a[href="${visitor.path('/products')}"]`)
      .first()
      .click();
    await visitor.expectPath('/products');
    await look();
    await page
      .getByRole('main')
      .getByRole('link', { name: range.group('t-shirts'), exact: true })
      .first()
      .click();
    await visitor.expectPath('/products/t-shirts');
    await look();
    await page
      .getByRole('main')
      .getByRole('link', { name: range.garment('cotton-t-shirt'), exact: true })
      .click();
    await expect(visitor.heading(range.garment('cotton-t-shirt'), 1)).toBeVisible();
  });

  await test.step('the drawing follows each choice, and the address holds it', async () => {
    const { drawing } = visitor;
    await visitor.choose(range.color('navy'));
    await visitor.expectPath(/\/109-11-21-31$/);
    await visitor.choose(range.property('v-neck'));
    await visitor.choose(range.property('chest-pocket'));
    await page.getByLabel(t('designer/initials.title')).fill('AP');
    await visitor.expectPath(/\/product\/cotton-t-shirt\/109-12-21-32\?initials=AP$/);
    for (const part of [
      range.color('navy'),
      range.property('v-neck'),
      range.property('chest-pocket'),
      'AP',
    ]) {
      await expect(drawing).toHaveAttribute('alt', new RegExp(part));
    }
    await visitor.choose(t('sizing/picker.base', { base: 8 }));
    await visitor.choose(t('sizing/length.L'));
    await visitor.expectPath(/sizeId=8L/);
    await look();
  });

  await test.step('a size has measurements in centimeters and inches', async () => {
    const table = page.getByRole('table', { name: t('sizing/picker.finished', { size: '8L' }) });
    const chest = table.getByRole('row', { name: t('sizing/measure.chest') });
    await visitor.choose(t('sizing/units.metric.name'));
    await expect(chest).toContainText(t('sizing/units.metric.sign'));
    const centimeters = Number(
      (await chest.getByRole('cell').textContent())?.replace(',', '.').replace(/[^\d.]/g, ''),
    );
    await visitor.choose(t('sizing/units.imperial.name'));
    await expect(chest).toContainText(t('sizing/units.imperial.sign'));
    const inches = Number(
      (await chest.getByRole('cell').textContent())?.replace(',', '.').replace(/[^\d.]/g, ''),
    );
    expect(Math.abs(centimeters / 2.54 - inches)).toBeLessThan(0.11);
  });

  await test.step('a reload and a shared link show the same design', async () => {
    const { url, alt } = {
      url: page.url(),
      alt: (await visitor.drawing.getAttribute('alt')) ?? '',
    };
    await page.reload();
    await visitor.ready();
    await expect(visitor.drawing).toHaveAttribute('alt', alt);
    await expect(page.getByRole('radio', { name: range.color('navy'), exact: true })).toBeChecked();
    const friend = await anotherVisitor();
    await friend.page.goto(url);
    await friend.ready();
    await expect(friend.drawing).toHaveAttribute('alt', alt);
    await expect(
      friend.page.getByRole('radio', { name: range.property('v-neck'), exact: true }),
    ).toBeChecked();
    await expect(
      friend.page.getByRole('radio', { name: t('sizing/length.L'), exact: true }),
    ).toBeChecked();
    await expect(friend.page.getByLabel(t('designer/initials.title'))).toHaveValue('AP');
  });

  const title = range.garment('cotton-t-shirt');
  await test.step('the basket shows the piece, its traits and its price', async () => {
    await visitor.addToBasket();
    await expect(visitor.lines).toHaveCount(1);
    for (const trait of [
      range.color('navy'),
      range.property('v-neck'),
      range.property('chest-pocket'),
      'AP',
      `8 ${t('sizing/length.L')}`,
    ]) {
      await expect(visitor.lines.first()).toContainText(trait);
    }
    await expect(visitor.total).toHaveText(price(shirt));
    await expect(visitor.basket.getByRole('listitem').locator('img').first()).toHaveJSProperty(
      'complete',
      true,
    );
    await look();
  });

  await test.step('two pieces save 10 % and ship for free, five save 20 %', async () => {
    await visitor.button(t('basket/line.more', { title })).click();
    await expect(visitor.sum(t('basket/summary.shipping'))).toHaveText(t('basket/summary.free'));
    await expect(visitor.total).toHaveText(price(shirt * 2 * 0.9));
    await visitor.quantity(title).fill('5');
    await expect(visitor.total).toHaveText(price(shirt * 5 * 0.8));
    await expect(visitor.basket).toContainText(
      t('basket/hint.last', { percent: formatPercent(20, isGerman ? 'de-DE' : 'en-US') }),
    );
  });

  await test.step('a voucher is applied and removed; an expired one is refused', async () => {
    await visitor.enterVoucher('welcome10');
    await expect(visitor.total).toHaveText(price(shirt * 5 * 0.8 * 0.9));
    await visitor.basket
      .getByRole('list', { name: t('basket/voucher.applied') })
      .getByRole('button')
      .click();
    await expect(visitor.total).toHaveText(price(shirt * 5 * 0.8));
  });

  await test.step('the checkout shows errors and keeps the input', async () => {
    await visitor.toCheckout();
    await visitor.field('checkout/identity.email').fill('ada@');
    await visitor.field('checkout/address.firstName').fill('Ada');
    await visitor.submitAddress();
    await expect(page.getByRole('alert').filter({ hasText: t('failure/form') })).toBeVisible();
    await expect(visitor.field('checkout/identity.email')).toBeFocused();
    await expect(visitor.field('checkout/identity.email')).toHaveAccessibleDescription(
      new RegExp(t('checkout/failure.email-invalid')),
    );
    await expect(visitor.field('checkout/identity.email')).toHaveValue('ada@');
    await expect(visitor.field('checkout/address.firstName')).toHaveValue('Ada');
    await look();
    await visitor.fillAddress();
    await visitor.submitAddress();
    await expect(
      visitor.button(`${t('checkout/steps.address')} (${t('checkout/steps.done')})`),
    ).toBeEnabled();
    await look();
    await visitor.chooseShipping();
    await look();
  });

  await test.step('payment requires the terms, and is followed by a receipt and a mail', async () => {
    await visitor.payWith(cards.paid);
    await expect(page.locator('input[name="terms"]')).toBeFocused();
    await visitor.acceptTerms();
    await visitor.payButton.click();
    const number = await visitor.expectReceipt();
    await expect(visitor.heading(t('checkout/receipt.title', { name: 'Ada' }), 1)).toBeVisible();
    await expect(page.getByText(addresses[language].email).first()).toBeVisible();
    await look();
    await expect.poll(readOutbox).toContain(number);
    await visitor.open('/');
    await visitor.expectBadge(0);
  });
});
