/** A visitor of the shop and their actions, independent of page structure. */
import { expect, type Locator, type Page } from '@playwright/test';
import { postcodeWord } from '../packages/domain/src/checkout/index.ts';
import { type Address, type Ordered, orderByApi, signInByApi } from './order.ts';
import { type Language, rangeIn, type Translate, wordsOf } from './words.ts';

export const addresses: Readonly<Record<Language, Address>> = {
  en: {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Probst',
    countryCode: 'US',
    line1: '12 Bedford Street',
    postcode: '10014',
    city: 'New York',
    state: 'NY',
    phone: '+1 212 555 0142',
  },
  de: {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Probst',
    countryCode: 'DE',
    line1: 'Torstraße 1',
    postcode: '10119',
    city: 'Berlin',
    phone: '+49 30 12345678',
  },
};

export const cards = {
  paid: '4242 4242 4242 4242',
  challenge: '4000 0000 0000 3220',
  wrongCvc: '4000 0000 0000 0101',
  fraud: '4100 0000 0000 0019',
  refused: '4000 0000 0000 0002',
} as const;

/** Index of 8 Long among the 24 standard sizes. */
export const standardSize8L = 16;

export const plainShirt = '/product/cotton-t-shirt/109-11-21-31';

export class Visitor {
  readonly page: Page;
  readonly language: Language;
  readonly t: Translate;
  readonly range: ReturnType<typeof rangeIn>;
  /** Path of the shop on its site, such as `/tailorbird`; empty at the root. */
  readonly #folder: string;

  constructor(page: Page, language: Language, folder = '') {
    this.#folder = folder;
    this.page = page;
    this.language = language;
    this.t = wordsOf(language);
    this.range = rangeIn(language);
  }

  path(path: string): string {
    const localized =
      this.language === 'en' ? path : `/${this.language}${path === '/' ? '' : path}`;
    return this.#folder + localized;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.path(path));
    await this.ready();
  }

  /**
   * Waits until the page is interactive. A key press speeds it up; without one, hydration waits
   * until the browser is idle.
   */
  async ready(): Promise<void> {
    await this.page.keyboard.press('Shift');
    // Checks each frame. An assertion checks twice a second.
    await this.page.waitForFunction(
      () => document.documentElement.hasAttribute('data-hydrated'),
      undefined,
      { timeout: 60_000 },
    );
  }

  async expectPath(path: string | RegExp): Promise<void> {
    // Reading the address is cheap, so poll often.
    const often = { intervals: [50] };
    if (typeof path === 'string')
      await expect.poll(() => new URL(this.page.url()).pathname, often).toBe(this.path(path));
    else await expect.poll(() => this.page.url(), often).toMatch(path);
  }

