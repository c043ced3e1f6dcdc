import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../src/app/pages/renderer.ts';
import { type Client, signIn } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const pages: Renderer = async ({ url, fetch, changedTexts }) => {
  const faq = (await (await fetch('/content-api/pages/faq')).json()) as { readonly title: string };
  return {
    status: 200,
    html: JSON.stringify({ path: new URL(url).pathname, title: faq.title, changedTexts }),
  };
};

const shop = openShop({ pages });
type Row = { readonly key: string; readonly title: string; readonly value: Record<string, string> };

describe('changed texts', () => {
  let staff: Client;
  beforeAll(async () => {
    staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  });
  const found = async (search: string): Promise<readonly Row[]> =>
    (
      await staff.get<readonly Row[]>(
        `/studio_api/data/texts/?search=${encodeURIComponent(search)}`,
      )
    ).body;
  const change = (row: Row, after: object, reason = 'tried in a test') =>
    staff.put(`/studio_api/data/texts/${row.key}/`, { before: row.value, after, reason });
  const page = async (path: string) => {
    const response = await shop.server.fetch(new Request(`http://shop.test${path}`));
    return { headers: response.headers, body: JSON.parse(await response.text()) };
  };
  const aRow = async (search: string, key: string): Promise<Row> => {
    const row = (await found(search)).find((each) => each.key === key);
    if (!row) throw new Error(`${key} was not found by ${search}`);
    return row;
  };

  it('a text is found by its words in any language, numbers or key', async () => {
    for (const search of ['skip to content', 'Zum Inhalt', 'shell.skipToContent']) {
      expect((await found(search)).map(({ key }) => key)).toContain('shell.skipToContent');
    }
    const plural = (await found('shell.')).find(
      ({ value }) => 'en_one' in value && value.en_other?.includes('{{count}}'),
    );
    if (!plural) throw new Error('No plural');
    expect(
      (await found(String(plural.value.en_other).replace('{{count}}', '17'))).map(({ key }) => key),
    ).toContain(plural.key);
    expect(
      (await found('Which size am I?')).some(({ key }) => key.startsWith('content-page-faq.')),
    ).toBe(true);
    expect(await found('')).toEqual([]);
    // Texts only for staff are not included.
    expect((await found('data.conflict')).length).toBe(0);
  });

  it('wrong placeholders, markup and missing plural forms are refused', async () => {
    const [plural] = (await found('shell.')).filter(
      ({ value }) => 'en_one' in value && value.en_other?.includes('{{count}}'),
    );
    if (!plural) throw new Error('No plural');
    const { de_one, ...without } = plural.value;
    for (const [after, field] of [
      [{ ...plural.value, en_other: 'Several' }, 'en_other'],
      [{ ...plural.value, en_other: `${plural.value.en_other} <b>` }, 'en_other'],
      [{ ...plural.value, de_other: '' }, 'de_other'],
      [without, 'de_one'],
    ] as const)
      expect(await change(plural, after)).toMatchObject({
        status: 400,
        body: { [field]: [expect.any(String)] },
      });
    expect((await change(plural, { ...plural.value, fr: 'x' })).status).toBe(400);
  });

  it('a text preview is shown by name, and publishing to everyone', async () => {
    const row = await aRow('Skip to content', 'shell.skipToContent');
    const after = { ...row.value, de: 'Gleich zum Inhalt' };
    expect((await page('/de/faq')).body.changedTexts).toEqual({ version: '', texts: {} });
    const { body: preview } = await staff.post(`/studio_api/data/texts/${row.key}/preview/`, {
      after,
    });
    expect(preview).toMatchObject({ name: expect.any(String), path: '/' });
    const tried = await page(`/de/faq?text-preview=${preview.name}`);
    expect(tried.body.changedTexts).toEqual({
      version: `preview-${preview.name}`,
      texts: { 'de/shell': { skipToContent: 'Gleich zum Inhalt' } },
    });
    expect(tried.headers.get('cache-control')).toBe('private, no-store');
    expect(
      (await shop.client().get(`/content-api/texts/preview-${preview.name}/de/shell/`)).body,
    ).toEqual({
      skipToContent: 'Gleich zum Inhalt',
    });
    expect((await page('/de/faq')).body.changedTexts.texts).toEqual({});
    expect((await page('/de/faq?text-preview=another')).body.changedTexts.texts).toEqual({});

    expect((await change(row, after)).status).toBe(200);
    const { body } = await page('/de/faq');
    expect(body.changedTexts).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      texts: { 'de/shell': { skipToContent: 'Gleich zum Inhalt' } },
    });
    const texts = await shop
      .client()
      .get(`/content-api/texts/${body.changedTexts.version}/de/shell/`);
    expect(texts.body).toEqual({ skipToContent: 'Gleich zum Inhalt' });
    expect(
      (await shop.client().get(`/content-api/texts/${body.changedTexts.version}/en/shell/`)).status,
    ).toBe(404);
    expect(await change(row, { ...row.value, de: 'Anders' })).toMatchObject({
      status: 409,
      body: { now: { value: after } },
    });
    expect((await found('')).map(({ key }) => key)).toEqual([row.key]);
    expect((await staff.get('/studio_api/changed_texts/')).body).toEqual([
      {
        file: 'packages/web/locales/de/shell.json',
        key: 'skipToContent',
        before: row.value.de,
        after: 'Gleich zum Inhalt',
      },
    ]);
    expect((await change({ ...row, value: after }, row.value, 'it was a try')).status).toBe(200);
    expect((await page('/de/faq')).body.changedTexts).toEqual({ version: '', texts: {} });
    expect(await found('')).toEqual([]);
  });

  it('page texts change by paragraph, with previews', async () => {
    const row = (await found('Questions and answers')).find(({ key }) =>
      key.startsWith('content-page-faq.'),
    );
    if (!row) throw new Error('No title');
    const after = { ...row.value, en: 'Good questions' };
    const { body: preview } = await staff.post(`/studio_api/data/texts/${row.key}/preview/`, {
      after,
    });
    expect(preview.path).toBe('/faq');
    expect((await page('/faq')).body.title).toBe(row.value.en);
    expect((await page(`/faq?text-preview=${preview.name}`)).body.title).toBe('Good questions');
    expect((await page('/faq')).body.title).toBe(row.value.en);
    expect((await shop.client().get('/content-api/pages/faq')).body.title).toBe(row.value.en);
    expect((await change(row, after)).status).toBe(200);
    expect((await page('/faq')).body.title).toBe('Good questions');
    const answer = (await found('standard sizes, base 1 to')).find(({ key }) =>
      key.startsWith('content-page-faq.'),
    );
    if (!answer) throw new Error('No answer');
    expect(
      (await change(answer, { ...answer.value, en: '{{sizes}} of them, base 1 to {{bases}}.' }))
        .status,
    ).toBe(200);
    expect(JSON.stringify((await shop.client().get('/content-api/pages/faq')).body)).toContain(
      '["24 of them, base 1 to 12."]',
    );
  });

  it('a preview expires after an hour', async () => {
    const row = await aRow('Skip to content', 'shell.skipToContent');
    const { body: preview } = await staff.post(`/studio_api/data/texts/${row.key}/preview/`, {
      after: { ...row.value, en: 'Go on' },
    });
    shop.putForward(61 * 60_000);
    expect(
      (await page(`/?text-preview=${preview.name}`)).body.changedTexts.texts,
    ).not.toHaveProperty('en/shell');
  });
});
