import { readFileSync } from 'node:fs';
import { billingRetentionYears } from '@tailorbird/domain/checkout';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { applyRetention } from '../src/app/retention/applyRetention.ts';
import {
  aKey,
  aPayment,
  aTShirt,
  createClient,
  pay,
  readyToPay,
  saveSize,
  signUp,
} from './oscarClient.ts';

const dayMs = 24 * 60 * 60_000;
const origin = 'http://shop.test';
let now = new Date('2026-01-10T10:00:00Z');
let server: Server;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => now,
    settings: { passwordCost: 4, limitFactor: 1_000 },
  });
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (table: string): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(server.database.queries)).rows;
const tables = async (): Promise<readonly string[]> =>
  (
    await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(
      server.database.queries,
    )
  ).rows.map(({ name }) => name);

/** Column names that identify a person or something known about a person. */
const leads =
  /^(account|basket|claim|order|order_line|user_size|payment)_id$|^(email|guest_key|order_number|decided_by|subject|payload|draft)$/;
const referred = /^(account|placed_order|order_line|basket|claim|user_size|payment)$/;
const personalColumns = async (table: string): Promise<readonly string[]> => {
  const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    server.database.queries,
  );
  const keys = await sql<{
    column: string;
    to: string;
  }>`select "from" as "column", "table" as "to" from pragma_foreign_key_list(${table})`.execute(
    server.database.queries,
  );
  const byKey = keys.rows.filter(({ to }) => referred.test(to)).map(({ column }) => column);
  const all = columns.rows.map(({ name }) => name);
  return all.filter((name) => leads.test(name) || byKey.includes(name)).sort();
};

const documentedRows = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8')
  .split('### Table by table')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| (\w+) \| ([\w, ]+) \| (erased|blanked|kept) \| (.+) \|$/gm);
const fates = new Map(
  [...(documentedRows ?? [])].map(([, table = '', columns = '', fate = '', why = '']) => [
    table,
    { columns, fate, why },
  ]),
);

