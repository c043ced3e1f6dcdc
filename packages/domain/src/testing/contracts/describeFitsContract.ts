import { describe, expect, it } from 'vitest';
import type { FitFeedback, OrderStatus } from '../../orders/index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { add, failureOf, order, readyToPay, signUp, successOf } from './steps.ts';

const advance = async (
  shop: ShopUnderTest,
  number: string,
  ...steps: readonly OrderStatus[]
): Promise<void> => {
  for (const to of steps) await shop.advanceOrder(number, to);
};

const ordered = async (shop: ShopUnderTest, quantity: number): Promise<string> => {
  await signUp(shop);
  await add(shop, { quantity });
  await readyToPay(shop, { isEmpty: false });
  return order(shop);
};

const delivered = async (shop: ShopUnderTest) => {
  const number = await ordered(shop, 1);
  await advance(shop, number, 'InProduction', 'Shipped', 'Delivered');
  const [line] = successOf(await shop.orders.byNumber(number)).lines;
  return { orderNumber: number, lineId: line?.id ?? 0 };
};

const tooTight: FitFeedback = { zones: { chest: 'too-small', waist: 'too-small' }, washed: false };

export const describeFitsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Fits`, () => {
    it('[ORDER-04, ORDER-05] the rest is made after the first piece fits', async () => {
      const shop = await open();
      const number = await ordered(shop, 4);
      expect(successOf(await shop.fits.awaitingFit())).toEqual([]);
      await advance(shop, number, 'InProduction', 'AwaitingFitConfirmation');
      const waiting = successOf(await shop.fits.awaitingFit());
      expect(waiting.map((each) => each.number)).toEqual([number]);
      expect(waiting[0]?.parcels).toMatchObject([{ part: 'first' }]);
      const answer = { fit: 'positive', comment: '' } as const;
      expect(successOf(await shop.fits.confirmFit(number, answer))).toMatchObject({
        status: 'InProduction',
        fitAnswer: 'positive',
      });
      expect(failureOf(await shop.fits.confirmFit(number, answer)).kind).toBe(
        'fit-already-answered',
      );
      await advance(shop, number, 'Shipped', 'Delivered');
      expect(successOf(await shop.orders.byNumber(number))).toMatchObject({
        status: 'Delivered',
        progress: 100,
        parcels: [{ part: 'first' }, { part: 'rest' }],
      });
    });

    it('[ORDER-04] after a misfit the rest waits until it is released', async () => {
      const shop = await open();
      const number = await ordered(shop, 4);
      expect(failureOf(await shop.fits.releaseRest(number)).kind).toBe('fit-not-awaited');
      await advance(shop, number, 'InProduction', 'AwaitingFitConfirmation');
      const misfit = await shop.fits.confirmFit(number, { fit: 'negative', comment: '' });
      expect(successOf(misfit).status).toBe('AwaitingFitConfirmation');
      expect(successOf(await shop.fits.releaseRest(number)).status).toBe('InProduction');
    });
  });

  describe(`${name} as FitFeedbacks`, () => {
    it('[SIZE-70] feedback on a delivered piece is listed by wearer', async () => {
      const shop = await open();
      const line = await delivered(shop);
      const [listed] = successOf(await shop.fitFeedbacks.delivered(null));
      expect(listed?.number).toBe(line.orderNumber);
      successOf(await shop.fitFeedbacks.send(line, tooTight, null));
      const [worn] = successOf(await shop.fitFeedbacks.worn());
      expect(worn).toMatchObject({ wearer: null });
      expect(worn?.garments).toMatchObject([{ ...line, zones: tooTight.zones }]);
    });

    it('feedback needs a delivered line of the customer and a judged zone', async () => {
      const [shop, other] = [await open(), await open()];
      const line = await delivered(shop);
      await signUp(other);
      for (const [teller, about, feedback] of [
        [other, line, tooTight],
        [shop, { ...line, lineId: 1_000_000 }, tooTight],
        [shop, line, { zones: {}, washed: true }],
      ] as const)
        expect((await teller.fitFeedbacks.send(about, feedback, null)).ok).toBe(false);
      expect(successOf(await shop.fitFeedbacks.worn())).toEqual([]);
    });

    it('[SIZE-73] a misfit proposes a change that makes the next version', async () => {
      const shop = await open();
      const line = await delivered(shop);
      successOf(await shop.fitFeedbacks.send(line, tooTight, null));
      const [proposal] = successOf(await shop.fitFeedbacks.proposals(null));
      if (!proposal) throw new Error('The misfit proposes nothing');
      expect(proposal.because).toMatchObject([{ zones: tooTight.zones }]);
      expect(proposal.satisfied.after).toBeGreaterThan(proposal.satisfied.before);
      const outdated = { ...proposal, basis: 'outdated' };
      expect(failureOf(await shop.fitFeedbacks.answerProposal(outdated, 'apply', null)).kind).toBe(
        'proposal-outdated',
      );
      successOf(await shop.fitFeedbacks.answerProposal(proposal, 'apply', null));
      expect(successOf(await shop.sizes.byId(proposal.size.id)).version).toBe(2);
      expect(successOf(await shop.fitFeedbacks.proposals(null))).toEqual([]);
      const [latest] = successOf(await shop.sizes.history(proposal.size.id));
      expect(latest?.learnedFrom).toMatchObject([{ orderNumber: line.orderNumber }]);
    });

    it('[SIZE-75] a declined proposal is not repeated for the same feedback', async () => {
      const shop = await open();
      const line = await delivered(shop);
      successOf(await shop.fitFeedbacks.send(line, tooTight, null));
      const [proposal] = successOf(await shop.fitFeedbacks.proposals(null));
      if (!proposal) throw new Error('The misfit proposes nothing');
      successOf(await shop.fitFeedbacks.answerProposal(proposal, 'leave', null));
      expect(successOf(await shop.fitFeedbacks.proposals(null))).toEqual([]);
      expect(successOf(await shop.sizes.byId(proposal.size.id)).version).toBe(1);
    });

    it('[SIZE-82] forgetting feedback restores the size made without it', async () => {
      const shop = await open();
      const line = await delivered(shop);
      const [before] = successOf(await shop.sizes.all());
      successOf(await shop.fitFeedbacks.send(line, tooTight, null));
      const [proposal] = successOf(await shop.fitFeedbacks.proposals(null));
      if (!proposal || !before) throw new Error('The misfit proposes nothing');
      successOf(await shop.fitFeedbacks.answerProposal(proposal, 'apply', null));
      successOf(await shop.fitFeedbacks.remove(line.lineId));
      expect(successOf(await shop.fitFeedbacks.worn())).toEqual([]);
      const after = successOf(await shop.sizes.byId(before.id));
      expect(after.standardSize).toEqual(before.standardSize);
      expect(after.measurements).toEqual(before.measurements);
      expect((await shop.fitFeedbacks.remove(line.lineId)).ok).toBe(false);
    });
  });
};
