/** Two servers that share only the database see each other's changes, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { Renderer } from '../src/app/pages/renderer.ts';
import type { DatabaseLocation } from '../src/platform/database/database.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import { letterToShop, queueMail } from '../src/platform/mail/outbox.ts';
import {
  aPayment,
  aTShirt,
  type Client,
  createClient,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { startPostgres } from './postgres.ts';

const origin = 'http://shop.test';
const postgres = await startPostgres();
afterAll(async () => {
  if (postgres.available) await postgres.server.stop();
});

/** A test buys the last five pieces of this color. */
const scarceColor = 309;

const describeTwo = (name: string, location: () => Promise<DatabaseLocation>): void => {
  describe(name, () => {
    const servers: Server[] = [];
    const carried: Mail[] = [];
    const rendered = [0, 0];
    let ahead = 0;

    beforeAll(async () => {
      const database = await location();
      for (const place of [0, 1]) {
        const pages: Renderer = async () => {
          rendered[place] = (rendered[place] ?? 0) + 1;
          return { status: 200, html: `<p>${rendered[place]}</p>` };
        };
        servers.push(
          await createServer({
            database,
            pages,
            seedsAccounts: true,
            clock: () => new Date(Date.now() + ahead),
            mailCarrier: { send: async (mail) => void carried.push(mail), close: () => {} },
            settings: { passwordCost: 4, checkAnswers: true },
          }),
        );
      }
    });
    afterAll(async () => {
      for (const server of servers) await server.close();
    });

    const at = (place: number): Server => servers[place] as Server;
    const clientOf = (place: number): Client =>
      createClient({ origin, fetch: (request) => at(place).fetch(request) });
    const moved = (visitor: Client, place: number): Client => {
      const there = clientOf(place);
      for (const [key, value] of visitor.cookies) there.cookies.set(key, value);
      return there;
    };

    it('sessions are shared by both servers', async () => {
      const here = clientOf(0);
      await signUp(here);
      const there = moved(here, 1);
      expect((await there.get('/oscarapi/login/')).status).toBe(200);
      expect((await there.del('/oscarapi/login/')).status).toBe(200);
      expect((await here.get('/oscarapi/login/')).status).toBe(405);
    });

    it('attempts are counted across servers', async () => {
      const email = await signUp(clientOf(0));
      const statuses: number[] = [];
      for (let tried = 0; tried < 12; tried += 1)
        statuses.push((await signIn(clientOf(tried % 2), email, 'not-the-password')).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    });

    it('a payment repeated at another server is the same', async () => {
      const here = clientOf(0);
      const payment = aPayment(await readyToPay(here), origin);
      const [first, second] = await Promise.all([pay(here, payment), pay(moved(here, 1), payment)]);
      expect(first.body.resultCode).toBe('Authorised');
      expect(second.body).toEqual(first.body);
      expect((await pay(moved(here, 1), payment)).body).toEqual(first.body);
    });

    it('a mail is sent once by two servers', async () => {
      const { database } = at(0);
      await at(0).mail.dispatch();
      await at(1).mail.dispatch();
      carried.length = 0;
      const letters = Array.from({ length: 15 }, (_, index) => `letter${index}@example.test`);
      for (const to of letters)
        await queueMail(
          database.queries,
          'welcome',
          letterToShop({ to, subject: 'Hello', text: '', html: '' }),
          new Date(),
        );
      await Promise.all([at(0).mail.dispatch(), at(1).mail.dispatch()]);
      await Promise.all([at(0).mail.dispatch(), at(1).mail.dispatch()]);
      expect(carried.map(({ to }) => to).sort()).toEqual([...letters].sort());
    });

    it('sold-out stock appears at another server within two seconds', async () => {
      const isSoldOut = async (place: number): Promise<boolean> => {
        const { body } = await clientOf(place).get('/customizer_api/v2/clothing-types/3');
        const color = body.fabric_colors.find(
          ({ id }: { readonly id: number }) => id === scarceColor,
        );
        return color.out_of_stock;
      };
      const openPage = async (): Promise<string> =>
        await (await at(1).fetch(new Request(`${origin}/product/merino-t-shirt`))).text();
      expect([await isSoldOut(0), await isSoldOut(1)]).toEqual([false, false]);
      const page = await openPage();
      expect(await openPage()).toBe(page);

      const buyer = clientOf(0);
      const piece = aTShirt(await saveSize(buyer), {
        clothing_type_id: 3,
        fabric_color_id: scarceColor,
        quantity: 5,
      });
      expect((await pay(buyer, aPayment(await readyToPay(buyer, piece), origin))).status).toBe(200);

      ahead += 2_100;
      // The first visitor makes the other server refresh.
      await openPage();
      await expect.poll(() => isSoldOut(1), { timeout: 5_000 }).toBe(true);
      expect(await isSoldOut(0)).toBe(true);
      expect(await openPage()).not.toBe(page);
    });
  });
};

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-two-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
describeTwo('on SQLite', async () => ({ folder }));
if (postgres.available)
  describeTwo('on PostgreSQL', async () => await postgres.server.createDatabase());
else it.skip(`on PostgreSQL: ${postgres.reason}`, () => {});
