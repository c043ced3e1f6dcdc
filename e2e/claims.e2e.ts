import { crc32, deflateSync } from 'node:zlib';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { moveByApi, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const aPhoto = (name: string) => {
  const [width, height] = [60, 80];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
};

test('[ROUTE-30, SUPPORT-01, SUPPORT-03, SUPPORT-04] a customer claims a misfit with photos, and staff order a remake', async ({
  visitor,
  page,
  anotherVisitor,
}) => {
  const { t } = visitor;
  await visitor.open('/?auth=sign-in');
  await visitor.signIn('customer@tailorbird.example');
  await visitor.open('/support?type=frg');
  const order = page.getByLabel(t('claims/order'), { exact: true });
  await expect(order).toBeVisible();
  if ((await order.inputValue()) === '') await order.selectOption({ index: 1 });
  const piece = page
    .getByRole('group', { name: t('claims/pieces') })
    .getByRole('checkbox')
    .first();
  await piece.check();
  await page.getByRole('button', { name: t('claims/send') }).click();
  await expect(visitor.wrong(t('claims/failure.comment-required'))).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const photos = page.locator('input[type=file]').first();
  await photos.setInputFiles([
    { name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]);
  await expect(page.getByText(t('claims/photo.photo-type'))).toBeVisible();
  await photos.setInputFiles(['front', 'side', 'back'].map((name) => aPhoto(`${name}.png`)));
  await expect(page.getByText(t('claims/progress', { kept: 3, wanted: 3 }))).toBeVisible();
  await page.getByLabel(t('claims/comment'), { exact: true }).fill('The sleeves are too long.');
  await page.reload();
  await expect(page.getByLabel(t('claims/comment'), { exact: true })).toHaveValue(
    'The sleeves are too long.',
  );
  await expect(page.getByText(t('claims/progress', { kept: 3, wanted: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('claims/send') }).click();
  await expect(page).toHaveURL(/\/support\/claims\/\d+$/);
  await expect(page.getByText(t('claims/decision.none'))).toBeVisible();
  await expectAccessible(page);
  const number = /claims\/(\d+)$/.exec(page.url())?.[1] ?? '';

  const house = await anotherVisitor();
  await house.open('/?auth=sign-in');
  await house.signIn('staff@tailorbird.example');
  await house.open('/studio/claims');
  const claim = house.page.getByRole('article', { name: t('claims/claimTitle', { number }) });
  await expect(claim.getByText('The sleeves are too long.')).toBeVisible();
  await expectAccessible(house.page);
  await claim.getByRole('button', { name: t('claims/studio.decide') }).click();
  await expect(house.page.getByText(t('claims/studio.decided', { number }))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('claims/status.Settled'))).toBeVisible();
});

test('[SUPPORT-02, SUPPORT-05, SUPPORT-06, SUPPORT-07] the claim form shows errors at the fields and keeps what was typed @phone @german', async ({
  visitor,
  anotherVisitor,
  page,
}) => {
  const { t } = visitor;
  await signUpByApi(page, `claim-${Date.now()}@example.test`);
  const number = await visitor.order({ garment: 'wool-cap' });
  const staff = await anotherVisitor();
  await staff.signInAs('staff');
  await moveByApi(staff.page, number, 'InProduction', 'Shipped', 'Delivered');

  await visitor.open('/support?type=quality');
  const send = page.getByRole('main').getByRole('button', { name: t('claims/send'), exact: true });
  const comment = page.getByLabel(t('claims/comment'), { exact: true });
  const piece = page
    .getByRole('group', { name: t('claims/pieces') })
    .getByRole('checkbox')
    .first();
  const photos = page.locator('input[type=file]');
  const washed = page.getByRole('checkbox', { name: t('claims/washed') });
  const wrong = page.locator('main form [id$="-error"]');
  await comment.fill('A hole.');
  // The only piece of the order is preselected.
  await piece.uncheck();
  await send.click();
  await expect(wrong).toHaveText([t('claims/failure.item-required')]);
  await expect(piece).toBeFocused();
  await expectAccessible(page);
  await piece.check();
  await send.click();
  await expect(wrong).toHaveText([
    t('claims/failure.photosQuality'),
    t('claims/failure.wash-not-confirmed'),
  ]);
  await expect(photos).toBeFocused();
  await photos.setInputFiles(Array.from({ length: 21 }, (_, at) => aPhoto(`${at}.png`)));
  await expect(wrong).toHaveText([
    t('claims/failure.too-many-files', { maximum: 20 }),
    t('claims/failure.wash-not-confirmed'),
  ]);
  await expect(page.getByText(t('claims/progress', { kept: 21, wanted: 21 }))).toBeVisible();
  await page.getByRole('button', { name: t('claims/removeOf', { number: 21 }) }).click();
  await expect(photos).toBeFocused();
  await expect(wrong).toHaveText([t('claims/failure.wash-not-confirmed')]);
  await send.click();
  await expect(washed).toBeFocused();
  await washed.check();
  await expect(comment).toHaveValue('A hole.');
  await send.click();
  await expect(page).toHaveURL(/\/support\/claims\/\d+$/);
});
