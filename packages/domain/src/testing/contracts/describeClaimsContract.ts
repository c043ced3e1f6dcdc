import { describe, expect, it } from 'vitest';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { add, failureOf, onePixel, order, readyToPay, signUp, successOf, unique } from './steps.ts';

const own = { link: null };

const ordered = async (shop: ShopUnderTest, quantity: number): Promise<string> => {
  await signUp(shop);
  await add(shop, { quantity });
  await readyToPay(shop, { isEmpty: false });
  return order(shop);
};

const delivered = async (shop: ShopUnderTest, quantity: number): Promise<string> => {
  const number = await ordered(shop, quantity);
  for (const to of ['InProduction', 'Shipped', 'Delivered'] as const)
    await shop.advanceOrder(number, to);
  return number;
};

/** A split order whose first piece does not fit. */
const misfit = async (shop: ShopUnderTest) => {
  const orderNumber = await ordered(shop, 4);
  for (const to of ['InProduction', 'AwaitingFitConfirmation'] as const)
    await shop.advanceOrder(orderNumber, to);
  successOf(await shop.fits.confirmFit(orderNumber, { fit: 'negative', comment: 'Tight' }));
  const [line] = successOf(await shop.orders.byNumber(orderNumber)).lines;
  return { orderNumber, lineId: line?.id ?? 0 };
};

export const describeClaimsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Claims`, () => {
    it('[ORDER-09] delivered pieces can be claimed until all are', async () => {
      const shop = await open();
      const number = await delivered(shop, 2);
      const [claimable] = successOf(await shop.claims.claimable('frg', own));
      expect(claimable).toMatchObject({ number, lines: [{ quantity: 2 }] });
      expect(successOf(await shop.claims.own())).toEqual([]);
    });

    it('nothing can be claimed before the delivery', async () => {
      const shop = await open();
      const number = await ordered(shop, 1);
      expect(successOf(await shop.claims.claimable('frg', own))).toEqual([]);
      expect(successOf(await shop.claims.firstPieces(number, own))).toEqual([]);
    });

    it('[SUPPORT-02] a claim without photos and comment states each problem', async () => {
      const shop = await open();
      const number = await delivered(shop, 1);
      const [line] = successOf(await shop.orders.byNumber(number)).lines;
      const claim = {
        type: 'frg',
        orderNumber: number,
        key: unique('claim'),
        comment: '',
        items: [{ lineId: line?.id ?? 0, quantity: 1, washConfirmed: true, photos: [] }],
      } as const;
      const refused = failureOf(await shop.claims.create(claim, own));
      if (refused.kind !== 'claim-refused') throw new Error(refused.kind);
      expect(refused.failures.map(({ kind }) => kind).sort()).toEqual([
        'comment-required',
        'photos-missing',
      ]);
    });

    it('[SUPPORT-01] a claim about one of two pieces is stored once per key', async () => {
      const shop = await open();
      const number = await delivered(shop, 2);
      const [line] = successOf(await shop.orders.byNumber(number)).lines;
      const lineId = line?.id ?? 0;
      const photos = [successOf(await shop.claims.addPhoto(number, onePixel, own))];
      const claim = {
        type: 'quality',
        orderNumber: number,
        key: unique('claim'),
        comment: 'A seam is open.',
        items: [{ lineId, quantity: 1, washConfirmed: true, photos }],
      } as const;
      const sent = successOf(await shop.claims.create(claim, own));
      expect(successOf(await shop.claims.create(claim, own)).number).toBe(sent.number);
      expect(successOf(await shop.claims.own())).toMatchObject([
        { number: sent.number, pieces: [{ lineId, quantity: 1, lineQuantity: 2 }] },
      ]);
      expect(successOf(await shop.claims.claimable('quality', own))).toMatchObject([
        { lines: [{ lineId, quantity: 1 }] },
      ]);
    });

    it('[ORDER-04] a first piece is remade after its fit was reported', async () => {
      const shop = await open();
      const piece = await misfit(shop);
      expect(successOf(await shop.claims.firstPieces(piece.orderNumber, own))).toMatchObject([
        { lineId: piece.lineId, missing: 'fit-not-judged', claim: null },
      ]);
      expect(failureOf(await shop.claims.claimFirstPiece(piece, own)).kind).toBe('fit-not-judged');
      const feedback = { zones: { chest: 'too-small' }, washed: true } as const;
      successOf(await shop.fitFeedbacks.send(piece, feedback, null));
      const claimed = successOf(await shop.claims.claimFirstPiece(piece, own));
      expect(claimed.claim).toMatchObject({ status: 'Received' });
      expect(successOf(await shop.claims.claimFirstPiece(piece, own)).claim).toEqual(claimed.claim);
      const [claim, ...others] = successOf(await shop.claims.own());
      expect(others).toEqual([]);
      expect(claim).toMatchObject({
        orderNumber: piece.orderNumber,
        pieces: [{ lineId: piece.lineId, quantity: 1, zones: feedback.zones }],
      });
    });

    it('claims of another customer are not found', async () => {
      const [shop, other] = [await open(), await open()];
      const piece = await misfit(shop);
      await signUp(other);
      for (const refused of [
        await other.claims.firstPieces(piece.orderNumber, own),
        await other.claims.claimFirstPiece(piece, own),
      ])
        expect(refused.ok).toBe(false);
      expect(failureOf(await other.claims.byNumber('1', own)).kind).toBe('claim-not-found');
    });
  });
};
