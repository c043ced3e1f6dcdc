import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawableProperties, drawGarment, type FabricTexture, type Garment, type GarmentPattern } from '../src/index.ts';

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
  'hi-neck': 'jersey',
  undershirt: 'jersey',
  tank: 'jersey',
  'active-tee': 'technical',
  'long-polo': 'pique',
  'knit-polo': 'fine-knit',
  'terry-shirt': 'terry',
  'open-collar': 'terry',
  'praia-shirt': 'lyocell',
  'rugby-shirt': 'jersey',
  'knit-shirt': 'fine-knit',
  'half-zip': 'fleece',
  cardigan: 'fine-knit',
  'zip-sweatshirt': 'fleece',
  cap: 'oxford',
  tote: 'oxford',
};

const COLORS = ['#ffffff', '#1f2a44', '#d9542b', '#111111'];

const patterns = Object.keys(NATURAL) as GarmentPattern[];

let count = 0;
const picture = (garment: Garment, width: number): string => {
  count += 1;
  return drawGarment(garment, { width, idPrefix: `p${count}` });
};

const row = (pattern: GarmentPattern): string => {
  const plain = { pattern, texture: NATURAL[pattern], properties: {}, initials: 'ABC' };
  const choices = Object.entries(drawableProperties[pattern]).flatMap(([collection, slugs]) =>
    slugs.slice(1).map((slug) => ({ [collection]: slug })),
  );
  return `<h2>${pattern}</h2><div>${COLORS.flatMap((color) =>
    (['front', 'back'] as const).map((view) => picture({ ...plain, color, view }, 320)),
  ).join(
    '',
  )}</div><div>${choices.map((properties) => `<figure>${picture({ ...plain, color: '#8fa3b8', properties }, 240)}<figcaption>${Object.values(properties)}</figcaption></figure>`).join('')}</div><div>${COLORS.map(
    (color) => picture({ ...plain, color }, 64),
  ).join('')}</div>`;
};

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run packshots -- <file.html>');
  process.exitCode = 1;
} else {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>Packshots</title><style>body{background:#f7f4ee;font:14px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;text-align:center}</style>${patterns.map(row).join('')}`,
  );
  console.log(`${count} pictures in ${path}`);
}
