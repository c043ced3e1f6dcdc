import { add, order, readyToPay, signUp, successOf } from '@tailorbird/domain/testing/contracts';
import { expect, test } from 'vitest';
import { inMemoryShop } from './shop.ts';
import { underTest } from './testing/openInMemory.ts';

test('[ORDER-09] a settled remake is a new order without a price', async () => {
  const shop = underTest(inMemoryShop());
  await signUp(shop);
  await add(shop, { quantity: 4 });
  await readyToPay(shop, { isEmpty: false });
  const orderNumber = await order(shop);
  for (const to of ['InProduction', 'AwaitingFitConfirmation'] as const)
    await shop.advanceOrder(orderNumber, to);
  successOf(await shop.fits.confirmFit(orderNumber, { fit: 'negative', comment: '' }));
  const [line] = successOf(await shop.orders.byNumber(orderNumber)).lines;
  const piece = { orderNumber, lineId: line?.id ?? 0 };
  const feedback = { zones: { chest: 'too-small' }, washed: true } as const;
  successOf(await shop.fitFeedbacks.send(piece, feedback, null));
  const { claim } = successOf(await shop.claims.claimFirstPiece(piece, { link: null }));
  const settled = successOf(
    shop.claims.decide(claim?.number ?? '', { kind: 'remake', orderNumber: null }),
  );
  if (settled.decision?.kind !== 'remake') throw new Error('The claim is not a remake');
  const remade = successOf(await shop.orders.byNumber(settled.decision.orderNumber ?? ''));
  expect(remade).toMatchObject({
    status: 'Confirmed',
    remakeOf: orderNumber,
    total: { amount: 0 },
    lines: [{ quantity: 1, madeFirst: null }],
  });
  expect(
    shop.claims.decide(claim?.number ?? '', { kind: 'remake', orderNumber: null }),
  ).toMatchObject({ ok: false, failure: { kind: 'claim-settled' } });
});
