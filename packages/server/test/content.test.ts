import { describe, expect, it } from 'vitest';
import { showBlock, visibleTarget } from '../src/contexts/content/application/show.ts';
import { aBeanie, aTShirt } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop({ settings: { limitFactor: 1, previewSecret: 'a secret of the tests' } });

const signedIn = async (who: string, password = 'measure-twice') => {
  const client = shop.client();
  const { status } = await client.post('/oscarapi/login/', {
    username: `${who}@tailorbird.example`,
    password,
  });
  expect(status).toBe(200);
  return client;
};

const mailsTo = async (
  address: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> =>
  (
    await shop.server.database.queries
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id')
      .execute()
  )
    .map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; text: string })
    .filter(({ to }) => to === address);

let forms = 0;
const aForm = (changes: object = {}) => {
  forms += 1;
  return {
    topic: 'contact',
    key: `form-of-the-tests-${forms}`,
    values: {
      subject: 'size',
      name: 'Ada',
      email: `ada${forms}@example.com`,
      message: 'Is 7R wide?\nThanks.',
    },
    ...changes,
  };
};

describe('an inquiry', () => {
  it('[ROUTE-35] an inquiry is stored in the inbox and confirmed by mail', async () => {
    const form = aForm();
    expect(await shop.client().post('/api/v1/inquiries/', form)).toMatchObject({
      status: 201,
      body: { received: true },
    });
    const [arrived] = await mailsTo('support@tailorbird.example');
    expect(arrived?.text).toContain('Is 7R wide?');
    expect(arrived?.text).toContain(form.values.email);
    const receipts = await mailsTo(form.values.email);
    expect(receipts).toMatchObject([{ subject: 'We received your message' }]);
    // The email address is not verified, so the mail must not contain the form's text.
    expect(receipts[0]?.text).not.toMatch(/Is 7R wide|Ada/);
  });

  it('a repeated inquiry is stored once', async () => {
    const form = aForm();
    const client = shop.client({ language: 'de' });
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/v1/inquiries/', form)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mailsTo(form.values.email)).toMatchObject([
      { subject: 'Wir haben deine Nachricht erhalten' },
    ]);
  });

  it('errors of an inquiry are reported by field', async () => {
    const { status, body } = await shop
      .client()
      .post('/api/v1/inquiries/', aForm({ values: { email: 'ada', subject: 'gossip' } }));
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      subject: { kind: 'not-a-choice' },
      name: { kind: 'required' },
      email: { kind: 'email-invalid' },
      message: { kind: 'required' },
    });
    for (const changes of [{ topic: 'gossip' }, { key: 'short' }, { values: [] }]) {
      expect((await shop.client().post('/api/v1/inquiries/', aForm(changes))).status).toBe(400);
    }
  });

  it('an inquiry with a filled honeypot is discarded', async () => {
    const form = aForm({ website: 'https://spam.example' });
    expect((await shop.client().post('/api/v1/inquiries/', form)).status).toBe(201);
    expect(await mailsTo(form.values.email)).toEqual([]);
  });

  it('the eleventh inquiry within an hour is rejected', async () => {
    shop.putForward(2 * 60 * 60_000);
    const send = async (): Promise<number> =>
      (await shop.client().post('/api/v1/inquiries/', aForm())).status;
    for (let sent = 0; sent < 10; sent += 1) expect(await send()).toBe(201);
    expect(await send()).toBe(429);
    shop.putForward(61 * 60_000);
    expect(await send()).toBe(201);
  });
});

