import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { signUpByApi } from './order.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses, type Visitor } from './visitor.ts';

/** Moves an order by API; the staff board has journeys of its own. */
const move = async ({ page }: Visitor, number: string, to: string): Promise<number> =>
  await page.evaluate(
    async ([path, body]) => {
      const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'X-CSRFToken': csrf };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [`/studio_api/orders/${number}/moves/`, JSON.stringify({ to })] as const,
  );

const facts = {
  age: 41,
  foot_length_in_cm: 27.5,
  height_in_cm: 178.5,
  weight_in_kg: 79.4,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
  unit_system: 'metric',
  known: {},
};

test('fit feedback proposes a change of the size, which the customer accepts', {
  tag: ['@twice', '@seldom'],
}, async ({ visitor, anotherVisitor, language }) => {
  const { t, page } = visitor;
  const address = {
    ...addresses[language],
    email: `learns-${Date.now()}-${test.info().project.name}@example.com`,
  };
  await signUpByApi(page, address.email);
  const number = await visitor.order({ garment: 't-shirt', facts }, { address });
  const staff = await anotherVisitor();
  await staff.open('/?auth=sign-in&auth-scope=full');
  await staff.signIn('staff@tailorbird.example');
  for (const to of ['InProduction', 'Shipped', 'Delivered'])
    expect(await move(staff, number, to)).toBe(200);
  const link = new RegExp(`/fitfeedback/negative\\?link=(${number}[\\w.-]+)`).exec(
    await readOutbox(),
  )?.[1];

  const reader = await anotherVisitor();
  await reader.open(`/fitfeedback/negative?link=${link}`);
  const judge = async (zone: string, fit: string): Promise<void> =>
    await reader.page.getByRole('group', { name: zone }).getByRole('radio', { name: fit }).check();
  await judge(t('fitFeedback/zone.chest'), t('fitFeedback/width.too-small'));
  await judge(t('fitFeedback/zone.waist'), t('fitFeedback/width.too-small'));
  await reader.page.getByRole('button', { name: t('fitFeedback/send') }).press('Enter');
  const change = reader.page.getByRole('table');
  await expect(change.getByRole('columnheader', { name: t('sizeProposal/after') })).toBeVisible();
  await expectAccessible(reader.page);
  const size = reader.page.viewportSize() ?? { width: 1440, height: 900 };
  await reader.page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(reader.page);
  await reader.page.setViewportSize(size);
  await reader.page.getByRole('button', { name: t('sizeProposal/apply') }).press('Enter');
  await expect(reader.page.getByRole('status').filter({ hasText: 'Mine' })).toBeVisible();

  const sizes = (await (
    await page.request.get('/customizer_api/v2/user-size2/')
  ).json()) as readonly {
    readonly id: number;
    readonly version: number;
  }[];
  const mine = sizes.find(({ version }) => version === 2);
  const history = (await (
    await page.request.get(`/customizer_api/v2/user-size2/${mine?.id}/history/`)
  ).json()) as readonly {
    readonly learned_from: readonly { readonly number: string }[];
  }[];
  expect(history.map(({ learned_from }) => learned_from.map((worn) => worn.number))).toEqual([
    [number],
    [],
  ]);

  await test.step('feedback is listed with its gain in accuracy, and deleting it reverts the size', async () => {
    await visitor.open('/profile/sizes');
    const learned = page.getByRole('region', { name: t('sizeProposal/worn.title') });
    await expect(learned.getByText(t('sizeProposal/worn.before'))).toBeVisible();
    await expect(learned.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(size);
    await learned.getByRole('button').press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('sizeProposal/worn.forget'), exact: true })
      .press('Enter');
    await expect(learned).toHaveCount(0);
    const now = (await (
      await page.request.get(`/customizer_api/v2/user-size2/${mine?.id}`)
    ).json()) as { readonly version: number };
    expect(now.version).toBe(3);
  });
});
