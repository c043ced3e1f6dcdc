import { describe, expect, it } from 'vitest';
import { anAddress } from '../index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import {
  add,
  aGarmentType,
  aPiece,
  failureOf,
  order,
  readyToPay,
  successOf,
  unique,
} from './steps.ts';

const placed = async (
  open: OpenShop,
  piece: 'standard-size' | 'ready-made' | 'with-initials' = 'standard-size',
): Promise<{ readonly shop: ShopUnderTest; readonly number: string; readonly email: string }> => {
  const shop = await open();
  const email = `${unique('guest')}@example.test`;
  const accessory =
    piece === 'ready-made'
      ? (await shop.catalog.clothingTypes()).find(
          ({ productClass }) => productClass === 'Accessories',
        )
      : undefined;
  if (accessory) successOf(await shop.baskets.add(await aPiece(shop, {}, accessory)));
  if (piece === 'with-initials')
    successOf(await shop.baskets.add(await aPiece(shop, { initials: 'AB' })));
  await readyToPay(shop, { isEmpty: piece === 'standard-size' });
  return { shop, number: await order(shop, { guestEmail: email }), email };
};

export const describeAfterOrderingContract = (name: string, open: OpenShop): void => {
  describe(`${name} as OrderLinks`, () => {
    it('an order link is sent only to the address of the order', async () => {
      const { number, email } = await placed(open);
      const other = await placed(open);
      const elsewhere = await open();
      for (const wrong of [
        { number, email: 'somebody@example.test' },
        { number: '999999', email },
        { number: 'x', email: '' },
      ]) {
        expect(successOf(await elsewhere.orderLinks.send(wrong))).toBeNull();
      }
      expect(await elsewhere.mailedOrderLink(email)).toBeNull();
      expect(
        successOf(
          await elsewhere.orderLinks.send({
            number: ` ${number} `,
            email: ` ${email.toUpperCase()} `,
          }),
        ),
      ).toBeNull();
      const link = await elsewhere.mailedOrderLink(email);
      expect(link).not.toBeNull();
      expect(successOf(await elsewhere.orders.byNumber(number, link))).toMatchObject({
        number,
        email,
      });
      for (const stranger of [null, `${link}x`, 'x']) {
        expect(failureOf(await elsewhere.orders.byNumber(number, stranger)).kind).toMatch(
          /order-not-found|permission-denied/,
        );
      }
      expect(failureOf(await elsewhere.orders.byNumber(other.number, link)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(
        successOf(await elsewhere.changes.changeComment(number, 'Ring twice', link)),
      ).toMatchObject({ comment: 'Ring twice' });
      expect(failureOf(await elsewhere.orders.cancel(number, null)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(successOf(await elsewhere.orders.cancel(number, link))).toMatchObject({
        number,
        status: 'Cancelled',
      });
    });
  });

  describe(`${name} as Aftercare`, () => {
    it('[API-21] comment and address change until production, with a history entry', async () => {
      const { shop, number } = await placed(open);
      const moved = anAddress({ line1: 'Nadelweg 4', city: 'Potsdam', postcode: '14467' });
      expect(
        successOf(await shop.changes.changeShippingAddress(number, moved)).shippingAddress,
      ).toEqual(moved);
      const changed = successOf(await shop.changes.changeComment(number, ' Ring twice '));
      expect(changed).toMatchObject({ comment: 'Ring twice', shippingAddress: moved });
      expect(changed.history.map(({ change }) => change).filter(Boolean)).toEqual([
        'shipping-address',
        'comment',
      ]);
      expect(successOf(await shop.orders.byNumber(number))).toEqual(changed);
    });

    it('[API-21] a changed address is checked by field and keeps its country', async () => {
      const { shop, number } = await placed(open);
      const before = successOf(await shop.orders.byNumber(number));
      const { changeShippingAddress } = shop.changes;
      expect(
        failureOf(await changeShippingAddress(number, anAddress({ lastName: ' ', postcode: '1' }))),
      ).toEqual({
        kind: 'address-refused',
        fields: {
          lastName: { kind: 'required' },
          postcode: { kind: 'invalid-postcode', example: expect.any(String), word: 'postal' },
        },
      });
      const abroad = anAddress({ countryCode: 'AT', postcode: '1010', city: 'Wien' });
      expect(failureOf(await changeShippingAddress(number, abroad))).toEqual({
        kind: 'another-country',
      });
      expect(successOf(await shop.orders.byNumber(number))).toEqual(before);
    });

    it('[API-21] a piece changes at the same price and keeps its size version', async () => {
      const { shop, number } = await placed(open);
      const before = successOf(await shop.orders.byNumber(number));
      const [line] = before.lines;
      const { fabricColors } = await aGarmentType(shop);
      const color = fabricColors.find(
        ({ id, outOfStock }) => id !== line?.snapshot.fabricColorId && !outOfStock,
      );
      if (!line || !color) throw new Error('A garment in one color');
      const changed = successOf(
        await shop.changes.changePiece(number, line.id, {
          fabricColorId: color.id,
          initials: 'XY',
        }),
      );
      const [after] = changed.lines;
      expect(after?.snapshot).toMatchObject({
        fabricColorId: color.id,
        initials: 'XY',
        userSizeId: line.snapshot.userSizeId,
      });
      expect(after).toMatchObject({
        id: line.id,
        fabricColor: { title: color.color.title },
        size: line.size,
      });
      for (const sum of ['total', 'paid', 'credit', 'shipping'] as const)
        expect(changed[sum]).toEqual(before[sum]);
      for (const price of [
        'unitPrice',
        'priceExclDiscounts',
        'priceInclDiscounts',
        'quantity',
      ] as const) {
        expect(after?.[price]).toEqual(line[price]);
      }
      expect(changed.history.map(({ change }) => change).filter(Boolean)).toEqual(['piece']);
      expect(
        successOf(await shop.changes.changePiece(number, line.id, { initials: 'XY' })),
      ).toEqual(changed);
      expect(successOf(await shop.orders.byNumber(number))).toEqual(changed);
    });

    it('[API-21] changing one of several pieces splits the line at the same total', async () => {
      const shop = await open();
      await add(shop, { quantity: 3 });
      await readyToPay(shop, { isEmpty: false });
      const number = await order(shop, { guestEmail: `${unique('guest')}@example.test` });
      const before = successOf(await shop.orders.byNumber(number));
      const line = before.lines[0];
      if (!line) throw new Error('A garment');
      const changed = successOf(
        await shop.changes.changePiece(number, line.id, { initials: 'XY', count: 1 }),
      );
      expect(changed.lines.map(({ quantity, snapshot }) => [quantity, snapshot.initials])).toEqual([
        [2, line.snapshot.initials],
        [1, 'XY'],
      ]);
      expect(changed.lines[0]?.id).toBe(line.id);
      for (const price of ['priceExclDiscounts', 'priceInclDiscounts'] as const) {
        expect(changed.lines.reduce((sum, each) => sum + each[price].amount, 0)).toBe(
          line[price].amount,
        );
      }
      for (const sum of ['total', 'paid', 'credit', 'shipping'] as const)
        expect(changed[sum]).toEqual(before[sum]);
      expect(changed.lines[1]?.size).toEqual(line.size);
      expect(successOf(await shop.orders.byNumber(number))).toEqual(changed);
      const asked = shop.changes.changePiece(number, line.id, { initials: 'Q', count: 3 });
      expect(failureOf(await asked)).toEqual({ kind: 'line-not-found' });
      expect(
        successOf(
          await shop.changes.changePiece(number, line.id, {
            initials: line.snapshot.initials,
            count: 1,
          }),
        ),
      ).toEqual(changed);
    });

    it('[API-21] a refused change of a piece has a reason', async () => {
      const { shop, number } = await placed(open);
      const before = successOf(await shop.orders.byNumber(number));
      const id = before.lines[0]?.id ?? 0;
      const kindOf = async (...asked: Parameters<typeof shop.changes.changePiece>) =>
        failureOf(await shop.changes.changePiece(...asked)).kind;
      expect(await kindOf(number, id, { fabricColorId: 999_999 })).toBe(
        'fabric-color-not-available',
      );
      expect(await kindOf(number, id, { initials: 'A1' })).toBe('initials-refused');
      expect(await kindOf(number, id, { userSizeId: 999_999 })).toBe('missing-size');
      expect(await kindOf(number, id, { selectedProperties: {} })).toBe('missing-properties');
      expect(await kindOf(number, 999_999, { initials: 'X' })).toBe('line-not-found');
      const stranger = await open();
      expect(
        failureOf(await stranger.changes.changePiece(number, id, { initials: 'X' })).kind,
      ).toMatch(/order-not-found|permission-denied/);
      expect(successOf(await shop.orders.byNumber(number))).toEqual(before);
      successOf(await shop.orders.cancel(number));
      expect(await kindOf(number, id, { initials: 'X' })).toBe('order-not-changeable');
    });

    it('[ORDER-08] a finished order and another customer’s order cannot be changed', async () => {
      const { shop, number } = await placed(open);
      const stranger = await open();
      expect(failureOf(await stranger.changes.changeComment(number, 'mine')).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(
        failureOf(await stranger.changes.changeShippingAddress(number, anAddress())).kind,
      ).toMatch(/order-not-found|permission-denied/);
      successOf(await shop.orders.cancel(number));
      expect(failureOf(await shop.changes.changeComment(number, 'late'))).toEqual({
        kind: 'order-not-changeable',
      });
      expect(failureOf(await shop.changes.changeShippingAddress(number, anAddress()))).toEqual({
        kind: 'order-not-changeable',
      });
    });
  });

  describe(`${name} as Expenditures`, () => {
    it('[API-43] the expenditure of a basket piece is readable by its owner only', async () => {
      const shop = await open();
      const { lines } = successOf(await shop.baskets.add(await aPiece(shop)));
      const id = lines[0]?.id ?? 0;
      const { fabric, trims, total } = successOf(await shop.expenditures.ofBasketLine(id));
      expect([fabric.grams > 0, trims.length > 0, total.water > 0]).toEqual([true, true, true]);
      expect(failureOf(await (await open()).expenditures.ofBasketLine(id))).toEqual({
        kind: 'not-found',
      });
    });

    it('[API-44] the expenditure of an ordered piece is readable by guest and mail link', async () => {
      const { shop, number, email } = await placed(open);
      const order = successOf(await shop.orders.byNumber(number));
      const id = order.lines[0]?.id ?? 0;
      const taken = successOf(await shop.expenditures.ofOrderLine(id));
      expect(taken.fabric.grams).toBeGreaterThan(0);
      const elsewhere = await open();
      expect(failureOf(await elsewhere.expenditures.ofOrderLine(id))).toEqual({
        kind: 'not-found',
      });
      successOf(await elsewhere.orderLinks.send({ number, email }));
      const link = await elsewhere.mailedOrderLink(email);
      expect(successOf(await elsewhere.expenditures.ofOrderLine(id, link))).toEqual(taken);
      const other = await placed(open);
      expect(failureOf(await other.shop.expenditures.ofOrderLine(id))).toEqual({
        kind: 'not-found',
      });
    });
  });

  describe(`${name} as GarmentPages`, () => {
    it('each piece of an order has a public page without size and initials', async () => {
      const { shop, number } = await placed(open);
      const own = successOf(await shop.garmentPages.ofOrder(number, null));
      expect(own.length).toBeGreaterThan(0);
      const stranger = await open();
      for (const { code, title } of own) {
        const page = successOf(await stranger.garmentPages.find(code));
        expect(page).toMatchObject({ code, title, sentIn: null });
        expect(page.composition).toMatch(/%/);
      }
      expect(failureOf(await stranger.garmentPages.ofOrder(number, null)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(failureOf(await stranger.garmentPages.find('ZZ-ZZZZZZZZ'))).toEqual({
        kind: 'not-found',
      });
    });
  });

  describe(`${name} as Papers`, () => {
    const toDelivery = { billingAddress: null, vatNumber: '' };

    it('an order has one invoice, and a credit note once canceled', async () => {
      const { shop, number } = await placed(open);
      expect(successOf(await shop.papers.of(number))).toEqual({ papers: [], canBeInvoiced: true });
      const { papers, canBeInvoiced } = successOf(
        await shop.papers.issueInvoice(number, toDelivery),
      );
      expect(canBeInvoiced).toBe(false);
      expect(papers).toMatchObject([
        { number: expect.stringMatching(/^INV-\d{6}$/), kind: 'invoice' },
      ]);
      expect(failureOf(await shop.papers.issueInvoice(number, toDelivery))).toEqual({
        kind: 'invoice-issued',
      });
      successOf(await shop.orders.cancel(number));
      expect(successOf(await shop.papers.of(number)).papers).toMatchObject([
        { kind: 'invoice' },
        { kind: 'credit-note' },
      ]);
    });

    it('an invalid invoice address or VAT number is refused by field', async () => {
      const { shop, number } = await placed(open);
      const wrong = anAddress({ lastName: '', postcode: '1' });
      expect(
        failureOf(await shop.papers.issueInvoice(number, { billingAddress: wrong, vatNumber: '' })),
      ).toMatchObject({
        kind: 'address-refused',
        fields: { lastName: { kind: 'required' }, postcode: { kind: 'invalid-postcode' } },
      });
      expect(successOf(await shop.papers.of(number)).papers).toEqual([]);
      const billingAddress = anAddress({ company: 'Nadel & Faden' });
      expect(
        failureOf(await shop.papers.issueInvoice(number, { billingAddress, vatNumber: 'DE12' })),
      ).toEqual({ kind: 'invalid-vat-number' });
      successOf(
        await shop.papers.issueInvoice(number, { billingAddress, vatNumber: 'de 123 456 789' }),
      );
    });

    it('invoices are private, and canceled orders get none', async () => {
      const { shop, number } = await placed(open);
      const stranger = await open();
      expect(failureOf(await stranger.papers.of(number)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(failureOf(await stranger.papers.issueInvoice(number, toDelivery)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      successOf(await shop.orders.cancel(number));
      expect(failureOf(await shop.papers.issueInvoice(number, toDelivery))).toEqual({
        kind: 'order-cancelled',
      });
    });
  });

  describe(`${name} as Withdrawals`, () => {
    it('number and email open an order for one withdrawal of its lines', async () => {
      const { shop, number, email } = await placed(open, 'ready-made');
      const elsewhere = await open();
      for (const wrong of [
        { number, email: 'somebody@example.test' },
        { number: '999999', email },
      ]) {
        expect(failureOf(await elsewhere.withdrawals.find(wrong))).toEqual({
          kind: 'order-not-found',
        });
      }
      const found = successOf(
        await elsewhere.withdrawals.find({
          number: ` ${number} `,
          email: ` ${email.toUpperCase()} `,
        }),
      );
      expect(found.number).toBe(number);
      expect(failureOf(await elsewhere.withdrawals.of(number)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      const view = successOf(await elsewhere.withdrawals.of(number, found.link));
      expect(view).toEqual(successOf(await shop.withdrawals.of(number)));
      const [line] = view.lines;
      if (!line) throw new Error('The order has no lines');
      const all = [{ lineId: line.lineId, quantity: line.quantity }];
      expect(line.state).toEqual({ kind: 'open', quantity: line.quantity, lastDay: null });
      const more = [{ lineId: line.lineId, quantity: line.quantity + 1 }];
      expect(failureOf(await shop.withdrawals.declare(number, more))).toEqual({
        kind: 'not-in-order',
      });
      const after = successOf(await elsewhere.withdrawals.declare(number, all, found.link));
      expect(after.lines).toMatchObject([{ state: { kind: 'withdrawn' } }]);
      expect(after.withdrawals).toMatchObject([
        {
          pieces: [
            { lineId: line.lineId, quantity: line.quantity, amount: line.price, comesBack: false },
          ],
        },
      ]);
      expect(failureOf(await shop.withdrawals.declare(number, all))).toEqual({ kind: 'withdrawn' });
    });

    it('pieces with initials cannot be withdrawn, standard sizes can', async () => {
      const standard = await placed(open);
      const standardView = successOf(await standard.shop.withdrawals.of(standard.number));
      expect(standardView.lines.map(({ state }) => state.kind)).toEqual(['open']);
      const { shop, number } = await placed(open, 'with-initials');
      const view = successOf(await shop.withdrawals.of(number));
      expect(view.lines.map(({ state }) => state)).toEqual([{ kind: 'made-to-specification' }]);
      const chosen = view.lines.map(({ lineId }) => ({ lineId, quantity: 1 }));
      expect(failureOf(await shop.withdrawals.declare(number, chosen))).toEqual({
        kind: 'made-to-specification',
      });
    });
  });
};
