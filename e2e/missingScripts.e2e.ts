/**
 * Behavior of a page when one of its scripts fails to load, because a new release replaced it
 * or something blocks it.
 */
import type { Page } from '@playwright/test';
import { hasRefused, isNew } from './consent.ts';
import { closeConsentShop, consentShop } from './consentShop.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

// One worker starts the shop of this file once.
test.describe.configure({ mode: 'default' });
test.afterAll(closeConsentShop);

/** The browser logs the requests that these journeys block. */
const unwatched = { isWatched: false } as const;

/**
 * Fails requests for scripts by name, until the returned function is called. Removing the
 * route instead would lose requests that are still pending.
 */
const block = async (page: Page, name: string): Promise<() => void> => {
  let isBlocked = true;
  await page.route(new RegExp(`/assets/(${name})-[^/]*\\.js$`), (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  return () => {
    isBlocked = false;
  };
};

/** Marks the current document. Returns a function that checks whether it is still open. */
const markDocument = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
};

const nextMissingPart = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', {
    predicate: (line) => /optional (part|service) could not be loaded/.test(line.text()),
  });

const toNotes = ({ page, t }: Visitor): Promise<void> =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') })
    .click();

for (const part of ['cookieConsent', 'consentStore', 'ConsentBanner'])
  test(`[ERR-17] a page works without ${part} and keeps what is typed @twice`, async ({
    anotherVisitor,
  }) => {
    const { address: baseURL } = await consentShop();
    const visitor = await anotherVisitor({ ...unwatched, baseURL, storageState: isNew });
    const { page } = visitor;
    await block(page, part);
    const missingPart = nextMissingPart(page);
    await visitor.open('/contact');
    const isSamePage = await markDocument(page);
    const message = page.getByRole('main').locator('textarea');
    await message.fill('Two buttons are loose.');
    await missingPart;
    await expect(message).toHaveValue('Two buttons are loose.');
    await toNotes(visitor);
    await visitor.expectPath('/notes');
    expect(await isSamePage()).toBe(true);
  });

test('[ERR-17] a page works when analytics cannot load', async ({ anotherVisitor }) => {
  const { address: baseURL } = await consentShop();
  const visitor = await anotherVisitor({ ...unwatched, baseURL, storageState: isNew });
  const { page, t } = visitor;
  await block(page, 'openAnalytics');
  const missingPart = nextMissingPart(page);
  await visitor.open('/faq');
  const isSamePage = await markDocument(page);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: t('consent/accept') }).click();
  await missingPart;
  await toNotes(visitor);
  await visitor.expectPath('/notes');
  expect(await isSamePage()).toBe(true);
});

test('[SUPPORT-22] a chat that cannot load offers a mail without a reload', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ ...unwatched, storageState: hasRefused });
  const { page, t } = visitor;
  await block(page, 'ChatPanel');
  await visitor.open('/contact');
  const isSamePage = await markDocument(page);
  const message = page.getByRole('main').locator('textarea');
  await message.fill('Two buttons are loose.');
  await page
    .getByRole('button', { name: t('shell/header.openChat') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: t('shell/writeMail') })).toBeVisible();
  await expect(message).toHaveValue('Two buttons are loose.');
  expect(await isSamePage()).toBe(true);
});

test('[ERR-12] a link works when the script of its page is missing @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ ...unwatched, storageState: hasRefused });
  const { page, t } = visitor;
  await block(page, 'NotesPage');
  await visitor.open('/faq');
  await toNotes(visitor);
  await visitor.expectPath('/notes');
  await expect(visitor.heading(t('content/notes.title'), 1)).toBeVisible();
  // The page reloads once, then stays as the server rendered it.
  await page.goBack();
  await visitor.expectPath('/faq');
});

test('[ERR-12] a press that needs a missing script offers a reload @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ ...unwatched, storageState: hasRefused });
  const { page, t } = visitor;
  const unblock = await block(page, 'basket|services');
  await visitor.open('/product/merino-beanie');
  const isSamePage = await markDocument(page);
  await visitor.addButton.click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(await isSamePage()).toBe(true);
  unblock();
  await page.getByRole('button', { name: t('shell/reload') }).click();
  await page.waitForFunction(() => !('isMarked' in window));
  await visitor.ready();
  await visitor.addButton.click();
  await expect(visitor.lines).toHaveCount(1);
});

test('[ERR-12] a garment page sells when its heart cannot load', async ({ anotherVisitor }) => {
  const visitor = await anotherVisitor({ ...unwatched, storageState: hasRefused });
  const { page } = visitor;
  await block(page, 'Heart');
  const missingPart = nextMissingPart(page);
  await visitor.open('/product/merino-beanie');
  const isSamePage = await markDocument(page);
  await visitor.addButton.click();
  await missingPart;
  await expect(visitor.lines).toHaveCount(1);
  expect(await isSamePage()).toBe(true);
});

test('[ERR-12] a page that needs a missing script reloads once', async ({ anotherVisitor }) => {
  const visitor = await anotherVisitor({ ...unwatched, storageState: hasRefused });
  const { page } = visitor;
  await visitor.signInAs('customer');
  await block(page, 'container');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(visitor.path('/profile/orders'));
  await expect.poll(() => loads).toBe(2);
  await visitor.ready();
  await expect(page.getByRole('button', { name: visitor.t('shell/reload') })).toBeVisible();
  expect(loads).toBe(2);
});
