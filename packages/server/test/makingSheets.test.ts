import type { WireMakingSheet, WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const anOrder = async (): Promise<{
  readonly client: Client;
  readonly number: string;
  readonly size: number;
}> => {
  const client = shop.client();
  await signUp(client);
  const size = await saveSize(client);
  const piece = aTShirt(size, { quantity: 4, initials: 'ABC' });
  const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { client, number: body.order_number, size };
};

const sheets = async (client: Client, number: string) =>
  await client.get<WireMakingSheet[]>(`/studio_api/orders/${number}/sheets/`);

describe('a making sheet', () => {
  it('a making sheet marks withdrawn pieces and keeps their numbers', async () => {
    const client = shop.client({ country: 'DE' });
    const { body: paid } = await pay(
      client,
      aPayment(await readyToPay(client, aBeanie({ quantity: 3 })), origin),
    );
    if (paid.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid));
    const path = `/oscarapi/orders/${paid.order_number}/`;
    const { lines } = (await client.get<WireOrder>(path)).body;
    expect(
      (await client.post(`${path}withdrawal/`, { lines: [{ line: lines[0]?.id, quantity: 1 }] }))
        .status,
    ).toBe(200);
    const workshop = await staff();
    const { body } = await sheets(workshop, paid.order_number);
    expect(body.map(({ piece, pieces, withdrawn }) => [piece, pieces, withdrawn])).toEqual([
      [1, 3, false],
      [2, 3, false],
      [3, 3, true],
    ]);
    const table = (await workshop.get(`/studio_api/orders/${paid.order_number}/sheets.csv`)).body;
    expect(table).toMatch(/,comment,withdrawn,/);
    expect(table.split('\r\n').map((row: string) => row.includes(',yes,'))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('[ORDER-01, ORDER-05] each piece has a sheet without personal data', async () => {
    const [{ number, size }, workshop] = [await anOrder(), await staff()];
    const { body } = await sheets(workshop, number);
    expect(body.map(({ piece, pieces, part }) => [piece, pieces, part])).toEqual([
      [1, 4, 'first'],
      [2, 4, 'rest'],
      [3, 4, 'rest'],
      [4, 4, 'rest'],
    ]);
    expect(body[1]).toMatchObject({
      order_number: number,
      url: `${origin}/studio/sheets/${number}/2`,
      initials: 'ABC',
      size: { title: 'Mine', version: 1, is_standard: false },
      pattern_code: `T-SHIRT/${size}-V1`,
      composition: expect.stringContaining('cotton'),
      care: expect.stringContaining('wash'),
      destination: { kind: 'home', place: null },
    });
    expect(body[0]?.measures[0]).toEqual({
      measure: 'chest',
      title: 'Chest',
      value: expect.any(Number),
      tolerance: 1,
    });
    for (const picture of [body[0]?.pictures.front, body[0]?.pictures.back]) {
      expect((await workshop.get(String(picture))).status).toBe(200);
    }
    expect(body[0]?.pictures.back).not.toBe(body[0]?.pictures.front);
    for (const personal of ['Nora', 'Nadel', '@example.test'])
      expect(JSON.stringify(body)).not.toContain(personal);
  });

  it('[SIZE-17] the sheet of the second part shows the version agreed after fitting', async () => {
    const [{ client, number, size }, workshop] = [await anOrder(), await staff()];
    for (const to of ['InProduction', 'AwaitingFitConfirmation'])
      await workshop.post(`/studio_api/orders/${number}/moves/`, { to });
    await client.post(`/oscarapi/orders/${number}/complete/`, { fit: 'negative' });
    const before =
      (await sheets(workshop, number)).body[0]?.measures.find(({ measure }) => measure === 'chest')
        ?.value ?? 0;
    const changed = await client.put(`/customizer_api/v2/user-size2/${size}`, {
      measurements: [{ origin: 'manual', size_property_id: 101, value: before + 2 }],
    });
    expect(changed.status).toBe(200);
    await client.post(`/oscarapi/orders/${number}/release/`, {});
    const chests = (await sheets(workshop, number)).body.map(({ size: made, measures }) => [
      made?.version,
      measures.find(({ measure }) => measure === 'chest')?.value,
    ]);
    expect(chests).toEqual([
      [1, before],
      [2, before + 2],
      [2, before + 2],
      [2, before + 2],
    ]);
  });

  it('[SIZE-134] sheet, table and FreeSewing file state shoulder and arm differences', async () => {
    const { client, number, size } = await anOrder();
    const workshop = await staff();
    for (const to of ['InProduction', 'AwaitingFitConfirmation'])
      await workshop.post(`/studio_api/orders/${number}/moves/`, { to });
    await client.post(`/oscarapi/orders/${number}/complete/`, { fit: 'negative' });
    const asymmetry = {
      lower_shoulder: { side: 'right', difference: 1.5 },
      longer_arm: { side: 'left', difference: 1 },
    };
    const path = `/customizer_api/v2/user-size2/${size}`;
    const noted = await client.put(path, { asymmetry });
    expect(noted.body).toMatchObject({ asymmetry, standard_size: null, version: 2 });
    // Another change keeps it; a difference out of bounds is refused at its field.
    expect((await client.put(path, { title: 'Mine' })).body).toMatchObject({ asymmetry });
    expect(
      await client.put(path, {
        asymmetry: { lower_shoulder: null, longer_arm: { side: 'left', difference: 9 } },
      }),
    ).toMatchObject({
      status: 400,
      body: { asymmetry: { longer_arm: ['Ensure this value is between 0.5 and 5.'] } },
    });
    await client.post(`/oscarapi/orders/${number}/release/`, {});
    expect((await sheets(workshop, number)).body.map((sheet) => sheet.asymmetry)).toEqual([
      null,
      asymmetry,
      asymmetry,
      asymmetry,
    ]);
    const [head = '', , second = ''] = (
      await workshop.get<string>(`/studio_api/orders/${number}/sheets.csv`)
    ).body.split('\r\n');
    expect(head).toContain('lower_shoulder_side,lower_shoulder_cm,longer_arm_side,longer_arm_cm');
    expect(second).toContain(',right,1.5,left,1,');
    const { body } = await workshop.get(`/studio_api/orders/${number}/pieces/2/measurements/`);
    expect(body.notes).toBe(
      'Lengths in millimeters; right shoulder lower by 15; left arm longer by 10',
    );
    expect((await client.put(path, { asymmetry: null })).body).toMatchObject({ asymmetry: null });
  });

  it('a sheet is also a table and, with a size, a FreeSewing measurement set', async () => {
    const [{ number }, workshop] = [await anOrder(), await staff()];
    const table = (
      await workshop.get<string>(`/studio_api/orders/${number}/sheets.csv`)
    ).body.split('\r\n');
    expect(table).toHaveLength(6);
    expect(table[0]).toMatch(
      /^order,piece,pieces,part,pattern_code,.*chest_cm,chest_tolerance_cm,/,
    );
    expect(table[2]).toMatch(new RegExp(`^${number},2,4,rest,T-SHIRT/`));
    const { body } = await workshop.get(`/studio_api/orders/${number}/pieces/2/measurements/`);
    expect(body).toMatchObject({
      name: `${number}-2`,
      imperial: false,
      measies: { chest: expect.any(Number) },
    });
    expect(body.measies.chest).toBeGreaterThan(700);
    const hat = await pay(workshop, aPayment(await readyToPay(workshop, aBeanie()), origin));
    const beanies = hat.body.resultCode === 'Authorised' ? hat.body.order_number : '';
    expect((await sheets(workshop, beanies)).body).toMatchObject([
      { size: null, measures: [], pattern_code: 'MERINO-BEANIE' },
    ]);
    for (const piece of ['1', '2', '0', 'x']) {
      expect(
        (await workshop.get(`/studio_api/orders/${beanies}/pieces/${piece}/measurements/`)).status,
      ).toBe(404);
    }
  });

  it('only staff can open making sheets', async () => {
    const { client, number } = await anOrder();
    for (const each of [client, shop.client()]) {
      for (const path of ['sheets/', 'sheets.csv', 'pieces/1/measurements/']) {
        expect((await each.get(`/studio_api/orders/${number}/${path}`)).status).toBe(403);
      }
    }
    expect((await (await staff()).get('/studio_api/orders/999999/sheets.csv')).status).toBe(404);
  });
});
