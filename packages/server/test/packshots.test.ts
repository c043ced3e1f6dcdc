import { defaultVariant, formatVariantId, publicViewer } from '@tailorbird/domain/catalog';
import { inLanguage } from '@tailorbird/domain/kernel';
import { imageWidths } from '@tailorbird/packshot';
import { describe, expect, it } from 'vitest';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const get = (path: string) =>
  Promise.resolve(shop.server.fetch(new Request(new URL(path, origin))));

const variantOf = (slug: string): string => {
  const type = shop.server.shop.catalog.clothingTypes.find((one) => one.slug === slug);
  if (!type) throw new Error(`no ${slug}`);
  const read = inLanguage(type, 'en');
  return formatVariantId(read, defaultVariant(read, publicViewer));
};

const sizeOf = (bytes: ArrayBuffer): readonly [number, number] => {
  const view = new DataView(bytes);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('pictures of a piece', () => {
  const piece = () => `/packshots/pique-polo/${variantOf('pique-polo')}`;

  it('a piece has an SVG drawing', async () => {
    const answer = await get(`${piece()}.back.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toContain('<svg');
  });

  it('[SIZE-98] a piece has a drawing in the women’s cut', async () => {
    const [straight, shaped] = await Promise.all(
      ['.svg', '.women.svg'].map(async (ending) => (await get(`${piece()}${ending}`)).text()),
    );
    expect(shaped).toContain('<svg');
    expect(shaped).not.toBe(straight);
    expect((await get(`${piece()}.children.svg`)).status).toBe(404);
  });

  it('pictures have only the shop’s widths', async () => {
    const [smallest] = imageWidths;
    const answer = await get(`${piece()}.png?width=${smallest}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(sizeOf(await answer.arrayBuffer())).toEqual([smallest, smallest]);
    for (const width of ['451', '0', '1e3', '99999', ''])
      expect((await get(`${piece()}.png?width=${width}`)).status).toBe(404);
  });
});

it('too many concurrent pictures are refused briefly and made later', async () => {
  const path = `/packshots/pique-polo/${variantOf('pique-polo')}.front.png?width=${Math.min(...imageWidths)}`;
  const ask = (initials: string) => get(`${path}&initials=${initials}`);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
  const answers = await Promise.all(letters.map(ask));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      detail: expect.any(String),
      request_id: expect.any(String),
    });
  }
  expect((await ask('Y')).status).toBe(200);
}, 60_000);

describe('group pictures', () => {
  const pieces = () =>
    ['pique-polo', 'oxford-shirt'].map((slug) => `${slug}:${variantOf(slug)}`).join(',');

  it('a group picture shows the pieces of its address as SVG or PNG', async () => {
    const drawn = await get(`/scenes/rail/${pieces()}.svg`);
    expect(drawn.status).toBe(200);
    expect(await drawn.text()).toContain('viewBox="0 0 1200 800"');
    expect(
      sizeOf(await (await get(`/scenes/box/${pieces()}.png?width=450`)).arrayBuffer()),
    ).toEqual([450, 300]);
  });

  it('an unknown scene, piece or length of a group picture is 404', async () => {
    const six = Array.from({ length: 6 }, pieces).join(',');
    for (const path of [
      `/scenes/beach/${pieces()}.svg`,
      '/scenes/rail/.svg',
      '/scenes/rail/pique-polo:1.svg',
      '/scenes/rail/nothing:1-2.svg',
      `/scenes/rail/${six}.svg`,
      `/scenes/rail/${pieces()},.svg`,
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('an ambiguous address of a group picture is refused at once', async () => {
    const run = `${'1-'.repeat(60)}1:`;
    for (const name of [
      `${run.repeat(4)}${'1-'.repeat(100)}!.svg`,
      `${'a:1,'.repeat(400)}a:1.svg`,
      `${'1:1'.repeat(5_000)}.png`,
    ]) {
      expect((await get(`/scenes/rail/${name}`)).status).toBe(404);
    }
  });
});

describe('the picture a shared address shows', () => {
  it('a shared picture is 1200 × 630, translated and deterministic', async () => {
    const name = `pique-polo/${variantOf('pique-polo')}.png`;
    const [english, german, again] = await Promise.all([
      get(`/og/en/${name}`),
      get(`/og/de/${name}`),
      get(`/og/en/${name}`),
    ]);
    const [first, second, third] = await Promise.all([
      english.arrayBuffer(),
      german.arrayBuffer(),
      again.arrayBuffer(),
    ]);
    expect([english.status, german.status]).toEqual([200, 200]);
    expect(sizeOf(first)).toEqual([1200, 630]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
    expect(Buffer.from(first).equals(Buffer.from(third))).toBe(true);
  });

  it('a shared picture of an unknown page is 404', async () => {
    const name = `pique-polo/${variantOf('pique-polo')}`;
    for (const path of [
      `/og/fr/${name}.png`,
      `/og/en/${name}.svg`,
      `/og/en/no-such-thing/1.png`,
      '/og/en/pique-polo/1.png',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
