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
  { page, say, open }: Pick<Visitor, 'page' | 'say'> & { readonly open: Visitor['open'] },
  email: string,
): Promise<void> => {
  await open('/?auth=create-account&auth-scope=full');
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: say('account/email'), exact: true }).fill(email);
  await panel.getByLabel(say('account/password'), { exact: true }).fill(password);
  await panel.locator('input[name="terms"]').check();
  await panel.getByRole('button', { name: say('account/create.submit'), exact: true }).click();
  await expect(panel.getByText(say('account/create.doneTitle'))).toBeVisible();
};

/** Signs up and opens a section of the security page, by its title. */
const openSecurity = async (
  visitor: Visitor,
  title: string,
): Promise<{ readonly email: string; readonly section: Locator }> => {
  const { page, say } = visitor;
  const email = newAddress();
  await signUp({ page, say, open: (path) => visitor.open(path) }, email);
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
  const { say } = visitor;
  const email = newAddress();
  await signUp({ page, say, open: (path) => visitor.open(path) }, email);
  const there = await anotherVisitor();
  await there.open('/');
  await there.openSignIn();
  await there.signIn(email, password);

  await visitor.open('/profile/security');
  await expect(page.getByText(say('account/unconfirmed.title'))).toBeVisible();
  await visitor.button(say('account/unconfirmed.again')).click();
  await expect(page.getByText(say('account/unconfirmed.sent'))).toBeVisible();
  await expect(visitor.heading(say('security/title'), 1)).toBeVisible();
  const sessions = page.getByRole('listitem').filter({ hasText: /Chrome/ });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(say('security/sessions.current'));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await sessions.nth(1).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText(say('security/sessions.ended'))).toBeVisible();
  await expect(visitor.heading(say('security/sessions.title'))).toBeFocused();
  await there.open('/profile/security');
  await there.expectPath('/sign-in');

  const passwords = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: say('security/password.submit') }) });
  const current = passwords.getByLabel(say('security/password.current'), { exact: true });
  await passwords.getByRole('button', { name: say('security/password.submit') }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(
    new RegExp(say('account/failure.password-required')),
  );
  await current.fill('not this one');
  await passwords
    .getByLabel(say('account/newPassword'), { exact: true })
    .fill('thirty-three stitches');
  await passwords
    .getByLabel(say('account/passwordAgain'), { exact: true })
    .fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveValue('not this one');
  // At the previous scroll position, the header would cover half of the navigation.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await current.fill(password);
  // A common password that only the server's longer list contains.
  for (const label of [say('account/newPassword'), say('account/passwordAgain')])
    await passwords.getByLabel(label, { exact: true }).fill('butterfly');
  await page.keyboard.press('Enter');
  await expect(
    passwords.getByLabel(say('account/newPassword'), { exact: true }),
  ).toHaveAccessibleDescription(new RegExp(say('account/failure.password-too-common')));
  for (const label of [say('account/newPassword'), say('account/passwordAgain')])
    await passwords.getByLabel(label, { exact: true }).fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('security/password.done'))).toBeVisible();

  const emails = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: say('security/email.submit') }) });
  const next = newAddress();
  await emails.getByLabel(say('security/email.next'), { exact: true }).fill(next);
  await emails
    .getByLabel(say('security/password.current'), { exact: true })
    .fill('thirty-three stitches');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('security/email.done'))).toBeVisible();
  await expect(page.getByText(say('security/email.pending', { email: next }))).toBeVisible();

  await page
    .getByText(new RegExp(say('security/events.show', { count: 99 }).replace('99', '\\d+')))
    .click();
  await expect(page.getByText(say('security/events.kind.password-changed'))).toBeVisible();
  await expect(page.getByText(say('security/events.kind.session-ended'))).toBeVisible();
  await expectAccessible(page);

  await page.goto(await confirmationPath(next));
  await visitor.ready();
  await expectAccessible(page);
  await visitor.button(say('security/confirm.submit')).click();
  await expect(visitor.heading(say('security/confirm.doneTitle'))).toBeFocused();
  await visitor.open('/profile/info');
  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(say('account/unconfirmed.title'))).toHaveCount(0);
});

