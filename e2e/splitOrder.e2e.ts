import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { moveByApi } from './order.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses, cards, standardSize8L, type Visitor } from './visitor.ts';

const sizedShirt = '/product/cotton-t-shirt?sizeId=7R';

const findOnBoard = async (staff: Visitor, number: string): Promise<void> => {
  await staff.page.getByRole('searchbox', { name: staff.t('studio/search') }).fill(number);
  await staff.page
    .getByRole('search')
    .getByRole('button', { name: staff.t('studio/find'), exact: true })
    .click();
  await expect(staff.page.getByRole('article')).toHaveCount(1);
};

const moveTo = async (
  staff: Visitor,
  number: string,
  status: 'InProduction' | 'AwaitingFitConfirmation' | 'Shipped' | 'Delivered',
): Promise<void> => {
  const name = staff.t(`studio/status.${status}`);
  await staff
    .button(staff.t('studio/moveOf', { number, move: staff.t(`studio/move.${status}`) }))
    .click();
  await expect(
    staff.page.getByText(staff.t('studio/result.moved', { number, status: name })),
  ).toBeVisible();
};

test('[ORDER-04, ORDER-05, ROUTE-32] a first order of four is split, and the rest is made after the first fits @twice', async ({
  visitor,
  anotherVisitor,
  language,
}) => {
  const { page, t } = visitor;
  const address = {
    ...addresses[language],
    email: `split-${test.info().project.name}@example.com`,
  };

  await test.step('the basket and the checkout foretell it', async () => {
    await visitor.open(sizedShirt);
    await visitor.addToBasket();
    const quantity = page.getByRole('textbox', {
      name: new RegExp(t('basket/line.quantity', { title: '.*' })),
    });
    await quantity.fill('4');
    await quantity.press('Enter');
    await expect(visitor.basket.getByText(t('basket/split.title'))).toBeVisible();
    await expect(visitor.basket.getByText(t('basket/split.rest', { count: 3 }))).toBeVisible();
    await visitor.toCheckout();
    await visitor.fillAddress(address);
    await visitor.submitAddress();
    await visitor.chooseShipping();
    await visitor.acceptTerms();
    await visitor.payWith(cards.paid);
  });
  const number = await visitor.expectReceipt();
  const receipt = page.url();
  await expect(page.getByText(t('basket/split.title'))).toBeVisible();

  const staff = await anotherVisitor();
  await test.step('staff make and send the first piece', async () => {
    await staff.open('/?auth=sign-in&auth-scope=full');
    await staff.signIn('staff@tailorbird.example');
    await staff.open('/studio');
    await expect(staff.heading(staff.t('studio/title'), 1)).toBeVisible();
    await findOnBoard(staff, number);
    await expectAccessible(staff.page);
    await expectNoHorizontalScroll(staff.page);
    await moveTo(staff, number, 'InProduction');
    await moveTo(staff, number, 'AwaitingFitConfirmation');
  });

  await test.step('the customer confirms the fit with the mail link, without signing in', async () => {
    const link = new RegExp(`/confirmfit\\?order=${number}&key=([\\w-]+)`).exec(await readOutbox());
    expect(link).not.toBeNull();
    const elsewhere = await anotherVisitor();
    await elsewhere.open('/confirmfit');
    await expect(elsewhere.page.getByText(t('fit/signInTitle'))).toBeVisible();
    await elsewhere.open(`/confirmfit?order=${number}&key=${link?.[1]}`);
    await expect(elsewhere.heading(t('orders/number', { number }), 2)).toBeVisible();
    await expectAccessible(elsewhere.page);
    await expectNoHorizontalScroll(elsewhere.page);
    await elsewhere.button(t('fit/positive')).click();
    await expect(elsewhere.page.getByText(t('fit/result.released'))).toBeVisible();
  });

  await test.step('staff make and send the rest, and the customer sees each step', async () => {
    await findOnBoard(staff, number);
    await moveTo(staff, number, 'Shipped');
    await moveTo(staff, number, 'Delivered');
    await page.goto(receipt);
    await visitor.ready();
    const steps = page
      .getByRole('region', { name: t('orders/sheet.history') })
      .getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(steps.last()).toContainText(t('orders/status.Delivered'));
    await expect(
      page.getByRole('region', { name: t('orders/sheet.parcels') }).getByRole('listitem'),
    ).toHaveCount(2);
    await expectNoHorizontalScroll(page);
  });
});

