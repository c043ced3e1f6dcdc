import { type Address, addressFields, emptyAddress } from '@tailorbird/domain/checkout';
import { inEachLocale, money } from '@tailorbird/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../src/app/migrations.ts';
import { sizeUses } from '../src/app/sizeUses.ts';
import { createAccount, findCredentials } from '../src/contexts/account/store/accounts.ts';
import { eraseAccount } from '../src/contexts/account/store/leaving.ts';
import { closeSession, findVisitor, openSession } from '../src/contexts/account/store/sessions.ts';
import { addCreditEntry, creditOf } from '../src/contexts/basket/store/credit.ts';
import { readStock, reserveStock, returnStock } from '../src/contexts/catalog/store/stock.ts';
import { addressesOf, saveAddress } from '../src/contexts/checkout/store/savedAddresses.ts';
import { saveStandardSize } from '../src/contexts/sizing/application/saveStandardSize.ts';
import { mergeGuestSizes } from '../src/contexts/sizing/store/mergeGuestSizes.ts';
import { deleteSize, saveSize } from '../src/contexts/sizing/store/saveSizes.ts';
import { findSize, sizesById, sizesOf } from '../src/contexts/sizing/store/sizes.ts';
import { fromJson, toJson } from '../src/platform/database/columns.ts';
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../src/platform/database/database.ts';
import { countAttempt } from '../src/platform/limits/attempts.ts';
import type { Owner } from '../src/platform/session/visitor.ts';

const now = new Date('2026-11-21T05:00:00.000Z');
const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

let people = 0;
const makeAccount = async (database: Database): Promise<number> => {
  people += 1;
  const account = {
    email: `person${people}@example.test`,
    passwordHash: null,
    locale: 'en',
    source: 'test',
  } as const;
  const id = await createAccount(database.queries, account, now);
  if (id === undefined) throw new Error('The address is taken');
  return id;
};
const aGuest = (): Owner & { readonly kind: 'guest' } => {
  people += 1;
  return { kind: 'guest', guestKey: `guest-${people}` };
};
const aSize = {
  title: 'Mine',
  sizeTypeId: 1,
  standardSize: null,
  cutFor: 'men',
  measurements: [],
  preferences: null,
} as const;

