import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const password = 'thirty-two stitches';

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `social-${Date.now()}-${people}-${test.info().project.name}@example.com`;
};

const wayBy = ({ page, t }: Visitor, name: string) =>
  page.getByRole('link', { name: t('social/continueWith', { name }) });

const sayWho = async (
  visitor: Visitor,
  person: { readonly email: string; readonly isVerified?: boolean },
): Promise<void> => {
  const { page } = visitor;
  await expect(page).toHaveURL(/\/sandbox\/identities\/ask\//);
  await page.locator('input[name="email"]').fill(person.email);
  await page.locator('input[name="first_name"]').fill('Ada');
  if (person.isVerified === false) await page.locator('input[name="verified"]').uncheck();
  await page.locator('button[value="continue"]').click();
  await expect(page).not.toHaveURL(/\/sandbox\//);
  await visitor.ready();
};

test('[AUTH-11, AUTH-12, AUTH-13] social sign-in returns to the page where it began @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const email = newAddress();
  await visitor.open('/faq?auth=choice&auth-scope=full');
  await expect(wayBy(visitor, 'Google')).toHaveAttribute(
    'href',
    /\/auth\/login\/google-oauth2\/\?next=[^&]*faq%3Fsocial_auth%3Dtrue$/,
  );
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(size);

  await wayBy(visitor, 'Google').click();
  await expect(page).toHaveURL(/\/sandbox\/identities\/ask\//);
  await expectAccessible(page);
  await page.locator('button[value="cancel"]').click();
  await expect(page).not.toHaveURL(/\/sandbox\//);
  await visitor.ready();
  await expect(page.getByRole('dialog').getByText(t('social/outcome.cancelled'))).toBeVisible();

  await wayBy(visitor, 'Google').click();
  await sayWho(visitor, { email });
  await expect(page.getByText(t('social/signedIn'))).toBeVisible();
  await visitor.expectPath('/faq');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await visitor.open('/profile/security');
  await expect(visitor.heading(t('social/section.title'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Google' })).toContainText(email);
  await expect(page.getByText(t('social/section.needsPassword'))).toBeVisible();
});

test('[AUTH-39] a social account is linked by password and can be unlinked', {
  tag: '@seldom',
}, async ({ visitor, anotherVisitor, page, watch }) => {
  watch.expect(401, /\/social\/confirm\//);
  const { t } = visitor;
  const email = newAddress();
  await visitor.open('/?auth=create-account&auth-scope=full');
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: t('account/email'), exact: true }).fill(email);
  await panel.getByLabel(t('account/password'), { exact: true }).fill(password);
  await panel.locator('input[name="terms"]').check();
  await panel.getByRole('button', { name: t('account/create.submit'), exact: true }).click();
  await expect(panel.getByText(t('account/create.doneTitle'))).toBeVisible();

  const other = await anotherVisitor();
  await other.open('/products?auth=sign-in&auth-scope=full');
  await wayBy(other, 'Apple').click();
  await sayWho(other, { email, isVerified: false });
  await expect(
    other.page.getByRole('dialog').getByText(t('social/outcome.email-unverified')),
  ).toBeVisible();
  await wayBy(other, 'Apple').click();
  await sayWho(other, { email });
  const asked = other.page.getByRole('dialog');
  await expect(asked.getByText(t('social/confirm.text', { email, name: 'Apple' }))).toBeVisible();
  await expectAccessible(other.page);
  await asked.getByLabel(t('account/password'), { exact: true }).fill('not this one');
  await asked.getByRole('button', { name: t('social/confirm.submit') }).click();
  await expect(other.wrong(t('social/confirm.wrongPassword'))).toBeVisible();
  await asked.getByLabel(t('account/password'), { exact: true }).fill(password);
  await asked.getByRole('button', { name: t('social/confirm.submit') }).click();
  await expect(asked).toHaveCount(0);
  await expect(other.page.getByText(t('social/signedIn'))).toBeVisible();

  await visitor.open('/profile/security');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Apple')).toContainText(email);
  await row('Facebook').getByRole('button').click();
  await page.getByLabel(t('social/section.password'), { exact: true }).last().fill(password);
  await visitor.button(t('social/section.linkNow', { name: 'Facebook' })).click();
  await sayWho(visitor, { email: newAddress() });
  await visitor.expectPath('/profile/security');
  await expect(page.getByText(t('social/outcome.linked'))).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await row('Facebook').getByRole('button').click();
  await page.getByLabel(t('social/section.password'), { exact: true }).last().fill(password);
  await visitor
    .button(t('social/section.unlinkNow', { name: 'Facebook' }))
    .last()
    .click();
  await expect(row('Facebook')).toContainText(t('social/section.notLinked'));
});