  heading(name: string | RegExp, level?: number): Locator {
    return this.page.getByRole('heading', { name, ...(level === undefined ? {} : { level }) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  get drawing(): Locator {
    return this.page.getByRole('main').getByRole('img').first();
  }

  get addButton(): Locator {
    return this.button(this.t('designer/buy.add'));
  }

  /** Adds to the basket, or leads to the sizes if none is chosen. */
  get buyButton(): Locator {
    return this.addButton.or(this.button(this.t('designer/buy.chooseSize')));
  }

  get basket(): Locator {
    return this.page.getByRole('dialog', { name: this.t('shell/panel.basket') });
  }

  get lines(): Locator {
    return this.page.getByRole('list', { name: this.t('basket/lines') }).locator('> li');
  }

  quantity(title: string): Locator {
    return this.page.getByRole('textbox', { name: this.t('basket/line.quantity', { title }) });
  }

  /** The error next to a field; the form's summary may repeat it. */
  wrong(text: string): Locator {
    return this.page.locator('[id$="-error"]', { hasText: text });
  }

  async expectBadge(count: number): Promise<void> {
    await expect(this.page.getByTestId('basket-badge')).toHaveText(
      count === 0 ? '' : String(count),
    );
  }

  /** Adds the product to the basket, which opens. Uses 7 Regular if no size is chosen. */
  async addToBasket(): Promise<void> {
    await expect(this.buyButton).toBeVisible();
    if (!(await this.addButton.isVisible()))
      await this.choose(this.t('sizing/picker.base', { base: 7 }));
    await this.addButton.click();
    await expect(this.lines.first()).toBeVisible();
  }

  async openBasket(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${this.t('shell/header.basket')}`) })
      .click();
    await expect(this.basket).toBeVisible();
  }

  async closePanel(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('shell/close'), exact: true })
      .click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  sum(label: string | RegExp): Locator {
    const name =
      typeof label === 'string'
        ? this.page.getByText(label, { exact: true })
        : this.page.locator('dt', { hasText: label });
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').and(name) })
      .locator('dd');
  }

  /** The total of the basket; excludes shipping until a method is chosen. */
  get total(): Locator {
    return this.sum(
      new RegExp(
        `^(${this.t('basket/summary.total')}|${this.t('basket/summary.totalBeforeShipping')})$`,
      ),
    );
  }

  async enterVoucher(code: string): Promise<void> {
    const show = this.button(this.t('basket/voucher.show'));
    const field = this.page.getByRole('textbox', { name: this.t('basket/voucher.label') });
    await expect(show.or(field).first()).toBeVisible();
    if (await show.isVisible()) await show.click();
    await field.fill(code);
    await this.button(this.t('basket/voucher.submit')).click();
  }

  async toCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.t('basket/checkout') }).click();
    await this.expectPath('/checkout');
    // Returning customers start at the payment.
    await expect(
      this.field('checkout/address.line1')
        .or(this.page.getByText(this.t('checkout/address.none')))
        .or(this.payButton),
    ).toBeVisible();
  }

  field(word: Parameters<Translate>[0]): Locator {
    return this.page.getByRole('textbox', { name: this.t(word), exact: true });
  }

  /** The postcode field, whose label depends on the country. */
  postcodeField(countryCode = addresses[this.language].countryCode): Locator {
    return this.field(`checkout/postcode.${postcodeWord(countryCode)}.label`);
  }

  select(word: Parameters<Translate>[0]): Locator {
    return this.page.getByRole('combobox', { name: this.t(word), exact: true });
  }

  async fillAddress(
    address: Address = addresses[this.language],
    { isGuest = true } = {},
  ): Promise<void> {
    if (isGuest) await this.field('checkout/identity.email').fill(address.email);
    await this.select('checkout/address.countryCode').selectOption(address.countryCode);
    await this.field('checkout/address.firstName').fill(address.firstName);
    await this.field('checkout/address.lastName').fill(address.lastName);
    await this.field('checkout/address.line1').fill(address.line1);
    await this.postcodeField(address.countryCode).fill(address.postcode);
    await this.field('checkout/address.city').fill(address.city);
    if (address.state !== undefined)
      await this.select('checkout/address.state').selectOption(address.state);
    await this.field('checkout/address.phone').fill(address.phone);
  }

  async submitAddress(): Promise<void> {
    await this.button(this.t('checkout/address.submit')).click();
  }

  async chooseShipping(): Promise<void> {
    const methods = this.page
      .getByRole('group', { name: this.t('checkout/shipping.legend') })
      .getByRole('radio');
    await methods.first().check();
    await this.button(this.t('checkout/shipping.submit')).click();
    await expect(this.payButton).toBeVisible();
  }

  get payButton(): Locator {
    return this.page.getByTestId('pay');
  }

  async fillCard(number: string): Promise<void> {
    await this.field('checkout/payment.number').fill(number);
    await this.field('checkout/payment.expiry').fill('12/40');
    await this.field('checkout/payment.securityCode').fill('123');
    await this.field('checkout/payment.holderName').fill('Ada Probst');
  }

  async acceptTerms(): Promise<void> {
    // The card fields load above the checkbox and may move it between press and release.
    await expect(() => this.page.locator('input[name="terms"]').check({ timeout: 2_000 })).toPass({
      timeout: 60_000,
    });
  }

  /** From the basket to the payment, with everything filled in except the card. */
  async checkOutAsGuest(address?: Address): Promise<void> {
    await this.toCheckout();
    await this.fillAddress(address);
    await this.submitAddress();
    await this.chooseShipping();
    await this.acceptTerms();
  }

  async payWith(number: string): Promise<void> {
    await this.fillCard(number);
    await this.payButton.click();
  }

  /** Signs in as a sample account (`customer`, `staff` or `store`) without the panel. */
  signInAs(who: 'customer' | 'staff' | 'store'): Promise<void> {
    return signInByApi(this.page, `${who}@tailorbird.example`);
  }

  /**
   * Places an order without the checkout screens. Returns its number. With `keep` the card is
   * saved for the next order.
   */
  order(
    ordered: Ordered,
    { address = addresses[this.language], quantity = 1, keep = false } = {},
  ): Promise<string> {
    return orderByApi(this.page, ordered, { address, quantity, keep, language: this.language });
  }

  async openReceipt(number: string): Promise<void> {
    await this.open(`/checkout/thank-you?order_number=${number}`);
    await expect(this.page.getByTestId('order-number')).toHaveText(number);
  }

  async expectReceipt(): Promise<string> {
    await expect(this.page).toHaveURL(/\/checkout\/thank-you\?order_number=/, { timeout: 60_000 });
    const number = this.page.getByTestId('order-number');
    await expect(number).toHaveText(/\d/);
    return (await number.textContent()) ?? '';
  }

  async openSignIn(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    await this.page.goto(`${pathname}?auth=sign-in&auth-scope=full`);
    await this.ready();
  }

  async signIn(email: string, password = 'measure-twice'): Promise<void> {
    const isPage = new URL(this.page.url()).pathname === this.path('/sign-in');
    const panel = isPage ? this.page.getByRole('main') : this.page.getByRole('dialog');
    await panel.getByRole('textbox', { name: this.t('account/email'), exact: true }).fill(email);
    await panel.getByLabel(this.t('account/password'), { exact: true }).fill(password);
    const submit = panel.getByRole('button', {
      name: this.t('account/signIn.submit'),
      exact: true,
    });
    await submit.click();
    await expect(submit).toHaveCount(0);
  }
}
