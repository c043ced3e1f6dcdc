import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const openChat = async ({ page, t }: Visitor): Promise<void> => {
  const button = page.getByRole('button', { name: t('shell/header.openChat') }).last();
  const header = page.getByRole('banner');
  const menuButton = header.getByRole('button', { name: t('shell/header.menu'), exact: true });
  await expect(button.or(menuButton).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menuButton.click();
  const menu = header.locator('#menu');
  await menu.getByRole('button', { name: t('menu/entry.help'), exact: true }).click();
  await menu.getByRole('button', { name: t('menu/help.chat'), exact: true }).click();
};

test('[SUPPORT-09] [SUPPORT-10] [SUPPORT-13] [PANEL-10] [PANEL-11] a guest asks the assistant, then a person, and finds the chat again @twice', async ({
  visitor,
  page,
  anotherVisitor,
}) => {
  const { t } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/chat/')) asked.push(request.url());
  });
  await visitor.open('/faq?open-support-chat=assistant');
  const chat = page.getByRole('dialog');
  await expect(chat.getByRole('heading', { name: t('chat/consent.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  expect(asked, 'nothing is asked before somebody agrees').toEqual([]);
  await expectAccessible(page);
  await chat.getByRole('button', { name: t('chat/consent.agree') }).click();

  const message = chat.getByLabel(t('chat/message'));
  await expect(chat.getByRole('heading', { name: t('chat/title.ai') })).toBeVisible();
  await message.fill(visitor.language === 'de' ? 'Wohin liefert ihr?' : 'Where do you ship?');
  await chat.getByRole('button', { name: t('chat/send') }).click();
  await expect(
    chat
      .getByRole('navigation', { name: t('chat/sources') })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /\/faq#where-do-you-ship$/);
  await chat.getByRole('button', { name: t('chat/toPerson') }).click();
  await expect(chat.getByRole('heading', { name: t('chat/title.human') })).toBeVisible();
  const words = `Is anybody there? ${Date.now()}`;
  await message.fill(words);
  await chat.getByRole('button', { name: t('chat/send') }).click();
  await expect(chat.getByRole('log').getByText(words)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  const staff = await anotherVisitor();
  await staff.open('/?auth=sign-in');
  await staff.signIn('staff@tailorbird.example');
  await staff.open('/studio/inbox');
  await staff.page.getByRole('button', { name: words }).click();
  await expect(staff.page.getByRole('log').getByText(words)).toBeVisible();
  await expectAccessible(staff.page);
  const answer = `Here we are. ${Date.now()}`;
  await staff.page.getByLabel(staff.t('inbox/answer')).fill(answer);
  await staff.page.getByRole('button', { name: staff.t('inbox/send'), exact: true }).click();
  await expect(staff.page.getByRole('log').getByText(answer)).toBeVisible();

  await expect(chat.getByRole('log').getByText(answer)).toBeVisible();
  await page.reload();
  await visitor.ready();
  await openChat(visitor);
  await expect(chat.getByRole('log').getByText(answer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();

  await visitor.open('/faq?consent-settings');
  const settings = page.getByRole('dialog', { name: t('shell/panel.consent-settings') });
  await settings.getByRole('checkbox', { name: t('consent/chat.label') }).uncheck();
  await settings.getByRole('button', { name: t('consent/save') }).click();
  await expect(settings).toHaveCount(0);
  await openChat(visitor);
  await expect(
    chat.getByRole('heading', { name: t('chat/consent.title') }),
    'taken back in the footer',
  ).toBeVisible();
});
