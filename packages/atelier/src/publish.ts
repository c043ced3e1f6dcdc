/**
 * `npm run atelier:publish -- <folder>`: adds pictures to the shop. The folder contains
 * `<shape>.<cut>.<view>.png`, packed and lossless. Writes their files to
 * `packages/packshot/renders` and the list `renderFiles.ts`.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderFiles } from '@tailorbird/packshot/files';
import sharp, { type Sharp } from 'sharp';

/** Side of the frame of the shop's pictures, in pixels and in drawing units. */
const frame = 800;
/** Widths of the files, with their quality. Details of large pictures need fewer bits. */
const files = [
  { width: 450, quality: 62 },
  { width: 768, quality: 54 },
  { width: 960, quality: 55 },
] as const;

/**
 * Most bytes of a file: phones with three device pixels per CSS pixel load the widest.
 * Rough knits need a lower quality for that.
 */
const phoneBytes = 33_500;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run atelier:publish -- <folder>');
  process.exit(1);
}
const packshot = fileURLToPath(new URL('../../packshot/', import.meta.url));
mkdirSync(join(packshot, 'renders'), { recursive: true });

type Place = (typeof renderFiles)[string];

/** Width of the shoulders under a hood, and the height of the neck above that place. */
const [shoulderWidth, shoulderRise] = [270, 24];

/**
 * The garment in the frame, found by its outline. A hood does not count: pictures on the
 * chest are placed from the shoulders.
 */
const placeOf = async (picture: Sharp, isHooded: boolean): Promise<Place> => {
  const alpha = await picture.clone().resize(frame).extractChannel(3).raw().toBuffer();
  const isCloth = (x: number, y: number): boolean => (alpha[y * frame + x] ?? 0) > 127;
  const widths = Array.from(
    { length: frame },
    (_, y) => Array.from({ length: frame }, (_, x) => x).filter((x) => isCloth(x, y)).length,
  );
  const rows = widths.flatMap((width, y) => (width > 0 ? [y] : []));
  const neck = widths.findIndex((width) => width > shoulderWidth) - shoulderRise;
  const top = isHooded ? neck : (rows[0] ?? 0);
  const bottom = (rows.at(-1) ?? frame - 1) + 1;
  let half = frame / 2;
  for (let y = Math.round(top + (bottom - top) * 0.45); y < top + (bottom - top) * 0.9; y += 1) {
    const middle = frame / 2;
    let [left, right] = [middle, middle];
    while (left > 0 && isCloth(left, y)) left -= 1;
    while (right < frame && isCloth(right, y)) right += 1;
    half = Math.min(half, Math.round((right - left) / 2));
  }
  return { top, bottom, half };
};

/**
 * Pixels of a picture with the color of the nearest cloth around the outline. Black
 * there would cost a fifth of the bytes and leave dark dots along white cloth. The blue of
 * a form stays: it is the opacity of what lies in front of the cloth.
 */
const spreadCloth = async (picture: Sharp, isForm: boolean): Promise<Buffer> => {
  const [pixels, near] = await Promise.all([
    picture.clone().raw().toBuffer(),
    picture.clone().blur(6).raw().toBuffer(),
  ]);
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    for (let channel = 0; channel < 3; channel += 1) sums[channel] += pixels[at + channel] ?? 0;
    sums[3] += 1;
  }
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) >= 128) continue;
    const isNear = (near[at + 3] ?? 0) > 8;
    for (let channel = 0; channel < (isForm ? 2 : 3); channel += 1) {
      pixels[at + channel] = isNear
        ? (near[at + channel] ?? 0)
        : Math.round((sums[channel] ?? 0) / sums[3]);
    }
  }
  return pixels;
};

const known: Record<string, Place> = { ...renderFiles };
for (const file of globSync('*.*.*.png', { cwd: folder }).sort()) {
  const name = basename(file, '.png');
  const picture = sharp(join(folder, file)).ensureAlpha();
  const isForm = name.endsWith('.worn');
  const weights: string[] = [];
  for (const { width, quality } of files) {
    const resized = sharp(await picture.clone().resize(width).png().toBuffer());
    const raw = { width, height: width, channels: 4 } as const;
    const pixels = await spreadCloth(resized, isForm);
    const encoded = (lower: number): Promise<Buffer> =>
      sharp(pixels, { raw })
        // The channels differ, so colors keep full resolution.
        .avif({ quality: quality - lower, chromaSubsampling: '4:4:4', effort: 3 })
        .toBuffer();
    // Forms have no texture.
    let bytes = await encoded(isForm ? 9 : 0);
    for (let lower = 3; bytes.length > phoneBytes; lower += 3) {
      bytes = await encoded(lower);
    }
    writeFileSync(join(packshot, 'renders', `${name}.${width}.avif`), bytes);
    weights.push(`${(bytes.length / 1024).toFixed(1)} KB`);
  }
  known[name] = await placeOf(picture, name.includes('hoodie'));
  console.log(`${name}: ${weights.join(', ')}`);
}
const rows = Object.entries(known)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([name, { top, bottom, half }]) =>
      `  '${name}': { top: ${top}, bottom: ${bottom}, half: ${half} },\n`,
  );
const list = join(packshot, 'src', 'renderFiles.ts');
const source = readFileSync(list, 'utf8');
// The addresses of pictures contain a hash of the sources, so it changes with the files.
const hash = createHash('sha256');
for (const file of globSync('*.avif', { cwd: join(packshot, 'renders') }).sort())
  hash.update(readFileSync(join(packshot, 'renders', file)));
const header = source
  .slice(0, source.indexOf('= {') + 3)
  .replace(/files: \w+/, `files: ${hash.digest('hex').slice(0, 16)}`);
writeFileSync(list, `${header}\n${rows.join('')}};\n`);
