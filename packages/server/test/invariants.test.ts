/** Invariants of money and goods under concurrency, on both databases. */
import { newsletterListId } from '@tailorbird/domain/newsletter';
import { expect, it } from 'vitest';
import {
  aBeanie,
  aKey,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { describeOnBoth, origin, type ShopAtOnce, times } from './shopAtOnce.ts';

const aVoucher = async (
  { queries }: ShopAtOnce,
  usage: 'single-use',
  benefit: unknown,
): Promise<string> => {
  const code = aKey().toUpperCase();
  await queries()
    .insertInto('voucher')
    .values({
      code,
      name: 'For one',
      benefit: JSON.stringify(benefit),
      valid_from: '2020-01-01T00:00:00.000Z',
      valid_until: '2090-01-01T00:00:00.000Z',
      usage,
    })
    .execute();
  return code;
};

await describeOnBoth((shop) => {
  const { client, sameVisitor, queries, ordersOf, chargesOf } = shop;

  it('eighty concurrent guests all get their orders', async () => {
    const guests = await Promise.all(
      times(80, async () => {
        const guest = client();
        return { guest, basket: await readyToPay(guest) };
      }),
    );
    const answers = await Promise.all(
      guests.map(({ guest, basket }) => pay(guest, aPayment(basket, origin))),
    );
    expect(
      answers.filter(({ status, body }) => status !== 200 || body.resultCode !== 'Authorised'),
    ).toEqual([]);
    for (const { basket } of guests)
      expect([await ordersOf(basket), await chargesOf(basket)]).toEqual([1, 1]);
  }, 60_000);

  it('a single-use voucher in twenty baskets is redeemed once', async () => {
    const code = await aVoucher(shop, 'single-use', { kind: 'percentage', percent: 50 });
    const guests = await Promise.all(
      times(20, async () => {
        const guest = client();
        await readyToPay(guest);
        const added = await guest.post('/oscarapi/basket/add-voucher/', { vouchercode: code });
        expect(added.status).toBe(200);
        return { guest, basket: await guest.basket() };
      }),
    );
    const answers = await Promise.all(
      guests.map(({ guest, basket }) => pay(guest, aPayment(basket, origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers.filter((answer) => answer.status !== 200))
      expect(status).toBe(406);
    const uses = await queries()
      .selectFrom('voucher_use')
      .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
      .select('voucher_use.id')
      .where('code', '=', code)
      .execute();
    expect(uses).toHaveLength(1);
  });

  it('concurrent payments spend credit once and never overdraw it', async () => {
    const customer = client();
    const email = await signUp(customer);
    const { id } = await queries()
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await queries()
      .insertInto('credit_entry')
      .values({
        account_id: id,
        currency: 'USD',
        amount: 100_000,
        reason: 'seed',
        reference: aKey(),
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    await readyToPay(customer, aBeanie({ quantity: 2 }));
    await customer.post('/oscarapi/basket/accounts/activate/');
    const basket = await customer.basket();
    const answers = await Promise.all(
      times(12, () => pay(sameVisitor(customer), aPayment(basket, origin))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await ordersOf(basket)).toBe(1);
    const entries = await queries()
      .selectFrom('credit_entry')
      .select(['amount', 'reason'])
      .where('account_id', '=', id)
      .execute();
    expect(entries.filter(({ reason }) => reason === 'order').length).toBeLessThanOrEqual(1);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(0);
  });

  it('baskets with the same scarce colors in reverse order do not deadlock', async () => {
    const buy = async (first: number, second: number) => {
      const buyer = client();
      const size = await saveSize(buyer);
      await buyer.post(
        '/oscarapi/basket/add-product/',
        aTShirt(size, { clothing_type_id: 3, fabric_color_id: first }),
      );
      return {
        buyer,
        basket: await readyToPay(
          buyer,
          aTShirt(size, { clothing_type_id: 3, fabric_color_id: second }),
        ),
      };
    };
    await queries()
      .updateTable('fabric_color_stock')
      .set({ pieces: 12 })
      .where('fabric_color_id', 'in', [308, 309])
      .execute();
    const buyers = await Promise.all(
      times(20, (index) => (index % 2 === 0 ? buy(308, 309) : buy(309, 308))),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, basket }) => pay(buyer, aPayment(basket, origin))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...times(12, () => 200),
      ...times(8, () => 406),
    ]);
    const left = await queries()
      .selectFrom('fabric_color_stock')
      .select('pieces')
      .where('fabric_color_id', 'in', [308, 309])
      .execute();
    expect(left.map(({ pieces }) => pieces)).toEqual([0, 0]);
  });

  it('concurrent changes by tabs keep both fields and the quantity', async () => {
    for (let round = 0; round < 6; round += 1) {
      const visitor = client();
      await visitor.post('/oscarapi/basket/add-product/', aTShirt(await saveSize(visitor)));
      const [line] = (await visitor.basket()).all_lines;
      const path = `/oscarapi/lines/${line?.id}/`;
      const answers = await Promise.all([
        sameVisitor(visitor).put(`${path}piece/`, { initials: 'NN' }),
        sameVisitor(visitor).put(`${path}piece/`, { note: 'No starch' }),
        sameVisitor(visitor).patch(path, { quantity: 3 }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await visitor.basket()).all_lines).toMatchObject([
        { initials: 'NN', note: 'No starch', quantity: 3 },
      ]);
    }
  });

  it('a guest who signs in during payment gets one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = await signUp(client());
      const guest: Client = client();
      const basket = await readyToPay(guest);
      const [paid] = await Promise.all([
        pay(sameVisitor(guest), aPayment(basket, origin)),
        signIn(sameVisitor(guest), email),
        sameVisitor(guest).post('/oscarapi/basket/add-product/', aBeanie()),
      ]);
      expect([200, 406, 409]).toContain(paid.status);
      expect(await ordersOf(basket)).toBe(paid.status === 200 ? 1 : 0);
      expect(await chargesOf(basket)).toBe(await ordersOf(basket));
    }
  });

  it('a hundred and forty concurrent writes are all accepted', async () => {
    const sizes = times(80, () => saveSize(client()));
    for (const id of await Promise.all(sizes)) expect(id).toBeGreaterThan(0);
    const emails = times(20, () => `${aKey()}@example.test`);
    const newcomers = await Promise.all(
      emails.map((email) =>
        client().post('/oscarapi/customer/', {
          email,
          password: 'needle-and-thread',
          newsletter: false,
          signing_up_with_credit: false,
          source: 'test',
        }),
      ),
    );
    expect(new Set(newcomers.map(({ status }) => status))).toEqual(new Set([201]));
    const readers = await Promise.all(
      times(40, () =>
        client().post('/oscarapi/newsletter/', {
          email: `${aKey()}@example.test`,
          source: 'footer',
          list_id: newsletterListId,
        }),
      ),
    );
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([201]));
  }, 60_000);

  it('twenty concurrent changes of a size make twenty versions', async () => {
    const owner = client();
    const id = await saveSize(owner);
    const answers = await Promise.all(
      times(20, (index) =>
        sameVisitor(owner).put(`/customizer_api/v2/user-size2/${id}`, { title: `Window ${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const versions = await queries()
      .selectFrom('user_size_version')
      .select('version')
      .where('user_size_id', '=', id)
      .execute();
    expect(versions.map(({ version }) => version).sort((one, other) => one - other)).toEqual(
      times(21, (index) => index + 1),
    );
  });

  it('every order has a receipt, and no basket stays frozen', async () => {
    const count = async (query: Promise<readonly unknown[]>): Promise<number> =>
      (await query).length;
    const orders = await count(
      queries()
        .selectFrom('placed_order')
        .select('id')
        .where('basket_id', 'is not', null)
        .execute(),
    );
    expect(orders).toBeGreaterThan(0);
    expect(
      await count(
        queries().selectFrom('outbox').select('id').where('kind', '=', 'order-receipt').execute(),
      ),
    ).toBe(orders);
    expect(
      await count(
        queries().selectFrom('payment').select('id').where('status', '=', 'authorised').execute(),
      ),
    ).toBe(orders);
    expect(
      await count(
        queries().selectFrom('basket').select('id').where('status', '=', 'Frozen').execute(),
      ),
    ).toBe(0);
  });
});
