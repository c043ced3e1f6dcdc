import { createHmac } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const password = 'thirty-two stitches';

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `secure-${Date.now()}-${people}-${test.info().project.name}@example.com`;
};

const signUp = async (
  { page, t, open }: Pick<Visitor, 'page' | 't'> & { readonly open: Visitor['open'] },
  email: string,
): Promise<void> => {
  await open('/?auth=create-account&auth-scope=full');
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: t('account/email'), exact: true }).fill(email);
  await panel.getByLabel(t('account/password'), { exact: true }).fill(password);
  await panel.locator('input[name="terms"]').check();
  await panel.getByRole('button', { name: t('account/create.submit'), exact: true }).click();
  await expect(panel.getByText(t('account/create.doneTitle'))).toBeVisible();
};

/** Signs up and opens a section of the security page, by its title. */
const openSecurity = async (
  visitor: Visitor,
  title: string,
): Promise<{ readonly email: string; readonly section: Locator }> => {
  const { page, t } = visitor;
  const email = newAddress();
  await signUp({ page, t, open: (path) => visitor.open(path) }, email);
  await visitor.open('/profile/security');
  const heading = page.getByRole('heading', { name: title });
  return { email, section: page.locator('section').filter({ has: heading }) };
};

const confirmationPath = async (email: string): Promise<string> => {
  const mail = (await readOutbox())
    .split('\n=== ')
    .findLast((each) => each.includes(`To: ${email}\n`) && each.includes('/confirm-email/'));
  return /https?:\/\/[^/\s]+(\/(?:de\/)?confirm-email\/[\w-]+\/[\w-]+)/.exec(mail ?? '')?.[1] ?? '';
};

test('a customer changes password and email and signs out another device', {
  tag: ['@twice', '@seldom'],
}, async ({ visitor, anotherVisitor, page, watch }) => {
  watch.expect(400, /\/security\/password\//);
  const { t } = visitor;
  const email = newAddress();
  await signUp({ page, t, open: (path) => visitor.open(path) }, email);
  const there = await anotherVisitor();
  await there.open('/');
  await there.openSignIn();
  await there.signIn(email, password);

  await visitor.open('/profile/security');
  await expect(page.getByText(t('account/unconfirmed.title'))).toBeVisible();
  await visitor.button(t('account/unconfirmed.again')).click();
  await expect(page.getByText(t('account/unconfirmed.sent'))).toBeVisible();
  await expect(visitor.heading(t('security/title'), 1)).toBeVisible();
  const sessions = page.getByRole('listitem').filter({ hasText: /Chrome/ });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(t('security/sessions.current'));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await sessions.nth(1).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText(t('security/sessions.ended'))).toBeVisible();
  await expect(visitor.heading(t('security/sessions.title'))).toBeFocused();
  await there.open('/profile/security');
  await there.expectPath('/sign-in');

  const passwords = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: t('security/password.submit') }) });
  const current = passwords.getByLabel(t('security/password.current'), { exact: true });
  await passwords.getByRole('button', { name: t('security/password.submit') }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(
    new RegExp(t('account/failure.password-required')),
  );
  await current.fill('not this one');
  await passwords
    .getByLabel(t('account/newPassword'), { exact: true })
    .fill('thirty-three stitches');
  await passwords
    .getByLabel(t('account/passwordAgain'), { exact: true })
    .fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveValue('not this one');
  // At the previous scroll position, the header would cover half of the navigation.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await current.fill(password);
  // A common password that only the server's longer list contains.
  for (const label of [t('account/newPassword'), t('account/passwordAgain')])
    await passwords.getByLabel(label, { exact: true }).fill('butterfly');
  await page.keyboard.press('Enter');
  await expect(
    passwords.getByLabel(t('account/newPassword'), { exact: true }),
  ).toHaveAccessibleDescription(new RegExp(t('account/failure.password-too-common')));
  for (const label of [t('account/newPassword'), t('account/passwordAgain')])
    await passwords.getByLabel(label, { exact: true }).fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('security/password.done'))).toBeVisible();

  const emails = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: t('security/email.submit') }) });
  const next = newAddress();
  await emails.getByLabel(t('security/email.next'), { exact: true }).fill(next);
  await emails
    .getByLabel(t('security/password.current'), { exact: true })
    .fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('security/email.done'))).toBeVisible();
  await expect(page.getByText(t('security/email.pending', { email: next }))).toBeVisible();

  await page
    .getByText(new RegExp(t('security/events.show', { count: 99 }).replace('99', '\\d+')))
    .click();
  await expect(page.getByText(t('security/events.kind.password-changed'))).toBeVisible();
  await expect(page.getByText(t('security/events.kind.session-ended'))).toBeVisible();
  await expectAccessible(page);

  await page.goto(await confirmationPath(next));
  await visitor.ready();
  await expectAccessible(page);
  await visitor.button(t('security/confirm.submit')).click();
  await expect(visitor.heading(t('security/confirm.doneTitle'))).toBeFocused();
  await visitor.open('/profile/info');
  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(t('account/unconfirmed.title'))).toHaveCount(0);
});

