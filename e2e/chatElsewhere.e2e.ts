/** Chat with staff through a third-party messenger, replaced by a stand-in script. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { isNew } from './consent.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { test } from './test.ts';

const chatwoot = 'https://chat.example';
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({
    env: {
      CHAT_PROVIDER: 'chatwoot',
      CHATWOOT_URL: chatwoot,
      CHATWOOT_TOKEN: 'journey-token',
      CHATWOOT_KEY: 'the-key-of-the-journey',
    },
  });
});
test.afterAll(async () => await shop.stop());

/**
 * Like Chatwoot's script, it runs once, adds its styles and window to the page, recognizes a
 * browser by cookies, and reports by events.
 */
const script = `
  window.recorded = { runs: [], users: [] };
  const tell = (name) => dispatchEvent(new CustomEvent('chatwoot:' + name));
  const cookie = (name) => document.cookie.split('; ').find((pair) => pair.startsWith(name + '='));
  window.chatwootSDK = { run({ websiteToken, baseUrl }) {
    if (window.$chatwoot) return;
    const style = document.createElement('style');
    style.innerHTML = '.woot-widget-holder { position: fixed; inset-block-end: 20px; inset-inline-end: 20px; z-index: 2147483000 } .woot--hide { visibility: hidden }';
    style.id = 'cw-widget-styles';
    document.body.appendChild(style);
    const holder = document.createElement('div');
    holder.className = 'woot-widget-holder woot--hide';
    const frame = document.createElement('iframe');
    frame.id = 'chatwoot_live_chat_widget';
    frame.title = 'Chatwoot';
    frame.src = baseUrl + '/widget?website_token=' + websiteToken + '&' + (cookie('cw_conversation') ?? '');
    frame.setAttribute('style', 'height: 300px !important');
    const widget = window.$chatwoot = {
      isOpen: false,
      toggle(state) {
        if (widget.isOpen === (state === 'open')) return;
        widget.isOpen = state === 'open';
        holder.classList.toggle('woot--hide');
        tell(widget.isOpen ? 'opened' : 'closed');
      },
      setUser(identifier, user) {
        document.cookie = 'cw_user_' + websiteToken + '=' + identifier + '; path=/';
        window.recorded.users.push({ identifier, ...user });
      },
      reset() {
        if (widget.isOpen) widget.toggle('close');
        for (const name of ['cw_conversation', 'cw_user_' + websiteToken]) document.cookie = name + '=; path=/; max-age=0';
      },
    };
    window.recorded.runs.push({ websiteToken, ...window.chatwootSettings, conversation: cookie('cw_conversation') ?? null });
    frame.addEventListener('load', () => {
      if (!cookie('cw_conversation')) document.cookie = 'cw_conversation=of-the-journey; path=/';
      tell('ready');
    });
    holder.append(frame);
    document.body.append(holder);
  } };
`;

type Recorded = {
  readonly runs: readonly {
    readonly locale: string;
    readonly conversation: string | null;
    readonly websiteToken: string;
  }[];
  readonly users: readonly {
    readonly identifier: string;
    readonly name: string;
    readonly identifier_hash: string;
  }[];
};

/**
 * Replaces the messenger's host. Records the requests to it, and the token requests to the
 * shop.
 */
const standIn = async (
  context: BrowserContext,
): Promise<{ readonly asked: readonly string[]; readonly tokens: readonly string[] }> => {
  const [asked, tokens]: [string[], string[]] = [[], []];
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    await route.fulfill(
      url.endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : {
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Chatwoot</title><p>Chatwoot</p></html>',
          },
    );
  });
  context.on('request', (request) => {
    if (request.url().includes('/user-token/')) tokens.push(request.url());
  });
  return { asked, tokens };
};
const toldOn = async (page: Page): Promise<Recorded> =>
  await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
const cookiesOf = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('cw_'));

