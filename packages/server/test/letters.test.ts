import { newsletterListId } from '@tailorbird/domain/newsletter';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendNext } from '../src/contexts/newsletter/application/sendLetters.ts';
import { type Client, signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const words = {
  subject_en: 'Wool is here',
  subject_de: 'Die Wolle ist da',
  body_en: 'Dear readers.\n\nIt is warm & <soft>.\n\n[Look](/notes)',
  body_de: 'Liebe Leute.\n\n[Ansehen](/notes)',
  piece: '/product/merino-beanie/1105-241-251',
};

type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Record<string, string>;
};

describe('letters to the readers of the newsletter', () => {
  let staff: Client;
  const mails = async (): Promise<readonly Mail[]> =>
    (
      await shop.server.database.queries
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'newsletter')
        .orderBy('id')
        .execute()
    ).map(({ payload }) => JSON.parse(payload) as Mail);
  const lettersTo = async (subject: string) =>
    (await mails()).filter((mail) => mail.subject === subject);
  const letters = async () => (await staff.get('/studio_api/newsletter/')).body;
  const drain = async () => {
    while ((await sendNext(shop.server.shop)) > 0);
    await sendNext(shop.server.shop);
  };
  /** Readers who followed their link. */
  const readers = async (count: number, language: 'en' | 'de') => {
    const { queries } = shop.server.database;
    for (let n = 0; n < count; n += 1) {
      const email = `${language}-${n}@readers.example.test`;
      await shop
        .client({ language })
        .post('/oscarapi/newsletter/', { email, source: 'footer', list_id: newsletterListId });
      const token = /newsletter\/confirm\/([\w-]+)/.exec(
        (await mails()).findLast(({ to }) => to === email)?.text ?? '',
      )?.[1];
      expect((await shop.client().post(`/oscarapi/newsletter/confirm/${token}/`)).status).toBe(204);
    }
    return (await queries.selectFrom('subscription').select('id').execute()).length;
  };
  beforeAll(async () => {
    staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    await readers(3, 'en');
    await readers(2, 'de');
    // Who has not confirmed gets none.
    await shop.client().post('/oscarapi/newsletter/', {
      email: 'waits@readers.example.test',
      source: 'footer',
      list_id: newsletterListId,
    });
  });

  it('is written, changed by who saw it last, looked at and tried', async () => {
    expect(
      (
        await staff.post('/studio_api/newsletter/', {
          ...words,
          subject_de: ' ',
          body_en: '[x](http://x)',
          piece: '/product/merino-beanie/1-2',
        })
      ).body,
    ).toEqual({
      subject_de: [expect.any(String)],
      body_en: [expect.any(String)],
      piece: [expect.any(String)],
    });
    const { status, body: draft } = await staff.post('/studio_api/newsletter/', words);
    expect([status, draft.state, draft.version, draft.left]).toEqual([201, 'draft', 1, 5]);
    const changed = await staff.put(`/studio_api/newsletter/${draft.id}/`, {
      ...words,
      subject_en: 'Wool is here at last',
      version: 1,
    });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect(
      await staff.put(`/studio_api/newsletter/${draft.id}/`, { ...words, version: 1 }),
    ).toMatchObject({
      status: 409,
      body: { now: { version: 2 } },
    });
    const preview = await staff.get(`/studio_api/newsletter/${draft.id}/preview/de/`);
    expect(preview.body).toMatchObject({
      subject: 'Die Wolle ist da',
      text: expect.stringContaining('/de/notes'),
    });
    expect(
      (await staff.post(`/studio_api/newsletter/${draft.id}/test/`, { locale: 'en' })).status,
    ).toBe(204);
    const tried = await lettersTo('Wool is here at last');
    expect(tried.map(({ to }) => to)).toEqual(['staff@tailorbird.example']);
    expect(tried[0]?.html).toContain('warm &amp; &lt;soft&gt;');
    const picture = /srcset="([^"]*)"/.exec(tried[0]?.html ?? '')?.[1] ?? '';
    expect(tried[0]?.html).toContain('/packshots/merino-beanie/1105-241-251.png?width=450');
    expect(picture.split(', ').map((each) => each.replace(/^.*\?width=/, ''))).toEqual([
      '450 450w',
      '768 768w',
      '1024 1024w',
      '1440 1440w',
      '1920 1920w',
    ]);
    expect((await staff.del(`/studio_api/newsletter/${draft.id}/`)).status).toBe(204);
    expect((await letters()).letters).toEqual([]);
  });

  it('goes to everybody who confirmed, once, in their language, with a way to leave that is counted and names nobody', async () => {
    const { body: draft } = await staff.post('/studio_api/newsletter/', words);
    const send = () => staff.post(`/studio_api/newsletter/${draft.id}/send/`, { version: 1 });
    expect((await send()).body.state).toBe('sending');
    expect((await send()).body.state).toBe('sending');
    // Two processes at once.
    await Promise.all([sendNext(shop.server.shop), sendNext(shop.server.shop)]);
    await drain();
    const [english, german] = [
      await lettersTo('Wool is here'),
      await lettersTo('Die Wolle ist da'),
    ];
    expect(english.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2].map((n) => `en-${n}@readers.example.test`),
    );
    expect(german.map(({ to }) => to).sort()).toEqual(
      [0, 1].map((n) => `de-${n}@readers.example.test`),
    );
    expect((await letters()).letters[0]).toMatchObject({
      state: 'sent',
      waiting: 5,
      failed: 0,
      left: 0,
      unsubscribed: 0,
    });
    expect((await send()).status).toBe(409);
    expect((await staff.post(`/studio_api/newsletter/${draft.id}/stop/`, {})).status).toBe(409);

    const headers = english[0]?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
    for (let times = 0; times < 2; times += 1)
      expect((await shop.client().post(path)).status).toBe(204);
    expect(await letters()).toMatchObject({ readers: 4, letters: [{ unsubscribed: 1 }] });
  });

  it('is stopped, and goes on where it was', async () => {
    const { body: draft } = await staff.post('/studio_api/newsletter/', {
      ...words,
      subject_en: 'Again',
      subject_de: 'Wieder',
    });
    await staff.post(`/studio_api/newsletter/${draft.id}/send/`, { version: 1 });
    expect((await staff.post(`/studio_api/newsletter/${draft.id}/stop/`, {})).body.state).toBe(
      'stopped',
    );
    await drain();
    expect([await lettersTo('Again'), await lettersTo('Wieder')]).toEqual([[], []]);
    await staff.post(`/studio_api/newsletter/${draft.id}/send/`, { version: 1 });
    await drain();
    expect((await lettersTo('Again')).length + (await lettersTo('Wieder')).length).toBe(4);
  });

  it('is for those who work here alone', async () => {
    const customer = shop.client();
    await signUp(customer);
    for (const client of [customer, shop.client()]) {
      expect((await client.get('/studio_api/newsletter/')).status).toBe(403);
      expect((await client.post('/studio_api/newsletter/', words)).status).toBe(403);
      expect((await client.get('/studio_api/newsletter/1/en.html')).status).toBe(403);
    }
  });
});
