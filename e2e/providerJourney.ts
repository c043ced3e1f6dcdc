/**
 * Payment with card fields of a provider. Its script and server are stand-ins; the page's
 * policy and the rest of the shop are real.
 */
import type { Page, Route } from '@playwright/test';
import type { RunningShop } from '../tools/shop.ts';
import { expectAccessible } from './look.ts';
import { type AnotherVisitor, expect } from './test.ts';
import { plainShirt } from './visitor.ts';

type Provider = {
  readonly shop: RunningShop;
  readonly answer: (route: Route, url: string) => Promise<void>;
  readonly loads: readonly string[];
  readonly payments: () => number;
  /** Must not remain in the URL. */
  readonly secret: string;
};

/**
 * The provider's fields report a missing card; then the card is refused, confirmed at the bank,
 * and pays.
 */
export const payInProviderFields = async (
  anotherVisitor: AnotherVisitor,
  { shop, answer, loads, payments, secret }: Provider,
): Promise<void> => {
  const visitor = await anotherVisitor({ baseURL: shop.address });
  const { page, t } = visitor;
  const asked: string[] = [];
  await page.context().route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await answer(route, route.request().url());
  });

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  expect(asked).toEqual([]);
  await visitor.checkOutAsGuest();
  const field = fieldOf(page);
  await expect(field).toBeVisible();
  expect(asked).toEqual(loads);
  await expectAccessible(page);

  await visitor.payButton.click();
  await expect(field).toBeFocused();
  expect(payments()).toBe(0);

  await field.fill('a card');
  await visitor.payButton.click();
  const dialog = page.getByRole('dialog', { name: t('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: t('checkout/refusal.again'), exact: true }).click();
  await field.fill('another card');
  await visitor.payButton.click();
  await visitor.expectReceipt();
  expect(page.url()).not.toContain(secret);
};

const fieldOf = (page: Page) => page.getByTestId('provider-fields').getByRole('textbox');