test('[SUPPORT-10] [SUPPORT-16] [SUPPORT-18] [SUPPORT-20] [API-57] an external chat loads after consent, follows sign-in, and stops with it', {
  tag: '@seldom',
}, async ({ anotherVisitor, language }) => {
  const visitor = await anotherVisitor({ baseURL: shop.address, storageState: isNew });
  const { page, t } = visitor;
  const { asked, tokens } = await standIn(page.context());
  const chat = page.getByRole('dialog', { name: t('chat/title.human') });
  const messenger = page.locator('.woot-widget-holder:not(.woot--hide)');

  await visitor.open('/faq?open-support-chat=dixa');
  await expect(chat).toContainText('Chatwoot');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(asked, 'nothing is loaded before somebody agrees').toEqual([]);
  await chat.getByRole('button', { name: t('chat/consent.agree') }).click();
  await expect(messenger).toBeVisible();
  await expect(chat).toHaveCount(0);
  expect(asked).toEqual([
    `${chatwoot}/packs/js/sdk.js`,
    expect.stringContaining(`${chatwoot}/widget?website_token=journey-token`),
  ]);
  expect([tokens, (await toldOn(page)).users], 'a guest is nobody').toEqual([[], []]);

  // Closes the chat inside the messenger; the shop's button opens it again.
  const close = (): Promise<void> =>
    page.evaluate(() =>
      (window as unknown as { $chatwoot: { toggle: (state: string) => void } }).$chatwoot.toggle(
        'close',
      ),
    );
  await close();
  await expect(messenger).toHaveCount(0);
  const launcher = page.getByRole('button', { name: t('shell/header.openChat') }).last();
  await launcher.click();
  await expect(messenger).toBeVisible();

  // Another group of pages, without a page load: the messenger restarts, open and with the same
  // conversation.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') })
    .click();
  await visitor.expectPath('/notes');
  await expect.poll(async () => (await toldOn(page)).runs.length).toBe(2);
  expect((await toldOn(page)).runs[1]).toMatchObject({
    locale: language,
    conversation: 'cw_conversation=of-the-journey',
  });
  await expect(messenger).toBeVisible();

  await visitor.open('/?auth=sign-in');
  await visitor.signIn('customer@tailorbird.example');
  await visitor.open('/faq?open-support-chat=dixa');
  await expect(messenger).toBeVisible();
  await expect.poll(async () => (await toldOn(page)).users.length).toBe(1);
  const [user] = (await toldOn(page)).users;
  expect(user).toMatchObject({
    identifier: 'customer@tailorbird.example',
    identifier_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(tokens).toHaveLength(1);
  await close();

  // Withdrawing consent removes the messenger and its cookies; the next page does not load it.
  await page.keyboard.press('Shift');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.consent') })
    .click();
  const settings = page.getByRole('dialog', { name: t('shell/panel.consent-settings') });
  await expect(settings).toContainText('Chatwoot');
  await settings.getByRole('button', { name: t('consent/rejectAll') }).click();
  await expect(page.locator('.woot-widget-holder')).toHaveCount(0);
  await expect.poll(() => cookiesOf(page.context())).toEqual([]);
  const before = asked.length;
  await visitor.open('/faq?open-support-chat=dixa');
  await expect(chat.getByRole('button', { name: t('chat/consent.agree') })).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('[SUPPORT-22] a chat that cannot load offers a mail to the shop instead', {
  tag: '@seldom',
}, async ({ anotherVisitor }) => {
  const visitor = await anotherVisitor({
    baseURL: shop.address,
    storageState: isNew,
    isWatched: false,
  });
  const { page, t } = visitor;
  const context = page.context();
  await context.route(/^https:/, (route) => route.abort());
  const session = await context.newCDPSession(page);
  const opened: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
  await session.send('Page.enable');
  await visitor.open('/faq?open-support-chat=dixa');
  await page
    .getByRole('dialog', { name: t('chat/title.human') })
    .getByRole('button', { name: t('chat/consent.agree') })
    .click();
  const write = page.getByRole('button', { name: t('shell/writeMail') });
  await expect(write).toBeVisible();
  await expect(page.getByText('support@tailorbird.example', { exact: false }).last()).toBeVisible();
  opened.length = 0;
  await write.click();
  await expect.poll(() => opened).toEqual(['mailto:support@tailorbird.example']);
});
