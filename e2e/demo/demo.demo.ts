import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../look.ts';
import { test as base, expect } from '../test.ts';
import { addresses, cards, Visitor } from '../visitor.ts';
import type { Language } from '../words.ts';

type Step = 'first-sent' | 'rest-delivered';

class DemoVisitor extends Visitor {
  get bar() {
    return this.page.getByRole('complementary', { name: this.t('demo/label') });
  }

  async openBar(): Promise<void> {
    if (!(await this.bar.getByRole('heading').first().isVisible()))
      await this.bar.getByText(this.t('demo/open')).click();
  }

  async followMail(step: Step, number: string): Promise<void> {
    const steps = serverTexts<Record<Step, { readonly subject: string }>>(
      this.language,
      'orderSteps',
    );
    const { imprint } = serverTexts<{ readonly imprint: string }>(this.language, 'mail');
    const mail = await this.openMail(steps[step].subject.replace('{{number}}', number));
    await expect(mail).toContainText(number);
    await expect(mail.getByRole('link', { name: imprint, exact: true })).toBeVisible();
    await mail.getByRole('link').first().click();
  }

  async openMail(subject: string): Promise<Locator> {
    await this.openBar();
    const title = this.page.getByText(subject, { exact: true });
    const mail = this.bar.getByRole('listitem').filter({ has: title });
    await mail.getByText(subject, { exact: true }).click();
    return mail;
  }

  async advance(number: string, ...steps: readonly (keyof typeof nextSteps)[]): Promise<void> {
    await this.openBar();
    for (const step of steps)
      await this.bar
        .getByRole('button', {
          name: this.t('demo/nextOf', { step: this.t(`demo/next.${step}`), number }),
        })
        .click();
  }
}

const nextSteps = {
  InProduction: 1,
  AwaitingFitConfirmation: 1,
  Shipped: 1,
  Delivered: 1,
} as const;

