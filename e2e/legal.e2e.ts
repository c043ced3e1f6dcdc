import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { bodyFacts } from './order.ts';
import { expect, test } from './test.ts';

test('the owner sees each gap of the legal duties', { tag: '@twice' }, async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/');
  await visitor.openSignIn();
  await visitor.signIn('staff@tailorbird.example', 'measure-twice');
  await visitor.open('/studio/legal');
  await expect(visitor.heading(t('legal/title'), 1)).toBeVisible();
  const gaps = page.getByRole('region', { name: t('legal/missing') });
  for (const detail of ['name', 'register', 'guaranteeNotice'] as const)
    await expect(gaps.getByText(t(`legal/detail.${detail}`))).toBeVisible();
  const duties = page.getByRole('region', { name: t('legal/duties') });
  await expect(duties.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(duties.getByText(t('legal/status.shown')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('[LEGAL-01] the order page states the right of withdrawal by country and piece', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  // The visitor’s address is in Germany or in the United States, by language.
  const hasRight = visitor.language === 'de';
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await expect(
    page.getByText(
      hasRight
        ? t('withdrawal/state.open', { withdrawalDays: 14 })
        : t('withdrawal/state.not-required'),
    ),
  ).toBeVisible();
  await visitor.openReceipt(await visitor.order({ garment: 't-shirt', facts: bodyFacts }));
  await expect(
    page.getByText(
      t(hasRight ? 'withdrawal/state.made-to-specification' : 'withdrawal/state.not-required'),
    ),
  ).toBeVisible();
});