test('an expired email confirmation link shows an error', { tag: '@german' }, async ({
  visitor,
  watch,
}) => {
  watch.expect(400, /\/confirm-email\//);
  const { say } = visitor;
  await visitor.open('/confirm-email/MQ/no-such-token');
  await visitor.button(say('security/confirm.submit')).click();
  await expect(visitor.heading(say('security/confirm.invalidTitle'))).toBeFocused();
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
  const { say } = visitor;
  const { email, section } = await openSecurity(visitor, say('security/factor.title'));
  await section.getByRole('button', { name: say('security/factor.start') }).click();
  await expect(visitor.heading(say('security/factor.title'))).toBeFocused();
  await section.getByLabel(say('security/password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('img', { name: say('security/factor.qr') })).toBeVisible();
  const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = section.getByLabel(say('account/code.label'), { exact: true });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(say('account/code.wrong')));
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await code.fill(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(section.getByText(say('security/factor.added'))).toBeVisible();
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? '';
  await section.getByRole('button', { name: say('security/factor.written') }).click();
  await expect(section.getByText(say('security/factor.isOn'))).toBeVisible();

  for (const typed of [codeOf(key, 1), recoveryCode]) {
    await visitor.button(say('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: say('account/email'), exact: true }).fill(email);
    await panel.getByLabel(say('account/password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel(say('account/code.label'), { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await visitor.open('/profile/security');
  }
  await expect(section.getByText(say('security/factor.codesLeft', { count: 9 }))).toBeVisible();
  await section.getByRole('button', { name: say('security/factor.remove') }).click();
  await section.getByLabel(say('security/password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: say('security/factor.start') })).toBeVisible();
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
    const { say } = visitor;
    const { section } = await openSecurity(visitor, say('security/passkeys.title'));
    await expect(section.getByText(say('security/passkeys.none'))).toBeVisible();
    await section.getByRole('button', { name: say('security/passkeys.start') }).click();
    const name = section.getByLabel(say('security/passkeys.name'), { exact: true });
    await expect(name).toBeFocused();
    await expect(name).not.toHaveValue('');
    await name.fill('My laptop');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    const current = section.getByLabel(say('security/password.current'), { exact: true });
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('My laptop');
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await current.fill(password);
    await page.keyboard.press('Enter');
    await expect(section.getByText(say('security/passkeys.done.added'))).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText('My laptop');
    await expect(visitor.heading(say('security/passkeys.title'))).toBeFocused();

    // Tests the button: the passkey prompt of the email field would answer before it could be
    // pressed.
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: false,
    });
    await visitor.button(say('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    const panel = page.getByRole('dialog');
    const byPasskey = panel.getByRole('button', { name: say('security/passkeys.signIn') });
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
      .getByText(new RegExp(say('security/events.show', { count: 99 }).replace('99', '\\d+')))
      .click();
    await expect(
      page.getByText(say('security/events.kind.signed-in-by-passkey')).first(),
    ).toBeVisible();

    await section
      .getByRole('button', { name: say('security/passkeys.renameOf', { name: 'My laptop' }) })
      .click();
    await name.fill('Old laptop');
    await page.keyboard.press('Enter');
    await expect(section.getByText(say('security/passkeys.done.renamed'))).toBeVisible();
    await section
      .getByRole('button', { name: say('security/passkeys.removeOf', { name: 'Old laptop' }) })
      .click();
    await section.getByRole('button', { name: say('security/passkeys.byPasskey') }).click();
    await expect(section.getByText(say('security/passkeys.done.removed'))).toBeVisible();
    await expect(section.getByText(say('security/passkeys.none'))).toBeVisible();

    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: false,
    });
    await visitor.button(say('account/profile.signOut')).click();
    await visitor.expectPath('/');
    await visitor.openSignIn();
    await expect(byPasskey).toBeVisible();
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: true,
    });
    await byPasskey.click();
    await expect(panel.getByText(say('security/passkeys.failure.refused'))).toBeVisible();
    await expectAccessible(page);
  });
});
