import { addresses, cards } from '../../e2e/visitor.ts';
import { type Language, rangeIn, wordsOf } from '../../e2e/words.ts';
import { postcodeWord } from '../../packages/domain/src/checkout/index.ts';
import { consentVersion } from '../../packages/domain/src/shell/index.ts';
import { type Browser, type Find, waitFor } from './browser.ts';

/** Runs in the page: true once the page is interactive. A key press speeds that up. */
const isReady = (): boolean => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  return document.documentElement.hasAttribute('data-hydrated');
};

/** Runs in the page: true if nothing moves except endless animations. */
const isAtRest = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );

/**
 * A guest designs a T-shirt, chooses a size and pays, from the home page to the receipt.
 * Returns the order number, throws at the failing step.
 */
export const mainJourney = async (
  browser: Browser,
  shop: string,
  language: Language,
): Promise<string> => {
  const t = wordsOf(language);
  const range = rangeIn(language);
  const address = addresses[language];
  const click = async (find: Find): Promise<void> => {
    // A moving element would be clicked at its old position.
    await waitFor('the page to come to rest', () => browser.run(isAtRest, null));
    await (await waitFor(JSON.stringify(find), () => browser.find(find))).click();
  };
  const fill = async (word: Parameters<typeof t>[0], text: string): Promise<void> => {
    const find = { role: 'textbox', name: t(word) } as const;
    await (await waitFor(JSON.stringify(find), () => browser.find(find))).type(text);
  };
  const select = async (word: Parameters<typeof t>[0], value: string): Promise<void> => {
    const name = t(word);
    await waitFor(name, () => browser.find({ role: 'combobox', name }));
    await browser.run(
      ([label, chosen]) => {
        const field = [...document.querySelectorAll('select')].find((each) =>
          each.labels[0]?.textContent?.trim().startsWith(label ?? ''),
        );
        if (!field || field.value === chosen) return;
        // Sets the value like a selection by the visitor, so that React notices.
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
          field,
          chosen,
        );
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [name, value],
    );
  };
  const ready = (): Promise<boolean> =>
    waitFor('the page to answer', () => browser.run(isReady, null));
  const at = (path: RegExp): Promise<string> =>
    waitFor(String(path), async () => {
      const { href } = await browser.run(() => ({ href: location.href }), null);
      return path.test(href) && href;
    });

  const home = language === 'en' ? shop : `${shop}/${language}`;
  await browser.open(home);
  await browser.run(
    (cookies) => {
      // biome-ignore lint/suspicious/noDocumentCookie: one of the browsers has no Cookie Store API.
      for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
    },
    [
      `consent=${consentVersion}.${Date.now() - 60_000}..journeys-0`,
      `country=${address.countryCode}`,
    ],
  );
  await browser.open(home);
  await ready();
  await click({ css: 'main a[href*="/product/cotton-t-shirt"]' });
  await at(/\/product\/cotton-t-shirt/);
  await ready();
  await click({ role: 'radio', name: range.color('navy') });
  await click({ role: 'radio', name: t('sizing/picker.base', { base: 7 }) });
  await click({ role: 'button', name: t('designer/buy.add') });
  await click({ role: 'link', name: t('basket/checkout') });
  await at(/\/checkout$/);
  await fill('checkout/identity.email', address.email);
  await select('checkout/address.countryCode', address.countryCode);
  await fill('checkout/address.firstName', address.firstName);
  await fill('checkout/address.lastName', address.lastName);
  await fill('checkout/address.line1', address.line1);
  await fill(`checkout/postcode.${postcodeWord(address.countryCode)}.label`, address.postcode);
  await fill('checkout/address.city', address.city);
  if (address.state !== undefined) await select('checkout/address.state', address.state);
  await fill('checkout/address.phone', address.phone);
  await click({ role: 'button', name: t('checkout/address.submit') });
  await click({ role: 'button', name: t('checkout/shipping.submit') });
  await fill('checkout/payment.number', cards.paid);
  await fill('checkout/payment.expiry', '12/40');
  await fill('checkout/payment.securityCode', '123');
  await click({ css: 'input[name="terms"]' });
  await click({ css: '[data-testid="pay"]' });
  await at(/\/checkout\/thank-you\?order_number=/);
  return await waitFor('the number of the order', () =>
    browser.run(
      () => document.querySelector('[data-testid="order-number"]')?.textContent ?? null,
      null,
    ),
  );
};
