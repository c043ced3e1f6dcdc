/**
 * `npm run packshots -- sheet.html`: all garments on one sheet. With a `.webp` file: a
 * picture of the range for the documents.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright-core';
import {
  type Artwork,
  drawableProperties,
  drawGarment,
  drawScene,
  type FabricTexture,
  type Garment,
  type GarmentPattern,
  scenes,
} from '../packages/packshot/src/index.ts';
import { findChromium } from './chromium.ts';

const NATURAL: Readonly<Record<GarmentPattern, FabricTexture>> = {
  't-shirt': 'jersey',
  'long-sleeve': 'jersey',
  polo: 'pique',
  shirt: 'oxford',
  sweatshirt: 'fleece',
  hoodie: 'fleece',
  'zip-hoodie': 'fleece',
  knit: 'fine-knit',
  beanie: 'rib',
  scarf: 'fine-knit',
  'gift-card': 'paper',
  'hi-neck': 'wool-jersey',
  undershirt: 'lyocell',
  tank: 'rib',
  'active-tee': 'technical',
  'long-polo': 'pique',
  'knit-polo': 'fine-knit',
  'terry-shirt': 'terry',
  'open-collar': 'terry',
  'praia-shirt': 'oxford',
  'rugby-shirt': 'jersey',
  'knit-shirt': 'fine-knit',
  'half-zip': 'fleece',
  cardigan: 'fine-knit',
  'zip-sweatshirt': 'fleece',
  cap: 'felted',
  tote: 'oxford',
};

const TEXTURES: readonly FabricTexture[] = [
  'jersey',
  'wool-jersey',
  'lyocell',
  'technical',
  'pique',
  'waffle',
  'terry',
  'oxford',
  'fleece',
  'felted',
  'fine-knit',
  'rib',
  'cable',
];

const ARTWORKS: readonly Artwork[] = ['tide', 'orchard', 'loom', 'harbor', 'swallow', 'cork-oak'];

const COLORS = ['#ffffff', '#1f2a44', '#d9542b', '#111111'];
/** Colors of the garments, in turn. */
const WORN = [
  '#f3efe4',
  '#1f2a44',
  '#8fa3b8',
  '#7a3b2e',
  '#50614f',
  '#d9b26a',
  '#3b3f45',
  '#c8502a',
];

const patterns = Object.keys(drawableProperties) as GarmentPattern[];

let count = 0;
const picture = (garment: Garment, width: number): string => {
  count += 1;
  return drawGarment(garment, { width, idPrefix: `p${count}` });
};

const worn = (at: number): string => WORN[at % WORN.length] ?? '';

const captioned = (drawing: string, words: string): string =>
  `<figure>${drawing}<figcaption>${words}</figcaption></figure>`;

const choicesOf = (pattern: GarmentPattern): readonly Readonly<Record<string, string>>[] =>
  Object.entries(drawableProperties[pattern]).flatMap(([collection, slugs]) =>
    slugs.slice(1).map((slug) => ({ [collection]: slug })),
  );

/**
 * Every garment in four colors, from both sides, with each property, and in menu size.
 */
const everything = (): string =>
  patterns
    .map((pattern) => {
      const plain = { pattern, texture: NATURAL[pattern], properties: {}, initials: 'ABC' };
      return `<h2>${pattern}</h2><div>${COLORS.flatMap((color) =>
        (['front', 'back'] as const).map((view) => picture({ ...plain, color, view }, 320)),
      ).join('')}</div><div>${choicesOf(pattern)
        .map((properties) =>
          captioned(
            picture({ ...plain, color: '#8fa3b8', properties }, 240),
            Object.values(properties).join(),
          ),
        )
        .join(
          '',
        )}</div><div>${COLORS.map((color) => picture({ ...plain, color }, 64)).join('')}</div>`;
    })
    .join('');

const wardrobe = (): readonly Garment[] =>
  (['rugby-shirt', 'shirt', 'cardigan', 't-shirt'] as const).map((pattern, at) => ({
    pattern,
    texture: NATURAL[pattern],
    color: ['#1f2a44', '#c9d6e3', '#b9825a', '#ffffff'][at] ?? '',
    properties: {},
  }));

const surface = (texture: FabricTexture, color: string): string =>
  picture({ pattern: 't-shirt', texture, color, properties: {} }, 84).replace(
    'viewBox="0 0 800 800"',
    'viewBox="310 330 105 105"',
  );

/** The range on one page: garments from both sides, fabrics, artworks, scenes. */
const overview = (): string => {
  const garments = patterns.map((pattern, at) => {
    const garment = { pattern, texture: NATURAL[pattern], color: worn(at), properties: {} };
    return captioned(
      `${picture(garment, 84)}${picture({ ...garment, view: 'back' }, 48)}`,
      pattern,
    );
  });
  const surfaces = TEXTURES.map((texture, at) =>
    captioned(surface(texture, worn(at + 2)), texture),
  );
  const onBack: readonly Artwork[] = ['loom', 'harbor'];
  const tops = [
    ...ARTWORKS.map((artwork, at) => ({
      pattern: 't-shirt' as const,
      color: worn(at),
      artwork,
      view: onBack.includes(artwork) ? ('back' as const) : ('front' as const),
      properties: {},
      words: artwork,
    })),
    ...(['breton', 'block'] as const).map((stripe, at) => ({
      pattern: 'long-sleeve' as const,
      color: worn(at),
      properties: { stripe },
      words: stripe,
    })),
  ].map(({ words, ...garment }) =>
    captioned(picture({ ...garment, texture: 'jersey' }, 146), words),
  );
  const groups = scenes.map((scene, at) =>
    captioned(
      drawScene({ scene, garments: wardrobe() }, { width: 406, idPrefix: `s${at}` }),
      scene,
    ),
  );
  return [garments, surfaces, tops, groups].map((row) => `<div>${row.join('')}</div>`).join('');
};

const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Packshots</title><style>body{background:#f7f4ee;color:#26221d;font:13px sans-serif;margin:16px;width:1240px}div{display:flex;flex-wrap:wrap;gap:6px 4px;margin-bottom:18px}figure{margin:0;text-align:center}</style>${body}`;

const photograph = async (html: string, path: string): Promise<void> => {
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage({ viewport: { width: 1272, height: 800 } });
    await tab.setContent(html);
    const session = await tab.context().newCDPSession(tab);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 85,
      captureBeyondViewport: true,
    });
    writeFileSync(path, Buffer.from(data, 'base64'));
  } finally {
    await browser.close();
  }
};

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run packshots -- <file.html | file.webp>');
  process.exitCode = 1;
} else {
  mkdirSync(dirname(path), { recursive: true });
  if (path.endsWith('.webp')) await photograph(page(overview()), path);
  else writeFileSync(path, page(everything()));
  console.log(`${count} pictures in ${path}`);
}