describe('the footprint of garments', () => {
  it('[API-45] a design’s footprint depends on size and language', async () => {
    const client = shop.client();
    const middle = await client.post('/trims_api/expenditures/generic/', { clothing_type_id: 1 });
    const large = await client.post('/trims_api/expenditures/generic/', {
      clothing_type_id: 1,
      base_size: 12,
    });
    expect(middle.status).toBe(200);
    expect(large.body.fabric.grams).toBeGreaterThan(middle.body.fabric.grams);
    expect(middle.body.source).toContain('order of magnitude');
    const german = await shop
      .client({ language: 'de' })
      .post('/trims_api/expenditures/generic/', { clothing_type_id: 1 });
    expect(german.body.source).toContain('Größenordnung');
    expect(german.body.total).toEqual(middle.body.total);
    expect(
      (await client.post('/trims_api/expenditures/generic/', { clothing_type_id: 999_999 })).status,
    ).toBe(404);
    expect(
      (
        await client.post('/trims_api/expenditures/generic/', {
          clothing_type_id: 1,
          base_size: 13,
        })
      ).status,
    ).toBe(400);
  });

  it('[API-45] every fabric of the catalog has known fibers', () => {
    const words = shop.server.shop.content.factors.fibers.flatMap((fiber) => fiber.words);
    const fabrics = new Set(
      shop.server.shop.catalog.clothingTypes.flatMap((type) =>
        type.fabricColors.map(({ fabric }) => fabric),
      ),
    );
    const unknown = [...fabrics]
      .filter(({ slug }) => slug !== 'email')
      .filter(
        ({ composition }) => !words.some((word) => composition.en.toLowerCase().includes(word)),
      );
    expect(unknown.map(({ slug }) => slug)).toEqual([]);
  });

  it('[API-43] the footprint of a line is for its owner only', async () => {
    const client = shop.client();
    const added = await client.post('/oscarapi/basket/add-product/', aBeanie());
    expect(added.status).toBeLessThan(300);
    const id = (await client.basket()).all_lines[0]?.id;
    expect(
      (await client.get(`/trims_api/expenditures/basket-line/${id}/`)).body.fabric.grams,
    ).toBeGreaterThan(0);
    expect((await shop.client().get(`/trims_api/expenditures/basket-line/${id}/`)).status).toBe(
      404,
    );
    expect((await shop.client().get('/trims_api/expenditures/basket-line/nothing/')).status).toBe(
      404,
    );
  });

  it('[API-43] the footprint of a line uses its size', async () => {
    const client = shop.client();
    const gramsOf = async (standardSizeId: number): Promise<number> => {
      const query = `mutation { createUserSizeFromStandardSize(standardSizeId: ${standardSizeId}, title: "Mine", targetSizeTypeId: 1) { ... on CreatedUserSize { user_size { id } } } }`;
      const { body } = await client.post('/graphql/', { query });
      await client.post(
        '/oscarapi/basket/add-product/',
        aTShirt(body.data.createUserSizeFromStandardSize.user_size.id),
      );
      const id = (await client.basket()).all_lines.at(-1)?.id;
      return (await client.get(`/trims_api/expenditures/basket-line/${id}/`)).body.fabric.grams;
    };
    expect(await gramsOf(24)).toBeGreaterThan(await gramsOf(1));
  });

  it('[API-44] the footprint of an order line needs a sign-in', async () => {
    expect((await shop.client().get('/trims_api/expenditures/order-line/1/')).status).toBe(403);
    expect(
      (await (await signedIn('staff')).get('/trims_api/expenditures/order-line/999999/')).status,
    ).toBe(404);
  });
});