describe('erasing a profile', () => {
  it('docs/retention.md lists every personal column and its erasure', async () => {
    const found: Record<string, string> = {};
    for (const table of await tables()) {
      const columns = await personalColumns(table);
      if (columns.length > 0) found[table] = columns.join(', ');
    }
    expect(Object.fromEntries([...fates].map(([table, { columns }]) => [table, columns]))).toEqual(
      found,
    );
    for (const [table, { why }] of fates) expect(why.trim().length, table).toBeGreaterThan(3);
  });

  it('erasing a profile follows docs/retention.md, including claim files', async () => {
    const customer = createClient({ fetch: server.fetch, origin }, { country: 'DE' });
    const email = await signUp(customer, 'erika.muster@example.test');
    await customer.put('/oscarapi/user-full/', { first_name: 'Erika', last_name: 'Muster' });
    await customer.post('/customizer_api/v2/wearers/', {
      name: 'Anna',
      kind: 'partner',
    });
    await customer.post('/customizer_api/v2/favorites/', {
      designs: [
        { slug: 'merino-beanie', variant_id: '1101-241-251', marked_at: new Date(0).toISOString() },
      ],
    });
    const made = await saveSize(customer);
    const paid = await pay(customer, aPayment(await readyToPay(customer, aTShirt(made)), origin));
    if (paid.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid.body));
    const number = paid.body.order_number;
    await readyToPay(customer);
    expect((await customer.get('/oscarapi/referral_url/')).status).toBe(200);
    const { queries } = server.database;
    await queries
      .updateTable('placed_order')
      .set({
        status: 'Delivered',
        fit_comment: 'Erika finds it long',
        fit_answer: 'adjust' as never,
        fit_key: 'erika-key',
      })
      .execute();
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
        .jpeg()
        .toBuffer(),
    );
    const photos: string[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const { body } = await customer.send(
        'POST',
        `/api/v1/dixa/claims/photos/?order=${number}`,
        jpeg,
        { 'content-type': 'image/jpeg' },
      );
      photos.push(body.id);
    }
    const order = (await customer.get<{ lines: { id: number }[] }>(`/oscarapi/orders/${number}/`))
      .body;
    const feedback = { line: order.lines[0]?.id, zones: { chest: 'too-small' }, washed: true };
    expect((await customer.post(`/oscarapi/orders/${number}/fit-feedback/`, feedback)).status).toBe(
      200,
    );
    const claim = await customer.post('/api/v1/dixa/claims/', {
      type: 'quality',
      order_number: number,
      items: [
        { line: order.lines[0]?.id, quantity: 1, wash_confirmed: true, photos: photos.slice(0, 3) },
      ],
      comment: 'Erika says: a seam is open.',
      key: `form-${aKey()}`.replaceAll('.', '-').padEnd(20, '-'),
    });
    expect(claim.status).toBe(201);
    const said = await customer.post('/api/v1/chat/messages/', {
      key: `chat-${aKey()}`.replaceAll('.', '-').padEnd(20, '-'),
      text: 'I am Erika Muster.',
      photos: [],
      messenger: 'human',
      after: 0,
    });
    expect(said.status).toBe(201);
    const shown = await customer.send('POST', '/api/v1/chat/photos/', jpeg, {
      'content-type': 'image/jpeg',
    });
    photos.push(shown.body.id);
    await queries
      .updateTable('claim')
      .set({ status: 'Settled', settled_at: now.toISOString(), outcome: 'refused' as never })
      .execute();
    const created_at = now.toISOString();
    await queries
      .insertInto('subscription')
      .values({
        email,
        email_key: 'k',
        list_id: 'list',
        source: 'footer',
        locale: 'en',
        wording: '1',
        created_at,
        confirmed_at: null,
        proof: null,
        account_id: null,
        token_hash: 't',
        expires_at: new Date(now.getTime() + 400 * dayMs).toISOString(),
      })
      .execute();
    const { id } = await queries
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const expires_at = new Date(now.getTime() + 400 * dayMs).toISOString();
    await queries
      .insertInto('staff_presence')
      .values({ account_id: id, seen_at: created_at })
      .execute();
    await queries
      .insertInto('second_factor')
      .values({ account_id: id, secret: 'ABC', last_step: 0 })
      .execute();
    await queries
      .insertInto('passkey')
      .values({
        account_id: id,
        credential_id: 'c',
        public_key: 'k',
        counter: 0,
        name: 'Phone',
        created_at,
        used_at: null,
      })
      .execute();
    const way = { provider: 'facebook', account_id: id, expires_at } as const;
    await queries
      .insertInto('social_identity')
      .values({ provider: 'facebook', subject: 's', account_id: id, email, created_at })
      .execute();
    await queries
      .insertInto('social_attempt')
      .values({ ...way, token_hash: 'a', nonce: 'n', verifier: 'v', next_path: '/' })
      .execute();
    await queries
      .insertInto('social_pending')
      .values({ ...way, token_hash: 'p', subject: 's', email, asks: 'password' })
      .execute();
    await queries
      .insertInto('recovery_code')
      .values({ account_id: id, code_hash: 'hash' })
      .execute();
    const acting = {
      by_account_id: id,
      account_id: id,
      reason: 'Erika asked',
      started_at: created_at,
      expires_at,
      ended_at: null,
    };
    await queries.insertInto('impersonation').values(acting).execute();
    const act = {
      at: created_at,
      by_account_id: 1,
      impersonation_id: null,
      action: 'customer-opened',
      about: 'Erika',
      reason: 'Erika asked',
    };
    await queries
      .insertInto('staff_record')
      .values({ ...act, account_id: id })
      .execute();
    await queries
      .updateTable('email_confirmation')
      .set({ email: 'erika.new@example.test', expires_at })
      .where('account_id', '=', id)
      .execute();
    await queries
      .insertInto('password_reset')
      .values({ token_hash: 'r', account_id: id, created_at, expires_at })
      .execute();
    await queries
      .insertInto('inquiry')
      .values({
        form_key: 'k',
        topic: 'other' as never,
        email,
        fields: '{}',
        locale: 'en',
        created_at,
      })
      .execute();

    const erased = [...fates].filter(([, { fate }]) => fate === 'erased').map(([table]) => table);
    const before = await Promise.all(
      erased.map(async (table) => ({ table, rows: (await rowsOf(table)).length })),
    );
    expect(before.filter(({ rows }) => rows === 0)).toEqual([]);
    for (const photo of photos)
      expect(await server.shop.files.get(`photos/${photo}.jpg`)).not.toBeNull();

    await customer.put('/oscarapi/user-full/', { is_active: false });
    now = new Date(now.getTime() + 31 * dayMs);
    expect(await applyRetention(server.shop)).toContainEqual({ name: 'profiles', rows: 1 });

    for (const table of erased) expect(await rowsOf(table), table).toEqual([]);
    for (const table of await tables()) {
      if (fates.get(table)?.fate === 'kept') continue;
      expect(JSON.stringify(await rowsOf(table)), table).not.toMatch(/erika|muster/i);
    }
    for (const photo of photos)
      for (const ending of ['jpg', 'thumb'])
        expect(await server.shop.files.get(`photos/${photo}.${ending}`)).toBeNull();
  });

  it('erasing a claim removes its files first; an open one is postponed', async () => {
    const { queries } = server.database;
    await queries.deleteFrom('claim').execute();
    const begin = now.getTime();
    const received_at = now.toISOString();
    const claim = {
      type: 'frg',
      order_number: '1',
      email: 'e',
      locale: 'en',
      origin: '',
      comment: '',
      currency: 'EUR',
      value: 0,
    } as const;
    const insertInquiryRow = async (form_key: string, settled: boolean): Promise<void> => {
      const state = settled
        ? ({ status: 'Settled', settled_at: received_at } as const)
        : ({ status: 'Received' } as const);
      const { id } = await queries
        .insertInto('claim')
        .values({ ...claim, form_key, received_at, ...state })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [name, order_line_id] of [
        [`${form_key}-piece`, 1],
        [`${form_key}-receipt`, null],
      ] as const) {
        await queries
          .insertInto('claim_photo')
          .values({
            id: name,
            order_number: '1',
            claim_id: id,
            order_line_id,
            created_at: received_at,
          })
          .execute();
        await server.shop.files.put(`photos/${name}.jpg`, new Uint8Array([1]));
      }
    };
    await insertInquiryRow('settled', true);
    await insertInquiryRow('open', false);
    const keptAfter = async (days: number): Promise<readonly string[]> => {
      now = new Date(begin + days * dayMs);
      await applyRetention(server.shop);
      const rows = (await rowsOf('claim_photo')).map(({ id }) => String(id)).sort();
      for (const owner of ['settled', 'open'])
        for (const kind of ['piece', 'receipt']) {
          const file = await server.shop.files.get(`photos/${owner}-${kind}.jpg`);
          expect(file !== null, `${owner}-${kind}`).toBe(rows.includes(`${owner}-${kind}`));
        }
      return [...rows, ...(await rowsOf('claim')).map(({ form_key }) => String(form_key))];
    };
    expect(await keptAfter(179)).toHaveLength(6);
    expect(await keptAfter(181)).toEqual([
      'open-piece',
      'open-receipt',
      'settled-receipt',
      'settled',
      'open',
    ]);
    expect(await keptAfter((billingRetentionYears + 1) * 366 + 1)).toEqual(['open-piece', 'open']);
  });
});
