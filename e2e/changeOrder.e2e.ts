import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { cards } from './visitor.ts';

test('[API-21] the comment on an order is changed on its receipt until the order is made', async ({ visitor, language }) => {
  const { page, say } = visitor;
  await visitor.open('/product/merino-beanie');
  await visitor.addToBasket();
  await visitor.toCheckout();
  await visitor.fillAddress();
  await visitor.submitAddress();
  await visitor.chooseShipping();
  await visitor.acceptTerms();
  await visitor.payWith(cards.paid);
  await visitor.expectReceipt();
  await visitor.button(say('orders/change.addComment')).click();
  await page.getByRole('textbox', { name: say('orders/sheet.comment') }).fill(language === 'de' ? 'Bitte klingeln' : 'Please ring');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(say('orders/change.save')).click();
  await expect(page.getByText(say('orders/changed.comment'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(language === 'de' ? 'Bitte klingeln' : 'Please ring')).toBeVisible();
});
