/**
 * `npm run atelier:cloths [-- <cloth> …]`: makes all tiles of cloth, or the named ones, and
 * the list of files. Writes to `packages/packshot/cloths`.
 */

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clothSide } from '@tailorbird/packshot';
import sharp from 'sharp';
import { cloths } from './cloth/cloths.ts';
import { clothTile } from './cloth/clothTile.ts';
import type { Cloth } from './cloth/surface.ts';

/** Pixels per side: of a tile, and of the swatch, which shows a part of it. */
const sizes = { tile: 768, swatch: 96 };
const samples = 2;
/** Most bytes of a file. */
const most = { tile: 27_000, swatch: 2_000 };

const packshot = fileURLToPath(new URL('../../packshot/', import.meta.url));
const folder = join(packshot, 'cloths');
mkdirSync(folder, { recursive: true });

/** The best file within the limit. */
const packed = async (
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> => {
  let quality = 42;
  let bytes = await encode(quality);
  while (bytes.length > limit && quality > 7) {
    // The bytes fall a little faster than the quality.
    quality = Math.floor(quality * Math.max(0.6, Math.min(0.92, (limit / bytes.length) ** 0.9)));
    bytes = await encode(quality);
  }
  return bytes;
};

const known: Readonly<Record<string, Cloth>> = cloths;
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(known)) {
  const cloth = known[name];
  if (!cloth) throw new Error(`There is no cloth ${name}.`);
  const { size, pixels } = clothTile(name, cloth, sizes.tile, samples);
  const tile = sharp(pixels, { raw: { width: size, height: size, channels: 1 } });
  const avif = await packed(most.tile, (quality) =>
    tile.clone().toColourspace('b-w').avif({ quality, effort: 3 }).toBuffer(),
  );
  writeFileSync(join(folder, `${name}.avif`), avif);
  const side = Math.round((cloth.swatch / clothSide) * size);
  const part = await tile
    .clone()
    .extract({ left: 0, top: 0, width: side, height: side })
    .resize(sizes.swatch, sizes.swatch, { fit: 'fill' })
    .png()
    .toBuffer();
  const webp = await packed(most.swatch, (quality) =>
    sharp(part).webp({ quality, effort: 4 }).toBuffer(),
  );
  writeFileSync(join(folder, `${name}.webp`), webp);
  console.log(`${name}: ${avif.length} and ${webp.length} bytes`);
}

const hash = createHash('sha256');
const files = globSync('*.{avif,webp}', { cwd: folder }).sort();
for (const file of files) hash.update(readFileSync(join(folder, file)));
const names = files.filter((file) => file.endsWith('.webp')).map((file) => basename(file, '.webp'));
const list = join(packshot, 'src', 'clothFiles.ts');
// The addresses of pictures contain a hash of the sources, so it changes with the files.
writeFileSync(
  list,
  `// Written by \`npm run atelier:cloths\`. Hash of the files: ${hash.digest('hex').slice(0, 16)}

/**
 * Tiles of cloth in \`cloths\`, by the texture of a fabric or by the slug of a fabric with its
 * own tile.
 */
export const clothFiles: ReadonlySet<string> = new Set([
${names.map((name) => `  '${name}',\n`).join('')}]);
`,
);
