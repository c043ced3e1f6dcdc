/** Concurrent requests on both databases: a basket is paid once, and no piece is sold twice. */
import { expect, it } from 'vitest';
import {
  aBeanie,
  aCard,
  aKey,
  aPayment,
  aTShirt,
  cards,
  detailsPath,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { describeOnBoth, origin, times } from './shopAtOnce.ts';

await describeOnBoth(({ client, sameVisitor, queries, ordersOf, chargesOf }) => {
  it('concurrent payments with one key create one order per basket', async () => {
    const visitors = await Promise.all(
      times(10, async () => {
        const visitor = client();
        return { visitor, basket: await readyToPay(visitor) };
      }),
    );
    const answers = await Promise.all(
      visitors.map(async ({ visitor, basket }) => {
        const payment = aPayment(basket, origin);
        return await Promise.all(times(10, () => pay(sameVisitor(visitor), payment)));
      }),
    );
    for (const [index, { basket }] of visitors.entries()) {
      const [first, ...others] = answers[index] ?? [];
      expect(first).toMatchObject({ status: 200, body: { resultCode: 'Authorised' } });
      for (const other of others) expect(other).toEqual(first);
      expect(await ordersOf(basket)).toBe(1);
      expect(await chargesOf(basket)).toBe(1);
    }
  });

  it('concurrent payments with ten keys create one order per basket', async () => {
    const visitor = client();
    const basket = await readyToPay(visitor);
    const answers = await Promise.all(
      times(10, () => pay(sameVisitor(visitor), aPayment(basket, origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([406, 409]).toContain(status);
      expect(body).toMatchObject(
        status === 409 ? { detail: expect.any(String) } : { reason: 'Basket Empty' },
      );
    }
    expect(await ordersOf(basket)).toBe(1);
    expect(await chargesOf(basket)).toBe(1);
  });

  it('ten concurrent returns from the bank create one order', async () => {
    const visitor = client();
    const basket = await readyToPay(visitor);
    const { body } = await pay(
      visitor,
      aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
    );
    if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
    const { location } = await visitor.send(
      'POST',
      body.action.url,
      new URLSearchParams({ decision: 'approve' }),
    );
    const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
    const answers = await Promise.all(
      times(10, () =>
        sameVisitor(visitor).post(detailsPath, {
          payment_id: body.payment_id,
          details: { redirectResult },
        }),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.body.resultCode).toBe('Authorised');
    expect(await ordersOf(basket)).toBe(1);
    expect(await chargesOf(basket)).toBe(1);
  });

  it('[API-21] concurrent changes and cancellation keep stock consistent', async () => {
    const visitor = client();
    const { body } = await pay(
      visitor,
      aPayment(await readyToPay(visitor, aBeanie({ quantity: 2 })), origin),
    );
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const path = `/oscarapi/orders/${body.order_number}/`;
    const [line] = (await visitor.get(path)).body.lines;
    const colors = [1101, 1102];
    await queries()
      .updateTable('fabric_color_stock')
      .set({ pieces: 10 })
      .where('fabric_color_id', 'in', colors)
      .execute();
    const change = (index: number) =>
      sameVisitor(visitor).patch(path, {
        line: { id: line.id, fabric_color_id: colors[(index + 1) % 2] },
      });
    const windows = times(10, change);
    const cancelled = sameVisitor(visitor).post(`${path}cancel/`, {});
    for (const { status, body: said } of await Promise.all(windows)) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(said).toMatchObject({ code: 'order-not-changeable' });
    }
    expect((await cancelled).status).toBe(200);
    const left = await queries()
      .selectFrom('fabric_color_stock')
      .select('pieces')
      .where('fabric_color_id', 'in', colors)
      .execute();
    expect(left.reduce((sum, { pieces }) => sum + Number(pieces), 0)).toBe(22);
    await queries()
      .updateTable('fabric_color_stock')
      .set({ pieces: null })
      .where('fabric_color_id', 'in', colors)
      .execute();
  });

  it('a new attempt and a return from the bank create one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitor = client();
      const basket = await readyToPay(visitor);
      const { body } = await pay(
        visitor,
        aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
      );
      if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
      const { location } = await visitor.send(
        'POST',
        body.action.url,
        new URLSearchParams({ decision: 'approve' }),
      );
      const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
      const answers = await Promise.all([
        ...times(3, () => pay(sameVisitor(visitor), aPayment(basket, origin))),
        ...times(3, () =>
          sameVisitor(visitor).post(detailsPath, {
            payment_id: body.payment_id,
            details: { redirectResult },
          }),
        ),
      ]);
      for (const { status } of answers) expect([200, 406, 409]).toContain(status);
      expect(await ordersOf(basket)).toBe(1);
      expect(await chargesOf(basket)).toBe(1);
    }
  });

  it('twenty buyers of five pieces get five orders and fifteen refusals', async () => {
    const buyers = await Promise.all(
      times(20, async () => {
        const buyer = client();
        const piece = aTShirt(await saveSize(buyer), { clothing_type_id: 3, fabric_color_id: 309 });
        return { buyer, basket: await readyToPay(buyer, piece) };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, basket }) => pay(buyer, aPayment(basket, origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 406, body: { reason: 'Out Of Stock' } });
    }
    const { pieces } = await queries()
      .selectFrom('fabric_color_stock')
      .select('pieces')
      .where('fabric_color_id', '=', 309)
      .executeTakeFirstOrThrow();
    expect(pieces).toBe(0);
    expect(
      (await Promise.all(buyers.map(({ basket }) => ordersOf(basket)))).reduce(
        (sum, count) => sum + count,
        0,
      ),
    ).toBe(5);
    expect(
      (await Promise.all(buyers.map(({ basket }) => chargesOf(basket)))).reduce(
        (sum, count) => sum + count,
        0,
      ),
    ).toBe(5);
    const statuses = await Promise.all(
      buyers.map(async ({ buyer }) => (await buyer.basket()).status),
    );
    expect(new Set(statuses)).toEqual(new Set(['Open']));
  });

  it('ten customers redeeming one gift card get it once', async () => {
    const code = aKey().toUpperCase();
    await queries()
      .insertInto('voucher')
      .values({
        code,
        name: 'Gift card',
        benefit: JSON.stringify({ kind: 'account', amounts: { USD: 5_000 } }),
        valid_from: '2020-01-01T00:00:00.000Z',
        valid_until: '2090-01-01T00:00:00.000Z',
        usage: 'single-use',
      })
      .execute();
    const customers = await Promise.all(
      times(10, async () => {
        const customer = client();
        await signUp(customer);
        return customer;
      }),
    );
    const answers = await Promise.all(
      customers.map((customer) =>
        customer.post('/oscarapi/basket/add-voucher/', { vouchercode: code }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...times(9, () => 406)]);
    const credits = await Promise.all(
      customers.map(
        async (customer) => (await customer.get('/accounts_api/credits/')).body.total_credit,
      ),
    );
    expect(credits.filter((credit) => credit === '50.00')).toHaveLength(1);
  });

  it('twenty concurrent additions keep every piece in one line', async () => {
    const visitor = client();
    await visitor.basket();
    const answers = await Promise.all(
      times(20, () => sameVisitor(visitor).post('/oscarapi/basket/add-product/', aBeanie())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const basket = await visitor.basket();
    expect(basket.all_lines).toHaveLength(1);
    expect(basket.num_items).toBe(20);
  });

  it('twenty concurrent requests create one basket', async () => {
    const visitor = client();
    await signUp(visitor);
    const answers = await Promise.all(times(20, () => sameVisitor(visitor).basket()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('concurrent sign-ins of a guest merge the basket once', async () => {
    const customer = client();
    const email = await signUp(customer);
    const guest = client();
    await guest.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 3 }));
    const windows = times(5, () => sameVisitor(guest));
    await Promise.all(windows.map((window) => signIn(window, email)));
    expect((await customer.basket()).num_items).toBe(3);
  });
});
