import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses, standardSize8L, type Visitor } from './visitor.ts';

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

test('[ROUTE-33, ROUTE-34] a customer gives fit feedback by a mailed link without signing in @twice', async ({
  visitor,
  anotherVisitor,
  language,
}) => {
  const { t } = visitor;
  const address = { ...addresses[language], email: `fits-${test.info().project.name}@example.com` };
  const number = await visitor.order(
    { garment: 't-shirt', standardSizeId: standardSize8L },
    { address },
  );

  const staff = await anotherVisitor();
  await staff.open('/?auth=sign-in&auth-scope=full');
  await staff.signIn('staff@tailorbird.example');
  for (const to of ['InProduction', 'Shipped', 'Delivered'])
    expect(await move(staff, number, to)).toBe(200);
  const link = new RegExp(`/fitfeedback/negative\\?link=(${number}[\\w.-]+)`).exec(
    await readOutbox(),
  )?.[1];

  const reader = await anotherVisitor();
  const { page } = reader;
  await reader.open('/fitfeedback/negative');
  await expect(page.getByText(t('fitFeedback/signInTitle'))).toBeVisible();
  await reader.open(`/fitfeedback/negative?link=${link}`);
  const piece = page.getByRole('article');
  const send = piece.getByRole('button', { name: t('fitFeedback/send') });
  const judge = async (zone: string, fit: string): Promise<void> =>
    await piece.getByRole('group', { name: zone }).getByRole('radio', { name: fit }).check();
  await send.click();
  await expect(reader.wrong(t('fitFeedback/nothingJudged'))).toBeVisible();
  await judge(t('fitFeedback/zone.sleeve'), t('fitFeedback/span.too-large'));
  // The drawing and the list show the same answers, whichever was used.
  const spot = (zone: string, fit: string) =>
    piece.getByRole('button', { name: t('fitFeedback/place', { zone, fit }) });
  const chest = t('fitFeedback/zone.chest');
  await expect(spot(t('fitFeedback/zone.sleeve'), t('fitFeedback/span.too-large'))).toBeVisible();
  await spot(chest, t('fitFeedback/unsaid')).press('Enter');
  await expect(
    piece
      .getByRole('group', { name: chest })
      .getByRole('radio', { name: t('fitFeedback/width.too-small') }),
  ).toBeChecked();
  for (const fit of ['too-small', 'right', 'too-large'] as const)
    await spot(chest, t(`fitFeedback/width.${fit}`)).press(' ');
  await expect(
    piece.getByRole('group', { name: chest }).getByRole('radio', { checked: true }),
  ).toHaveCount(0);
  const target = await spot(chest, t('fitFeedback/unsaid')).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await piece.getByRole('checkbox', { name: t('fitFeedback/washed') }).check();
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(size);
  await send.click();
  await expect(piece.getByText(t('fitFeedback/told'))).toBeVisible();
  await expect(piece.getByRole('link', { name: t('fitFeedback/claim') })).toHaveAttribute(
    'href',
    new RegExp(`/support\\?type=frg&order=${number}$`),
  );

  await reader.open(`/fitfeedback/positive?link=${link}`);
  await judge(t('fitFeedback/zone.chest'), t('fitFeedback/width.right'));
  await send.click();
  await expect(piece.getByText(t('fitFeedback/told'))).toBeVisible();
  await expect(piece.getByRole('link')).toHaveAttribute('href', /\/product\//);
});
