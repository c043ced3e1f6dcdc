import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClothingType } from '@tailorbird/domain/catalog';

const drawingSources = dirname(fileURLToPath(import.meta.resolve('@tailorbird/packshot')));

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(drawingSources)
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()) {
    hash.update(readFileSync(join(drawingSources, name)));
  }
  return hash.digest('base64url').slice(0, 8);
};

/** Changes with the drawing code, so that pictures can be cached forever. */
export const drawingVersion: string = hashOfSources();

/**
 * The path of a variant's picture, by id:
 * `/packshots/cotton-t-shirt/101-11-21.svg?initials=ABC&v=…`, in the women's cut
 * `101-11-21.women.svg`.
 */
export const packshotPath = (
  { slug }: Pick<ClothingType<unknown>, 'slug'>,
  variantId: string,
  initials: string,
  { isForWomen = false } = {},
): string => {
  const query =
    initials === '' ? `v=${drawingVersion}` : new URLSearchParams({ initials, v: drawingVersion });
  return `/packshots/${slug}/${variantId}${isForWomen ? '.women' : ''}.svg?${query}`;
};
