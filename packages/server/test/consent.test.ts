import { consentVersion } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import { openShop } from './oscarShop.ts';

const shop = openShop({ settings: { limitFactor: 1 } });

const aChoice = (changes: object = {}) => ({
  version: consentVersion,
  allowed: ['statistics'],
  reference: crypto.randomUUID(),
  ...changes,
});
const records = () =>
  shop.server.database.queries.selectFrom('consent_record').selectAll().orderBy('id').execute();

describe('a choice about consent', () => {
  it('[GUARD-19] consent is recorded once with version and time, anonymously', async () => {
    const choice = aChoice();
    const client = shop.client({ language: 'de' });
    const [first, again] = [
      await client.post('/api/v1/consent/', choice),
      await client.post('/api/v1/consent/', choice),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const [record, ...more] = await records();
    expect(more).toEqual([]);
    expect(record).toEqual({
      id: record?.id,
      reference: choice.reference,
      version: consentVersion,
      allowed: 'statistics',
      locale: 'de',
      recorded_at: first.body.recorded_at,
    });
  });

  it('consent is a cookie of a year that scripts can read', async () => {
    const choice = aChoice({ allowed: [] });
    const answer = await shop.server.fetch(
      new Request('http://127.0.0.1/api/v1/consent/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(choice),
      }),
    );
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(
        `^consent=${consentVersion}\\.\\d+\\.\\.${choice.reference}; Path=/; Max-Age=31536000; SameSite=Lax$`,
      ),
    );
  });

  it('an invalid consent is refused', async () => {
    for (const wrong of [
      { version: 0 },
      { allowed: ['everything'] },
      { reference: 'Ada Probst' },
      { allowed: ['chat', 'chat', 'chat'] },
    ]) {
      expect((await shop.client().post('/api/v1/consent/', aChoice(wrong))).status).toBe(400);
    }
  });

  it('consent records are limited by rate', async () => {
    const send = async () => (await shop.client().post('/api/v1/consent/', aChoice())).status;
    const statuses = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await send());
    expect(statuses.at(-1)).toBe(429);
  });
});
