import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClothingType,
  fabricColorOf,
  formatVariantId,
  selectedPropertiesOf,
  type Variant,
} from '@tailorbird/domain/catalog';
import { type FabricTexture, type GarmentPattern, isRendered } from '@tailorbird/packshot';

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

type PathOptions = {
  readonly initials?: string;
  readonly isForWomen?: boolean;
  readonly isDrawn?: boolean;
};

/**
 * The path of a variant's picture, by id:
 * `/packshots/cotton-t-shirt/101-11-21.svg?initials=ABC&v=…`, in the women's cut
 * `101-11-21.women.svg`.
 */
export const packshotPath = (
  { slug }: Pick<ClothingType<unknown>, 'slug'>,
  variantId: string,
  { initials = '', isForWomen = false, isDrawn = false }: PathOptions = {},
): string => {
  const query =
    initials === '' ? `v=${drawingVersion}` : new URLSearchParams({ initials, v: drawingVersion });
  return `/packshots/${slug}/${variantId}${isForWomen ? '.women' : ''}${isDrawn ? '.drawn' : ''}.svg?${query}`;
};

/** True if a variant has a render. */
export const isVariantRendered = (type: ClothingType<unknown>, variant: Variant): boolean =>
  isRendered({
    pattern: type.pattern as GarmentPattern,
    texture: fabricColorOf(type, variant.fabricColorId)?.fabric.texture as FabricTexture,
    properties: Object.fromEntries(
      selectedPropertiesOf(type, variant.selectedProperties).map(({ collection, property }) => [
        collection.slug,
        property.slug,
      ]),
    ),
  });

/** The path of a variant's picture, which marks drawings of garments without renders. */
export const imagePathOf = (
  type: ClothingType<unknown>,
  variant: Variant,
  options: Omit<PathOptions, 'isDrawn'> = {},
): string =>
  packshotPath(type, formatVariantId(type, variant), {
    ...options,
    isDrawn: !isVariantRendered(type, variant),
  });
