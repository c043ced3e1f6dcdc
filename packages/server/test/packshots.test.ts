import { defaultVariant, formatVariantId, publicViewer } from '@tailorbird/domain/catalog';
import { inLanguage } from '@tailorbird/domain/kernel';
import { colorOf, imageWidths, recolorRows, renderIn } from '@tailorbird/packshot';
import { renderOf } from '@tailorbird/packshot/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingVersion, imagePathOf } from '../src/contexts/catalog/index.ts';
import { pieceAsGarment } from '../src/contexts/packshots/application/draw.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Promise.resolve(shop.server.fetch(new Request(new URL(path, origin), { headers })));

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

describe('renders', () => {
  const slug = 'cotton-t-shirt';
  const address = (ending: string) => `/packshots/${slug}/${variantOf(slug)}${ending}`;
  const textAt = async (path: string) => (await get(path)).text();

  it('no product group mixes renders and drawings', () => {
    const { productGroups, clothingTypes } = shop.server.shop.catalog;
    const rendered = ['t-shirts', 'polo-shirts', 'knitwear', 'sweatshirts-hoodies'];
    for (const { slug, subCategories } of productGroups) {
      const slugs = subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs);
      const kinds = clothingTypes
        .filter((type) => slugs.includes(type.slug) && type.visibility === 'VISIBLE')
        .flatMap((type) =>
          (['front', 'back'] as const).flatMap((view) =>
            type.cutFor.map((cutFor) => {
              const garment = pieceAsGarment(type, {
                variantId: variantOf(type.slug),
                initials: '',
                view,
                isForWomen: cutFor === 'women',
              });
              return Boolean(garment && renderOf(garment));
            }),
          ),
        );
      const expected = kinds.length > 0 ? [rendered.includes(slug)] : [];
      expect([...new Set(kinds)], slug).toEqual(expected);
    }
  });

  it('the address of a garment without renders marks its drawing, in every property', async () => {
    for (const type of shop.server.shop.catalog.clothingTypes) {
      const variant = defaultVariant(inLanguage(type, 'en'), publicViewer);
      const variants = type.propertyCollections.flatMap(({ slug: collection, properties }) =>
        properties.map(({ id }) => ({
          ...variant,
          selectedProperties: { ...variant.selectedProperties, [collection]: id },
        })),
      );
      for (const one of [variant, ...variants])
        for (const cutFor of type.cutFor) {
          const isForWomen = cutFor === 'women';
          const variantId = formatVariantId(inLanguage(type, 'en'), one);
          const drawing = { variantId, initials: '', view: 'front', isForWomen } as const;
          const garment = pieceAsGarment(type, drawing);
          const isDrawn = !garment || renderOf(garment) === null;
          expect(imagePathOf(type, one).includes('.drawn.'), `${type.slug} ${variantId}`).toBe(
            isDrawn,
          );
        }
    }
    expect(await (await get('/api/search/?q=beanie')).text()).toContain('.drawn.svg?v=');
  });

  it('content pages name the kind of picture that each garment has', async () => {
    const pictures = await Promise.all(
      ['howitworks', 'campaign-november-colors', 'canvas-white'].map((page) =>
        textAt(`/content-api/pages/${page}`),
      ),
    );
    const pieces = pictures.flatMap((page) => [
      ...page.matchAll(/"slug":"([\w-]+)","variant":"([\d-]+)"[^}]*?"picture":"(\w+)"/g),
    ]);
    expect(new Set(pieces.map(([, , , picture]) => picture))).toEqual(
      new Set(['render', 'drawing']),
    );
    for (const [, slug, variant, picture] of pieces) {
      const svg = await textAt(`/packshots/${slug}/${variant}.svg`);
      expect(svg.includes('data:image/'), `${slug} ${variant}`).toBe(picture === 'render');
    }
  });

  it('the picture of a rendered garment contains the render in the width of its address', async () => {
    const bytes = await Promise.all(
      ['', '.768', '.1024', '.1920'].map(async (width) => {
        const svg = await textAt(address(`${width}.svg`));
        expect(svg).toContain('href="data:image/avif;base64,');
        return svg.length;
      }),
    );
    expect(bytes[0]).toBeLessThan(bytes[1] ?? 0);
    expect(bytes[2]).toBe(bytes[3]);
    for (const width of ['.451', '.0', '.7680', '.1e3'])
      expect((await get(address(`${width}.svg`))).status, width).toBe(404);
  });

  it('browsers without AVIF are redirected to the drawing', async () => {
    const types = 'image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    const answers = await Promise.all([
      get(address('.768.svg?v=1'), { accept: types }),
      get(address('.svg'), { accept: `image/avif,${types}` }),
      get(address('.svg'), { accept: '*/*' }),
      get(address('.drawn.svg'), { accept: types }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([302, 200, 200, 200]);
    expect(answers[0]?.headers.get('location')).toBe(address('.drawn.768.svg?v=1'));
    const names = (answer: Response | undefined) => answer?.headers.get('vary') ?? '';
    expect(names(answers[0])).toBe('Accept');
    expect(names(answers[1])).toContain('Accept-Encoding, Accept');
  });

  it('views and cuts have renders, and a drawing on request', async () => {
    const endings = [
      '',
      '.back',
      '.three-quarter',
      '.worn',
      '.women',
      '.back.women',
      '.worn.women',
    ];
    const all = await Promise.all(endings.map((ending) => textAt(address(`${ending}.svg`))));
    expect(new Set(all).size).toBe(endings.length);
    for (const svg of all) expect(svg).toContain('image/avif');
    expect(await textAt(address('.drawn.svg'))).not.toContain('image/avif');
  });

  it('a picture for mails has the colors of the picture in a browser', async () => {
    const svg = await textAt(address('.1024.svg'));
    const [, coded = ''] = /base64,([^"]+)"/.exec(svg) ?? [];
    const { data, info } = await sharp(Buffer.from(coded, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const png = await get(address('.png?width=1024'));
    const mailed = await sharp(Buffer.from(await png.arrayBuffer()))
      .resize(info.width)
      .raw()
      .toBuffer();
    const type = shop.server.shop.catalog.clothingTypes.find((one) => one.slug === slug);
    const hex = type?.fabricColors.find(({ id }) => variantOf(slug).startsWith(`${id}-`))?.color
      .hex;
    const rows = recolorRows(colorOf(hex ?? ''));
    const middle = (info.width * (info.height / 2) + info.width / 2) * 4;
    for (const [channel, weights] of rows.entries()) {
      const expected = weights.reduce(
        (sum, weight, part) => sum + weight * (data[middle + part] ?? 0),
        0,
      );
      expect(Math.abs((mailed[middle + channel] ?? 0) - expected)).toBeLessThan(6);
    }
  });

  it('a picture contains its render without color, which browsers color', async () => {
    const [one, other] = await Promise.all(
      shop.server.shop.catalog.clothingTypes
        .find((type) => type.slug === slug)
        ?.fabricColors.slice(0, 2)
        .map(async ({ id }) => {
          const variant = variantOf(slug).replace(/^\d+/, String(id));
          return renderIn(await textAt(`/packshots/${slug}/${variant}.women.768.svg`));
        }) ?? [],
    );
    expect(one?.name).toBe('t-shirt.women.front');
    expect(other).toEqual(one);
    const file = Buffer.from(one?.address.split(',')[1] ?? '', 'base64');
    expect((await sharp(file).metadata()).width).toBe(768);
  });

  it('a row contains the renders of its garments, and drawings on request', async () => {
    const pieces = [slug, 'cotton-sweatshirt', 'half-zip-sweatshirt']
      .map((one) => `${one}:${variantOf(one)}`)
      .join(',');
    const [small = '', large = '', drawn = '', mixed = ''] = await Promise.all(
      [
        `${pieces}.svg`,
        `${pieces}.768.svg`,
        `${pieces}.drawn.svg`,
        `${slug}:${variantOf(slug)},oxford-shirt:${variantOf('oxford-shirt')}.svg`,
      ].map((name) => textAt(`/scenes/row/${name}`)),
    );
    const rendersIn = (svg: string) => svg.split('data:image/avif').length - 1;
    expect([small, large, drawn, mixed].map(rendersIn)).toEqual([3, 3, 0, 0]);
    expect(small.length).toBeLessThan(large.length);
    expect(mixed).toContain('<svg');
    expect((await get(`/scenes/row/${pieces}.451.svg`)).status).toBe(404);
    const redirected = await get(`/scenes/row/${pieces}.svg?v=1`, { accept: 'image/webp,*/*' });
    expect(redirected.headers.get('location')).toBe(`/scenes/row/${pieces}.drawn.svg?v=1`);
  });

  it('a property without a render is drawn', async () => {
    const name = 'merino-cardigan';
    const type = shop.server.shop.catalog.clothingTypes.find((one) => one.slug === name);
    const shawl = type?.propertyCollections
      .flatMap(({ properties }) => properties)
      .find((property) => property.slug === 'shawl-collar');
    const [color, , ...others] = variantOf(name).split('-');
    const path = `/packshots/${name}/${[color, shawl?.id, ...others].join('-')}.svg`;
    const drawn = await get(path);
    expect(drawn.status).toBe(200);
    expect(await drawn.text()).not.toContain('image/avif');
  });
});

it('too many concurrent pictures are refused briefly and made later', async () => {
  const path = `/packshots/pique-polo/${variantOf('pique-polo')}.front.png?width=${Math.min(...imageWidths)}`;
  const getWithInitials = (initials: string) => get(`${path}&initials=${initials}`);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
  const answers = await Promise.all(letters.map(getWithInitials));
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
  expect((await getWithInitials('Y')).status).toBe(200);
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

describe('cloths', () => {
  const fabrics = () => {
    const colors = shop.server.shop.catalog.clothingTypes.flatMap((type) => type.fabricColors);
    return [...new Map(colors.map(({ fabric }) => [fabric.slug, fabric])).values()];
  };

  it('every fabric except paper has a tile and a swatch', async () => {
    expect(fabrics().length).toBeGreaterThan(30);
    for (const { slug, texture } of fabrics())
      for (const format of ['avif', 'webp']) {
        const answer = await get(`/cloths/${slug}.${format}`);
        expect(answer.status, slug).toBe(texture === 'paper' ? 404 : 200);
        if (texture === 'paper') continue;
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        const { format: found } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect(found).toBe(format === 'avif' ? 'heif' : 'webp');
      }
  });

  it('a chosen stitch has a cloth, and other names have none', async () => {
    for (const texture of ['rib', 'cable', 'fine-knit'])
      expect((await get(`/cloths/${texture}.avif`)).status).toBe(200);
    for (const name of ['no-fabric.avif', 'rib.png', 'rib', '..%2Findex.avif', 'jersey.demo.avif'])
      expect((await get(`/cloths/${name}`)).status, name).toBe(404);
  });

  it('an address with the drawing’s version is cached forever', async () => {
    const current = await get(`/cloths/rib.avif?v=${drawingVersion}`);
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await get('/cloths/rib.avif');
    expect(old.headers.get('cache-control')).toBe('public, max-age=3600');
  });
});
