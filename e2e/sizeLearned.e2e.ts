/**
 * A standard size is ordered and worn, its wearer's feedback changes it, and the next garment
 * uses the changed size.
 */
import type { Locator } from '@playwright/test';
import { tabTo } from './keys.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { moveByApi, payByApi, signUpByApi } from './order.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses, plainShirt, type Visitor } from './visitor.ts';

type Version = {
  readonly version: number;
  readonly standard_size: { readonly base: number } | null;
  readonly orders: readonly { readonly number: string }[];
  readonly learned_from: readonly { readonly number: string }[];
};

/** Input method: `press` activates a button or link, `choose` selects an option. */
type Hands = {
  readonly press: (target: Locator) => Promise<void>;
  readonly choose: (target: Locator) => Promise<void>;
};

const pointer: Hands = {
  press: (target) => target.click(),
  choose: async (target) => {
    await target.click();
    await expect(target).toBeChecked();
  },
};
const keyboardOf = ({ page }: Visitor): Hands => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (target) => {
    await target.waitFor();
    const group = page.locator(`input[type="radio"][name="${await target.getAttribute('name')}"]`);
    const chosen = group.and(page.locator(':checked'));
    const start = (await chosen.count()) > 0 ? chosen : group.first();
    await tabTo(page, start);
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 40 && !(await target.isChecked()); presses += 1)
      await page.keyboard.press('ArrowRight');
    await expect(target).toBeChecked();
  },
});

const walk = async (
  visitor: Visitor,
  anotherVisitor: () => Promise<Visitor>,
  { press, choose }: Hands,
): Promise<void> => {
  const { page, t, language } = visitor;
  const address = {
    ...addresses[language],
    email: `worn-${Date.now()}-${test.info().project.name}@example.com`,
  };
  const numberOf = (text: string | null): number =>
    Number.parseFloat((text ?? '').replace(',', '.'));
  const look = async (): Promise<void> => {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  };
  const eight = `8 ${t('sizing/length.R')}`;
  await signUpByApi(page, address.email);

  await visitor.open(plainShirt);
  await choose(
    page.getByRole('radio', { name: t('sizing/picker.base', { base: 7 }), exact: true }),
  );
  await press(visitor.addButton);
  await expect(visitor.lines).toHaveCount(1);
  const worn = await payByApi(page, { address, language });
  const staff = await anotherVisitor();
  await staff.signInAs('staff');
  await moveByApi(staff.page, worn, 'InProduction', 'Shipped', 'Delivered');
  const link = new RegExp(`/fitfeedback/negative\\?link=(${worn}[\\w.-]+)`).exec(
    await readOutbox(),
  )?.[1];

  await visitor.open(`/fitfeedback/negative?link=${link}`);
  await choose(
    page
      .getByRole('group', { name: t('fitFeedback/zone.chest') })
      .getByRole('radio', { name: t('fitFeedback/width.too-small') }),
  );
  await press(page.getByRole('button', { name: t('fitFeedback/send') }));
  const proposal = page
    .getByRole('article')
    .filter({ has: page.getByRole('columnheader', { name: t('sizeProposal/after') }) })
    .last();
  await expect(proposal).toContainText(t('sizeProposal/standard.R', { base: '8' }));
  await expect(proposal).toContainText(t('fitFeedback/zone.chest'));
  await expect(proposal.locator('svg').first()).toBeVisible();
  const [before, after] = [0, 1].map((index) =>
    proposal
      .getByRole('row', { name: new RegExp(`^${t('sizing/measure.chest')}`) })
      .getByRole('cell')
      .nth(index),
  );
  expect(numberOf((await after?.textContent()) ?? null)).toBeGreaterThan(
    numberOf((await before?.textContent()) ?? null),
  );
  await look();
  await press(proposal.getByRole('button', { name: t('sizeProposal/apply') }));
  await expect(
    page.getByRole('status').filter({ hasText: `7 ${t('sizing/length.R')}` }),
  ).toBeVisible();

  await visitor.open('/profile/sizes');
  const card = page.getByRole('article', { name: eight, exact: true });
  await expect(card).toContainText(t('sizes/standard', { size: '8R' }));
  await expect(card).toContainText(t('sizes/version', { number: 2 }));
  await press(card.getByRole('button', { name: new RegExp(t('sizes/card.details')) }));
  await expect(card).toContainText(`${t('sizes/history.learnedFrom')}:`);
  await look();

  await visitor.open(plainShirt);
  await press(visitor.button(t('sizing/picker.saved')));
  await choose(page.getByRole('radio', { name: new RegExp(`^${eight}`) }));
  await press(visitor.addButton);
  await expect(visitor.lines.first()).toContainText(eight);
  const next = await payByApi(page, { address, language });
  const sizes = (await (
    await page.request.get('/customizer_api/v2/user-size2/')
  ).json()) as readonly { readonly id: number }[];
  const history = (await (
    await page.request.get(`/customizer_api/v2/user-size2/${sizes[0]?.id}/history/`)
  ).json()) as readonly Version[];
  expect(history).toMatchObject([
    {
      version: 2,
      standard_size: { base: 8 },
      orders: [{ number: next }],
      learned_from: [{ number: worn }],
    },
    { version: 1, standard_size: { base: 7 }, orders: [{ number: worn }], learned_from: [] },
  ]);
};

test('[SIZE-77] feedback on a standard size yields the size for the next shirt', {
  tag: '@twice',
}, async ({ visitor, anotherVisitor }) => {
  await walk(visitor, anotherVisitor, pointer);
});

test('[SIZE-77] feedback with the keyboard yields the size for the next shirt', {
  tag: '@seldom',
}, async ({ visitor, anotherVisitor }) => {
  await walk(visitor, anotherVisitor, keyboardOf(visitor));
});