test('an expired email confirmation link shows an error', { tag: '@german' }, async ({
  visitor,
  watch,
}) => {
  watch.expect(400, /\/confirm-email\//);
  const { t } = visitor;
  await visitor.open('/confirm-email/MQ/no-such-token');
  await visitor.button(t('security/confirm.submit')).click();
  await expect(visitor.heading(t('security/confirm.invalidTitle'))).toBeFocused();
});

/** The six-digit code of an authenticator app for a key (RFC 6238). */
const codeOf = (key: string, stepsLater = 0): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  return String((hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(
    6,
    '0',
  );
};

test('a customer enables, uses and disables two-factor sign-in', {
  tag: '@twice',
}, async ({ visitor, page, watch }) => {
  watch.expect(400, /\/second-factor\/confirm\//);
  watch.expect(401, /\/oscarapi\/login\//);
  const { t } = visitor;
  const { email, section } = await openSecurity(visitor, t('security/factor.title'));
  await section.getByRole('button', { name: t('security/factor.start') }).click();
  await expect(visitor.heading(t('security/factor.title'))).toBeFocused();
  await section.getByLabel(t('security/password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('img', { name: t('security/factor.qr') })).toBeVisible();
  const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = section.getByLabel(t('account/code.label'), { exact: true });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(t('account/code.wrong')));
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await code.fill(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(section.getByText(t('security/factor.added'))).toBeVisible();
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? '';
  await section.getByRole('button', { name: t('security/factor.written') }).click();
  await expect(section.getByText(t('security/factor.isOn'))).toBeVisible();

  for (const typed of [codeOf(key, 1), recoveryCode]) {
    await visitor.button(t('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: t('account/email'), exact: true }).fill(email);
    await panel.getByLabel(t('account/password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel(t('account/code.label'), { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await visitor.open('/profile/security');
  }
  await expect(section.getByText(t('security/factor.codesLeft', { count: 9 }))).toBeVisible();
  await section.getByRole('button', { name: t('security/factor.remove') }).click();
  await section.getByLabel(t('security/password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: t('security/factor.start') })).toBeVisible();
});

test.describe('on a named host', () => {
  // Browsers do not store passkeys for an IP address.
  test.use({ baseURL: (process.env.E2E_ADDRESS ?? '').replace('127.0.0.1', 'localhost') });

  test('a customer adds a passkey, signs in with the keyboard and removes it', {
    tag: ['@twice', '@seldom'],
  }, async ({ visitor, page, watch }) => {
    watch.expect(400, /\/passkeys\/offer\//);
    watch.expect(401, /\/passkeys\/sign-in\//);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const { t } = visitor;
    const { section } = await openSecurity(visitor, t('security/passkeys.title'));
    await expect(section.getByText(t('security/passkeys.none'))).toBeVisible();
    await section.getByRole('button', { name: t('security/passkeys.start') }).click();
    const name = section.getByLabel(t('security/passkeys.name'), { exact: true });
    await expect(name).toBeFocused();
    await expect(name).not.toHaveValue('');
    await name.fill('My laptop');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    const current = section.getByLabel(t('security/password.current'), { exact: true });
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('My laptop');
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await current.fill(password);
    await page.keyboard.press('Enter');
    await expect(section.getByText(t('security/passkeys.done.added'))).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText('My laptop');
    await expect(visitor.heading(t('security/passkeys.title'))).toBeFocused();

    // Tests the button: the passkey prompt of the email field would answer before it could be
    // pressed.
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: false,
    });
    await visitor.button(t('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    const panel = page.getByRole('dialog');
    const byPasskey = panel.getByRole('button', { name: t('security/passkeys.signIn') });
    await expect(byPasskey).toBeVisible();
    await expectAccessible(page);
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: true,
    });
    await byPasskey.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await visitor.open('/profile/security');
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await page
      .getByText(new RegExp(t('security/events.show', { count: 99 }).replace('99', '\\d+')))
      .click();
    await expect(
      page.getByText(t('security/events.kind.signed-in-by-passkey')).first(),
    ).toBeVisible();

    await section
      .getByRole('button', { name: t('security/passkeys.renameOf', { name: 'My laptop' }) })
      .click();
    await name.fill('Old laptop');
    await page.keyboard.press('Enter');
    await expect(section.getByText(t('security/passkeys.done.renamed'))).toBeVisible();
    await section
      .getByRole('button', { name: t('security/passkeys.removeOf', { name: 'Old laptop' }) })
      .click();
    await section.getByRole('button', { name: t('security/passkeys.byPasskey') }).click();
    await expect(section.getByText(t('security/passkeys.done.removed'))).toBeVisible();
    await expect(section.getByText(t('security/passkeys.none'))).toBeVisible();

    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: false,
    });
    await visitor.button(t('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    await expect(byPasskey).toBeVisible();
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: true,
    });
    await byPasskey.click();
    await expect(panel.getByText(t('security/passkeys.failure.refused'))).toBeVisible();
    await expectAccessible(page);
  });
});