describe('a preview of product content', () => {
  const path = '/content-api/below-the-fold/cotton-t-shirt/two-weights';

  it('[ROUTE-54] only admins see the preview', async () => {
    expect((await shop.client().get(path)).status).toBe(403);
    expect((await (await signedIn('customer')).get(path)).status).toBe(403);
    const admin = await signedIn('staff');
    expect((await admin.get(path)).body).toMatchObject({
      id: 'two-weights',
      piece: { slug: 'cotton-t-shirt' },
    });
    expect(
      (await admin.get('/content-api/below-the-fold/cotton-t-shirt/no-such-block')).status,
    ).toBe(404);
    expect(
      (await shop.client().get('/content-api/below-the-fold/cotton-t-shirt/no-such-block')).status,
    ).toBe(403);
  });

  it('[ROUTE-55] a signed link opens one preview for a week', async () => {
    const admin = await signedIn('staff');
    const made = await admin.post(`${path}/link/`, { variant: '101-1' });
    expect(made.status).toBe(201);
    const link = new URL(made.body.path, 'http://shop.test');
    expect(link.pathname).toBe('/below-the-fold-preview/cotton-t-shirt/101-1/two-weights');
    const stranger = shop.client();
    const signed = `${path}${link.search}&variant=101-1`;
    expect((await stranger.get(signed)).body.piece.variant).toBe('101-1');
    expect((await stranger.get(`${path}${link.search}`)).status).toBe(403);
    expect(
      (
        await stranger.get(
          `/content-api/below-the-fold/oxford-shirt/collar-notes${link.search}&variant=101-1`,
        )
      ).status,
    ).toBe(403);
    expect((await stranger.post(`${path}/link/`)).status).toBe(403);
    shop.putForward(8 * 24 * 60 * 60_000);
    expect((await stranger.get(signed)).status).toBe(403);
  });
});

describe('content pages', () => {
  it('[ROUTE-08] [ROUTE-15] pages show only garments that visitors can see', async () => {
    const { body } = await shop
      .client({ language: 'de' })
      .get('/content-api/pages/campaign-november-colors');
    expect(body.title).toBe('Novemberfarben');
    expect(body.pieces.map(({ slug }: { slug: string }) => slug)).toContain('cotton-hoodie');
    const products = body.blocks.find(({ kind }: { kind: string }) => kind === 'products');
    expect(products.pieces[0].prices.EUR).toMatch(/^\d+\.\d\d$/);
    for (const slug of [
      'canvas-white',
      'canvas-initials',
      'canvas-portugal',
      'campaign-the-cold-half',
      'a-look-back-2024',
    ]) {
      expect((await shop.client().get(`/content-api/pages/${slug}`)).status).toBe(200);
    }
  });

  it('every garment in a text is visible and has the named color', () => {
    const { content, catalog } = shop.server.shop;
    const names = JSON.stringify([
      ...content.pages.values(),
      ...content.notes,
      ...content.launches,
      ...content.seasons,
      ...content.folds,
    ]);
    const asked = [...names.matchAll(/\{"slug":"([a-z0-9-]+)","color":(null|"[a-z-]+"),"view"/g)];
    expect(asked.length).toBeGreaterThan(50);
    const wrong = asked.filter(([, slug, color]) => {
      const type = catalog.clothingTypes.find((candidate) => candidate.slug === slug);
      return (
        !type ||
        (color !== 'null' && !type.fabricColors.some((own) => `"${own.color.slug}"` === color))
      );
    });
    expect(wrong.map(([whole]) => whole)).toEqual([]);
  });

  it('no page links to a hidden garment', () => {
    const types = shop.server.shop.catalog.clothingTypes;
    const hidden = types.map((type) =>
      type.slug === 'oxford-shirt' ? { ...type, visibility: 'ADMIN_ONLY' as const } : type,
    );
    const to = '/product/oxford-shirt?initials=AB';
    expect([
      visibleTarget(types, to),
      visibleTarget(hidden, to),
      visibleTarget(hidden, '/notes'),
      visibleTarget(types, '/product/unheard-of'),
    ]).toEqual([to, null, '/notes', null]);
    const action = {
      kind: 'action' as const,
      heading: { en: 'A', de: 'A' },
      text: null,
      label: { en: 'B', de: 'B' },
      to,
    };
    expect([showBlock(types, action, 'en'), showBlock(hidden, action, 'en')]).toMatchObject([
      { to },
      { to: '/products' },
    ]);
  });

  it('[NOTES-01] a note has a reading time and related notes', async () => {
    const { body } = await shop.client().get('/notes-api/articles/a-hundred-wearings');
    expect(body.reading_minutes).toBeGreaterThan(0);
    expect(body.related).toHaveLength(3);
    expect(body.related.map(({ slug }: { slug: string }) => slug)).not.toContain(
      'a-hundred-wearings',
    );
  });
});