test('[API-19, ORDER-04] staff record a fit and release the rest @phone', async ({
  visitor,
  anotherVisitor,
  language,
}) => {
  const address = {
    ...addresses[language],
    email: `phoned-${test.info().project.name}@example.com`,
  };
  const number = await visitor.order(
    { garment: 't-shirt', standardSizeId: standardSize8L },
    { address, quantity: 4 },
  );
  const staff = await anotherVisitor();
  const { page, t } = staff;
  await staff.signInAs('staff');
  await moveByApi(page, number, 'InProduction', 'AwaitingFitConfirmation');

  await staff.open('/studio');
  await page.getByRole('link', { name: t('staff/nav.fits') }).click();
  await expect(staff.heading(t('studio/fits.title'), 1)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card.getByRole('link', { name: address.email })).toBeVisible();
  await card.getByRole('textbox', { name: t('studio/fits.words') }).fill('Sleeves a little long');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await staff.button(t('studio/fits.negativeOf', { number })).click();
  // The pressed button is gone, so the result has the focus.
  await expect(page.getByText(t('studio/fits.result.adjusting', { number }))).toBeFocused();
  await expect(card.getByText(t('studio/fits.adjusting'))).toBeVisible();
  await staff.button(t('studio/fits.releaseOf', { number })).click();
  await expect(page.getByText(t('studio/fits.result.released', { number }))).toBeFocused();
  await expect(card).toHaveCount(0);

  await visitor.openReceipt(number);
  const steps = visitor.page
    .getByRole('region', { name: visitor.t('orders/sheet.history') })
    .getByRole('listitem');
  await expect(steps.last()).toContainText(visitor.t('orders/status.InProduction'));
});

test('[ORDER-04, SUPPORT-01] a misfitting first piece is claimed in one press', {
  tag: '@seldom',
}, async ({ visitor, anotherVisitor, language }) => {
  const { t } = visitor;
  const address = {
    ...addresses[language],
    email: `again-${test.info().project.name}@example.com`,
  };
  const number = await visitor.order(
    { garment: 't-shirt', standardSizeId: standardSize8L },
    { address, quantity: 4 },
  );
  const staff = await anotherVisitor();
  await staff.signInAs('staff');
  await moveByApi(staff.page, number, 'InProduction', 'AwaitingFitConfirmation');
  const key = new RegExp(`/confirmfit\\?order=${number}&key=([\\w-]+)`).exec(
    await readOutbox(),
  )?.[1];

  const reader = await anotherVisitor();
  const { page } = reader;
  await reader.open(`/confirmfit?order=${number}&key=${key}`);
  await reader.button(t('fit/negative')).click();
  const chest = page.getByRole('group', { name: t('fitFeedback/zone.chest') });
  await chest.getByRole('radio', { name: t('fitFeedback/width.too-small') }).check();
  const again = reader.button(t('fit/remake.ask'));
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: t('fitFeedback/send') }).click();
  await again.click();
  const link = page.getByRole('link', {
    name: new RegExp(t('fit/remake.toClaim', { number: '\\d+' })),
  });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(page.getByText(t('claims/decision.noneFit'))).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await staff.open('/studio/claims');
  const claim = staff.page.getByRole('article').filter({ hasText: number });
  const place = {
    zone: staff.t('fitFeedback/zone.chest'),
    fit: staff.t('fitFeedback/width.too-small').toLowerCase(),
  };
  await expect(claim).toContainText(staff.t('fitFeedback/place', place));
});