const serverTexts = <Texts>(language: Language, context: string): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/server/locales/${language}/${context}.json`, import.meta.url),
      'utf8',
    ),
  ) as Texts;

const test = base.extend<{ readonly visitor: DemoVisitor }>({
  visitor: async ({ page, context, language, watch }, use) => {
    watch.allow(404, /^\/tailorbird\//);
    watch.follow(context);
    await use(new DemoVisitor(page, language, '/tailorbird'));
  },
});

const address = addresses.de;

const storedOffline = async (page: Page): Promise<void> => {
  const missing = (): Promise<number> =>
    page.evaluate(async () => {
      const list = await caches.match('/tailorbird/files.json');
      const files = (await list?.json()) as readonly string[] | undefined;
      if (!files) return Number.NaN;
      const found = await Promise.all(files.map((file) => caches.match(`/tailorbird${file}`)));
      return found.filter((each) => each === undefined).length;
    });
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
};

test('[ORDER-04, ORDER-05] ordered sweaters are tried on and made without a network', async ({
  visitor,
  network,
}) => {
  const { page, t } = visitor;
  await visitor.open('/product/cotton-sweatshirt?sizeId=7R');
  await visitor.addToBasket();
  const quantity = page.getByRole('textbox', {
    name: new RegExp(t('basket/line.quantity', { title: '.*' })),
  });
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(visitor.basket.getByText(t('basket/split.title'))).toBeVisible();
  await visitor.checkOutAsGuest(address);
  await visitor.payWith(cards.paid);
  const number = await visitor.expectReceipt();
  await expect(page.getByText(t('basket/split.title'))).toBeVisible();
  await expectNoHorizontalScroll(page);
  const { subject } = serverTexts<{ readonly subject: string }>(visitor.language, 'orders');
  const receipt = await visitor.openMail(subject.replace('{{number}}', number));
  await expect(receipt).toContainText(addresses.de.line1);
  await storedOffline(page);
  await network.lose();
  await visitor.advance(number, 'InProduction', 'AwaitingFitConfirmation');
  await expectAccessible(page);
  await visitor.followMail('first-sent', number);
  await visitor.button(t('fit/positive')).click();
  await expect(page.getByText(t('fit/result.released'))).toBeVisible();
  await visitor.advance(number, 'Shipped', 'Delivered');
  await visitor.followMail('rest-delivered', number);
  const sheet = page.getByRole('region', { name: t('orders/sheet.history') });
  await expect(sheet.getByRole('listitem').last()).toContainText(t('orders/status.Delivered'));
  await expectNoHorizontalScroll(page);
});

test('a size by answers, a voucher and a receipt, also without a network', async ({
  visitor,
  network,
}) => {
  const { page, t } = visitor;
  await visitor.open('/product/cotton-t-shirt?ideal-size');
  const panel = page.getByRole('dialog', { name: t('sizing/panel.ideal-size'), exact: true });
  await panel.getByRole('radio', { name: t('sizing/units.imperial.name') }).check({ force: true });
  await panel.getByRole('radio', { name: t('sizing/units.metric.name') }).check({ force: true });
  await panel.getByRole('radio', { name: t('findSize/cutFor.men'), exact: true }).check({
    force: true,
  });
  for (const [fact, value] of [
    ['height', '182'],
    ['weight', '96'],
  ] as const) {
    const field = panel.getByRole('spinbutton', { name: t(`findSize/facts.${fact}`) });
    await field.fill(value);
    await field.press('Enter');
  }
  await panel
    .getByRole('radio', { name: t('findSize/shape.RECTANGULAR.title'), exact: true })
    .check({ force: true });
  await storedOffline(page);
  await network.lose();
  await visitor.button(t('findSize/ideal.find')).click();
  await panel
    .getByRole('button', { name: new RegExp(t('findSize/result.useStandard', { size: '.*' })) })
    .click();
  await visitor.closePanel();
  await visitor.addToBasket();
  await visitor.enterVoucher('WELCOME10');
  await expect(visitor.sum(/WELCOME10/)).toBeVisible();
  await visitor.checkOutAsGuest(address);
  await visitor.payWith(cards.paid);
  await visitor.expectReceipt();
  await expect(visitor.sum(/WELCOME10/)).toBeVisible();
});

test('deep links, reloads and prepared states open, also without a network', async ({
  visitor,
  network,
}) => {
  const { page, t } = visitor;
  await visitor.open('/?as=customer&at=/profile/orders');
  await visitor.expectPath('/profile/orders');
  await visitor.ready();
  const orders = page.getByRole('main');
  await expect(orders.getByText(t('orders/status.AwaitingFitConfirmation')).first()).toBeVisible();
  await expect(orders.getByText(t('orders/status.Delivered')).first()).toBeVisible();
  await expectAccessible(page);
  await storedOffline(page);
  await network.lose();
  await page.reload();
  await visitor.ready();
  await visitor.expectPath('/profile/orders');
  await visitor.open('/products/t-shirts');
  await expect(visitor.heading(/T-Shirts/, 1)).toBeVisible();
  const picture = page.locator('main img[src*="/packshots/"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await network.bringBack();
  await visitor.openBar();
  await visitor.bar.getByRole('button', { name: t('demo/startOver') }).click();
  await visitor.expectPath('/');
});

test('public pages open with their content and become interactive', async ({ visitor }) => {
  const { page } = visitor;
  for (const path of [
    '/',
    '/products/t-shirts',
    '/product/cotton-t-shirt',
    '/howitworks',
    '/faq',
  ]) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { written: document.querySelector('h1') });
      });
    });
    const answer = await page.goto(visitor.path(path));
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toMatch(/<h1/);
    await visitor.ready();
    await visitor.expectPath(path);
    const isKept = (): boolean =>
      (window as { written?: Element }).written === document.querySelector('h1');
    expect(await page.evaluate(isKept)).toBe(true);
    const picture = page.locator('main img[src*="/packshots/"]').first();
    if ((await picture.count()) > 0)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
  }
});
