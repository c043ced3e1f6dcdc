import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('the owner sees each gap of the legal duties', { tag: '@twice' }, async ({
  visitor,
  page,
}) => {
  const { say } = visitor;
  await visitor.open('/');
  await visitor.openSignIn();
  await visitor.signIn('staff@tailorbird.example', 'measure-twice');
  await visitor.open('/studio/legal');
  await expect(visitor.heading(say('legal/title'), 1)).toBeVisible();
  const gaps = page.getByRole('region', { name: say('legal/missing') });
  for (const detail of ['name', 'register', 'guaranteeNotice'] as const)
    await expect(gaps.getByText(say(`legal/detail.${detail}`))).toBeVisible();
  const duties = page.getByRole('region', { name: say('legal/duties') });
  await expect(duties.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(duties.getByText(say('legal/status.shown')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