export const describeStoreContract = (
  name: string,
  make: () => Promise<{
    readonly at: DatabaseLocation;
    readonly leave: () => void | Promise<void>;
  }>,
): void => {
  describe(`stores on ${name}`, () => {
    let database: Database;
    let at: DatabaseLocation;
    let leave: () => void | Promise<void>;
    beforeAll(async () => {
      ({ at, leave } = await make());
      database = await openDatabase(at);
      await database.migrate(migrations, now);
    });
    afterAll(async () => {
      await database.close();
      await leave();
    });

    describe('the schema', () => {
      it('migrations run once and in order', async () => {
        expect(await database.migrate(migrations, now)).toEqual([]);
        const applied = await sql<{
          name: string;
        }>`select name from migration order by name`.execute(database.queries);
        expect(applied.rows.map((row) => row.name)).toEqual(
          migrations.map((step) => step.name).toSorted(),
        );
      });

      it('migrations run once when several processes start together', async () => {
        if ('memory' in at) return;
        const others = await Promise.all(times(3, () => openDatabase(at)));
        expect(await Promise.all(others.map((other) => other.migrate(migrations, now)))).toEqual([
          [],
          [],
          [],
        ]);
        await Promise.all(others.map((other) => other.close()));
      });
    });

    describe('a transaction', () => {
      const pieces = (id: number) =>
        database.queries
          .selectFrom('fabric_color_stock')
          .select('pieces')
          .where('fabric_color_id', '=', id)
          .executeTakeFirst();
      const enter = (id: number, amount: number | null) =>
        database.queries
          .insertInto('fabric_color_stock')
          .values({ fabric_color_id: id, pieces: amount })
          .execute();

      it('a failed transaction leaves nothing behind', async () => {
        await enter(1, 5);
        const failed = database.transaction(async (trx) => {
          await trx
            .updateTable('fabric_color_stock')
            .set({ pieces: 1 })
            .where('fabric_color_id', '=', 1)
            .execute();
          throw new Error('changed my mind');
        });
        await expect(failed).rejects.toThrow('changed my mind');
        expect(await pieces(1)).toEqual({ pieces: 5 });
      });

      it('a failed transaction does not affect concurrent ones', async () => {
        await enter(2, 0);
        const settled = await Promise.allSettled(
          times(40, (index) =>
            database.transaction(async (trx) => {
              await trx
                .updateTable('fabric_color_stock')
                .set((table) => ({ pieces: table('pieces', '+', 1) }))
                .where('fabric_color_id', '=', 2)
                .execute();
              if (index % 4 === 0) throw new Error('changed my mind');
            }),
          ),
        );
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
        expect(await pieces(2)).toEqual({ pieces: 30 });
      });

      it('a transaction is serializable: what it read is true when it writes', async () => {
        await enter(3, 0);
        await Promise.all(
          times(12, () =>
            database.transaction(async (trx) => {
              const row = await trx
                .selectFrom('fabric_color_stock')
                .select('pieces')
                .where('fabric_color_id', '=', 3)
                .executeTakeFirstOrThrow();
              await trx
                .updateTable('fabric_color_stock')
                .set({ pieces: Number(row.pieces) + 1 })
                .where('fabric_color_id', '=', 3)
                .execute();
            }),
          ),
        );
        expect(await pieces(3)).toEqual({ pieces: 12 });
      });

      it('a transaction is invisible to others until its commit', async () => {
        if ('memory' in at) return;
        await enter(4, 1);
        let seen: unknown;
        await database.transaction(async (trx) => {
          await trx
            .updateTable('fabric_color_stock')
            .set({ pieces: 9 })
            .where('fabric_color_id', '=', 4)
            .execute();
          seen = await pieces(4);
        });
        expect(seen).toEqual({ pieces: 1 });
        expect(await pieces(4)).toEqual({ pieces: 9 });
      });

      it('a refused transaction does not stop the next one', async () => {
        await enter(5, 1);
        await expect(enter(5, 1)).rejects.toThrow();
        await expect(
          database.transaction(async (trx) => {
            await trx
              .updateTable('fabric_color_stock')
              .set({ pieces: -1 })
              .where('fabric_color_id', '=', 5)
              .execute();
          }),
        ).rejects.toThrow();
        await database.transaction(async (trx) => {
          await trx
            .updateTable('fabric_color_stock')
            .set({ pieces: 2 })
            .where('fabric_color_id', '=', 5)
            .execute();
        });
        expect(await pieces(5)).toEqual({ pieces: 2 });
      });

      it('a nested transaction is reported as a mistake', async () => {
        await expect(
          database.transaction(() => database.transaction(async () => 1)),
        ).rejects.toThrow('Nested transaction');
      });
    });

    describe('values', () => {
      it('large integers, texts in any script, null and JSON survive storage', async () => {
        const id = await makeAccount(database);
        const large = money(2 ** 53 - 1, 'SGD');
        await addCreditEntry(database.queries, {
          accountId: id,
          amount: large,
          reason: 'seed',
          reference: 'Ålesund 日本 💥 "\'\\',
          now,
        });
        const row = await database.queries
          .selectFrom('credit_entry')
          .selectAll()
          .where('account_id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row).toMatchObject({
          amount: 2 ** 53 - 1,
          reference: 'Ålesund 日本 💥 "\'\\',
          created_at: '2026-11-21T05:00:00.000Z',
        });
        expect(typeof row.id).toBe('number');
        const kept = { list: [1, null, 'ß'], nested: { yes: true } };
        expect(fromJson(toJson(kept))).toEqual(kept);
      });
    });

    describe('accounts', () => {
      it('accounts are found case-insensitively and created once', async () => {
        const account = {
          email: 'Äda@Example.Test',
          passwordHash: 'x',
          locale: 'de',
          source: 'test',
        } as const;
        const made = await Promise.all(
          times(5, () => database.transaction((trx) => createAccount(trx, account, now))),
        );
        expect(made.filter((id) => id !== undefined)).toHaveLength(1);
        expect(
          await findCredentials(database.queries, { email: ' äda@example.test ' }),
        ).toMatchObject({ passwordHash: 'x', locale: 'de' });
      });

      it('erasing an account clears every column, including later ones', async () => {
        const id = await makeAccount(database);
        const { queries } = database;
        const alter = sql.raw('alter table account add column');
        await sql`${alter} nickname text`.execute(queries);
        await sql`${alter} motto text not null default ''`.execute(queries);
        const values = {
          nickname: 'Eri',
          motto: 'I sew',
          first_name: 'Erika',
          mail_language: 'de',
        };
        await queries
          .updateTable('account')
          .set(values as object)
          .where('id', '=', id)
          .execute();
        const row = (): Promise<Readonly<Record<string, unknown>>> =>
          queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const before = await row();
        expect(before).toMatchObject(values);
        await database.transaction((trx) => eraseAccount(trx, id));
        const { created_at, locale } = before;
        expect(await row()).toEqual({
          ...Object.fromEntries(Object.keys(before).map((column) => [column, null])),
          ...{ id, created_at, locale, email: `nobody-${id}@deleted.invalid` },
          ...{ first_name: '', last_name: '', source: '', motto: '' },
          ...{ is_active: 0, is_staff: 0, is_store: 0, is_superuser: 0, has_second_factor: 0 },
          ...{ impersonate: 0, is_store_impersonate: 0 },
        });
        for (const column of ['nickname', 'motto'])
          await sql`alter table account drop column ${sql.ref(column)}`.execute(queries);
      });

      it('a session is found by its cookie until it ends', async () => {
        const id = await makeAccount(database);
        const { token } = await openSession(
          database.queries,
          id,
          { device: { browser: 'Firefox', system: null }, deviceToken: null },
          { clock: () => now, random },
        );
        const cookies = new Map([['sessionid', token]]);
        const found = await findVisitor(database.queries, cookies, now);
        expect(found).toMatchObject({ kind: 'customer', account: { id } });
        const later = new Date(now.getTime() + 15 * 24 * 3_600_000);
        expect((await findVisitor(database.queries, cookies, later)).kind).toBe('guest');
        if (found.kind === 'customer')
          await closeSession(database.queries, found.session.tokenHash);
        expect((await findVisitor(database.queries, cookies, now)).kind).toBe('guest');
      });

      it('each address is stored once, last used first', async () => {
        const id = await makeAccount(database);
        const address = (line1: string) => ({
          ...emptyAddress,
          ...{ firstName: 'A', lastName: 'B', line1, city: 'C', countryCode: 'DE' },
        });
        for (const [index, line1] of ['One', 'Two', 'One'].entries()) {
          await saveAddress(database.queries, id, address(line1), new Date(now.getTime() + index));
        }
        expect(
          (await addressesOf(database.queries, id)).map(({ address: { line1 } }) => line1),
        ).toEqual(['One', 'Two']);
      });

      it('every field of an address is stored in its column', async () => {
        const id = await makeAccount(database);
        const address = Object.fromEntries(
          addressFields.map((field) => [field, `the ${field}`]),
        ) as Address;
        await saveAddress(database.queries, id, address, now);
        expect((await addressesOf(database.queries, id)).map((saved) => saved.address)).toEqual([
          address,
        ]);
      });
    });

    describe('credit', () => {
      it('credit is a sum per currency, with each reference booked once', async () => {
        const id = await makeAccount(database);
        const enter = (amount: number, reference: string, currency: 'USD' | 'EUR' = 'USD') =>
          addCreditEntry(database.queries, {
            accountId: id,
            amount: money(amount, currency),
            reason: 'voucher',
            reference,
            now,
          });
        expect(await creditOf(database.queries, id, 'USD')).toEqual(money(0, 'USD'));
        expect([
          await enter(5_000, 'A'),
          await enter(5_000, 'A'),
          await enter(-1_250, 'B'),
          await enter(700, 'A', 'EUR'),
        ]).toEqual([true, false, true, true]);
        expect(await creditOf(database.queries, id, 'USD')).toEqual(money(3_750, 'USD'));
      });

      it('concurrent spending cannot overdraw credit', async () => {
        const id = await makeAccount(database);
        await addCreditEntry(database.queries, {
          accountId: id,
          amount: money(100, 'USD'),
          reason: 'seed',
          reference: 'x',
          now,
        });
        const spend = (reference: string) =>
          database.transaction(async (trx) => {
            const { amount } = await creditOf(trx, id, 'USD');
            if (amount < 100) return false;
            return await addCreditEntry(trx, {
              accountId: id,
              amount: money(-100, 'USD'),
              reason: 'order',
              reference,
              now,
            });
          });
        const spent = await Promise.all(times(6, (index) => spend(String(index))));
        expect(spent.filter(Boolean)).toHaveLength(1);
        expect((await creditOf(database.queries, id, 'USD')).amount).toBe(0);
      });
    });

    describe('attempts', () => {
      it('concurrent attempts never exceed the limit', async () => {
        const [attempt, other] = [
          { kind: 'inquiry', address: '192.0.2.1' },
          { kind: 'inquiry', address: '192.0.2.2' },
        ] as const;
        const needsOf = (counting: Database, at: Date) => ({
          database: counting,
          clock: () => at,
          settings: { limitFactor: 1 },
        });
        const second = 'folder' in at || 'url' in at ? await openDatabase(at) : database;
        const outcomes = await Promise.all(
          times(30, (index) =>
            countAttempt(
              needsOf(index % 2 === 0 ? database : second, now),
              index % 3 === 0 ? other : attempt,
            ),
          ),
        );
        if (second !== database) await second.close();
        expect(outcomes.filter(({ ok }, index) => ok && index % 3 !== 0)).toHaveLength(10);
        expect(outcomes.filter(({ ok }, index) => ok && index % 3 === 0)).toHaveLength(10);
        const later = new Date(now.getTime() + 61 * 60_000);
        expect((await countAttempt(needsOf(database, later), attempt)).ok).toBe(true);
      });
    });

    describe('stock', () => {
      it('stock is taken completely or not at all, never below zero', async () => {
        await database.queries
          .insertInto('fabric_color_stock')
          .values([
            { fabric_color_id: 11, pieces: 5 },
            { fabric_color_id: 12, pieces: 1 },
            { fabric_color_id: 13, pieces: null },
          ])
          .execute();
        const reserve = (...wanted: readonly (readonly [number, number])[]) =>
          database
            .transaction(async (trx) => {
              const taken = await reserveStock(
                trx,
                wanted.map(([fabricColorId, pieces]) => ({ fabricColorId, pieces })),
              );
              if (!taken.ok) throw Object.assign(new Error('short'), { taken });
              return taken;
            })
            .catch((cause: { taken?: unknown }) => cause.taken ?? Promise.reject(cause));
        expect(await reserve([11, 2], [12, 2])).toEqual({
          ok: false,
          fabricColorId: 12,
          available: 1,
        });
        expect((await readStock(database.queries)).get(11)).toBe(5);
        const answers = await Promise.all(times(10, () => reserve([11, 1], [13, 100], [999, 1])));
        expect(answers.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(5);
        expect((await readStock(database.queries)).get(11)).toBe(0);
        await returnStock(database.queries, [
          { fabricColorId: 11, pieces: 2 },
          { fabricColorId: 13, pieces: 2 },
        ]);
        expect((await readStock(database.queries)).get(11)).toBe(2);
        expect((await readStock(database.queries)).get(13)).toBeNull();
      });
    });

    describe('sizes', () => {
      it('sizes are private, newest first, and deleted ones stay for lines', async () => {
        const [guest, stranger] = [aGuest(), aGuest()];
        const first = await saveSize(database.queries, guest, aSize, now);
        const second = await saveSize(database.queries, guest, { ...aSize, sizeTypeId: 2 }, now);
        expect((await sizesOf(database.queries, guest)).map(({ id }) => id)).toEqual([
          second,
          first,
        ]);
        expect((await sizesOf(database.queries, guest, 1)).map(({ id }) => id)).toEqual([first]);
        expect(await findSize(database.queries, stranger, first)).toBeUndefined();
        expect(await deleteSize(database.queries, stranger, first, now)).toBe(false);
        expect(await deleteSize(database.queries, guest, first, now)).toBe(true);
        expect(await findSize(database.queries, guest, first)).toBeUndefined();
        expect((await sizesById(database.queries, [first, second])).size).toBe(2);
      });

      it('a guest’s sizes move to the customer, with equal standard sizes merged', async () => {
        const guest = aGuest();
        const customer: Owner = { kind: 'customer', accountId: await makeAccount(database) };
        const sizeType = {
          id: 1,
          slug: 't-shirt',
          title: inEachLocale(() => ''),
          hiddenFromCustomers: false,
          properties: [],
        };
        const request = {
          sizeType,
          size: { base: 7, length: 'R' },
          title: 'x',
          prefs: null,
        } as const;
        const savedStandard = async (owner: Owner): Promise<number> => {
          const saved = await saveStandardSize(database.queries, owner, request, now);
          if (!saved.ok) throw new Error(saved.failure.kind);
          return saved.value;
        };
        const own = await savedStandard(customer);
        const guests = await savedStandard(guest);
        const custom = await saveSize(database.queries, guest, aSize, now);
        const became = await database.transaction((trx) =>
          mergeGuestSizes(trx, sizeUses, guest.guestKey, customer.accountId, now),
        );
        expect([...became]).toEqual([[guests, own]]);
        expect((await sizesOf(database.queries, customer)).map(({ id }) => id)).toEqual([
          custom,
          own,
        ]);
        expect(await sizesOf(database.queries, guest)).toEqual([]);
        expect([
          ...(await mergeGuestSizes(
            database.queries,
            sizeUses,
            guest.guestKey,
            customer.accountId,
            now,
          )),
        ]).toEqual([]);
      });
    });
  });
};
