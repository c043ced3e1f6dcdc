/**
 * `npm run atelier -- <type>`: makes the pictures of a garment and a contact sheet.
 * Finished steps are kept in `node_modules/.cache/atelier`, so an interrupted run
 * continues.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Hung, hangGarment, photograph, type Quality, qualities } from './makePictures.ts';
import { type Cut, measuresOf, pictureBodies } from './pattern/design.ts';
import { type DesignName, designs } from './pattern/designs.ts';
import { sewGarment } from './pattern/sew.ts';
import { photographForm } from './photographForm.ts';
import { type View, viewDegrees } from './render/camera.ts';
import type { Picture } from './render/paint.ts';
import { contactSheet, packedPng } from './sheet.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cut: { type: 'string', default: 'men' },
    draft: { type: 'boolean', default: false },
    size: { type: 'string' },
    views: { type: 'string' },
    workers: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const isDesign = (name: string): name is DesignName => Object.hasOwn(designs, name);
const isCut = (text: string): text is Cut => Object.hasOwn(pictureBodies, text);
const isView = (name: string): name is View | 'worn' =>
  Object.hasOwn(viewDegrees, name) || name === 'worn';

const [name = ''] = positionals;
const design = isDesign(name)
  ? designs[name]
  : fail(`Usage: npm run atelier -- <${Object.keys(designs).join('|')}> [--draft] [--views …]`);
const cut = isCut(options.cut) ? options.cut : fail(`There is no cut ${options.cut}.`);
// A form has no head for a hood.
const possible = [...Object.keys(viewDegrees), ...(design.hood ? [] : ['worn'])];
const views = (options.views?.split(',') ?? possible).map((view) =>
  isView(view) && possible.includes(view) ? view : fail(`There is no view ${view}.`),
);
const preset = options.draft ? qualities.draft : qualities.final;
const quality: Quality = { ...preset, size: Number(options.size ?? preset.size) };
const workers = Number(options.workers);

const source = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/atelier/', import.meta.url));
const out = options.out ?? join(cache, 'pictures');
mkdirSync(cache, { recursive: true });
mkdirSync(out, { recursive: true });

/**
 * Name of a cached step: changes with its inputs and with the sources that compute
 * it.
 */
const keyOf = (folders: string, inputs: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of globSync(`${folders}/*.ts`, { cwd: source }).sort()) {
    hash.update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

const began = Date.now();
const report = (text: string): void => {
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${text}`);
};
/** Prints each quarter of a step. */
const quarters = (text: string): ((share: number) => void) => {
  let printed = 0;
  return (share) => {
    const quarter = Math.floor(share * 4);
    if (quarter <= printed) return;
    printed = quarter;
    report(`${text} ${quarter * 25} %`);
  };
};

const cached = async (
  file: string,
  text: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const path = join(cache, file);
  if (existsSync(path)) {
    report(`${text}: from the cache`);
    return new Uint8Array(readFileSync(path));
  }
  const bytes = await make();
  // A renamed file is complete.
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
  return bytes;
};

const measures = measuresOf(design, cut);
const title = `${name}-${cut}`;
const drapeInputs = { design, measures, cut, spacing: quality.spacing, pace: quality.pace };
const drapeKey = keyOf('{body,pattern,drape}', drapeInputs);
const drapeFile = `${title}-${drapeKey}.drape`;
const bytes = await cached(drapeFile, 'drape', async () => {
  const steps = new Map<string, (share: number) => void>();
  const { positions } = hangGarment(design, quality, cut, (phase, share) => {
    const step = steps.get(phase) ?? quarters(phase);
    steps.set(phase, step);
    step(share);
  });
  return new Uint8Array(positions.buffer);
});
const hung: Hung = {
  sewn: sewGarment(design, measures, quality.spacing, cut),
  positions: new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8),
};

const pictures: Picture[] = [];
for (const view of views) {
  const key = keyOf('{.,body,pattern,drape,render,worn}', { drapeInputs, quality, view });
  const pixels = await cached(`${title}-${view}-${key}.rgba`, view, async () => {
    const picture =
      view === 'worn'
        ? photographForm(hung, quality)
        : await photograph(hung, view, quality, workers, quarters(`${view}: light`));
    return picture.pixels;
  });
  const picture = { size: quality.size, pixels };
  if (view !== 'worn') pictures.push(picture);
  const file = join(out, `${name}.${cut}.${view}.png`);
  writeFileSync(file, await packedPng(picture));
  report(`${view}: ${file}`);
}
if (pictures.length === 0) process.exit();
const sheet = join(out, `${title}-sheet.png`);
await (await contactSheet(pictures, Math.min(480, quality.size))).png().toFile(sheet);
report(`contact sheet: ${sheet}`);
