import { type ClothingType, parseVariantId } from '@tailorbird/domain/catalog';
import { parseInitials } from '@tailorbird/domain/designer';
import { drawGarment, drawScene, type Garment, scenes } from '@tailorbird/packshot';
import { garmentOf } from '../../features/designer/garmentOf.ts';

type Types = ReadonlyMap<string, ClothingType>;

const garmentFor = (
  types: Types,
  slug: string,
  variantId: string,
  view: 'front' | 'back' = 'front',
  written = '',
): Garment | null => {
  const type = types.get(slug);
  const variant = type && parseVariantId(type, variantId);
  if (!type || !variant?.ok) return null;
  const initials = parseInitials(written);
  return garmentOf(type, variant.value, {
    initials: type.supportsInitials && initials.ok ? initials.value : '',
    view,
  });
};

const packshot = (types: Types, slug: string, file: string, initials: string): string | null => {
  const [, variantId = '', view] = /^([\d-]+)(\.back)?\.svg$/.exec(file) ?? [];
  const garment = garmentFor(types, slug, variantId, view ? 'back' : 'front', initials);
  return garment && drawGarment(garment);
};

const scene = (types: Types, name: string, file: string): string | null => {
  const known = scenes.find((each) => each === name);
  const garments = file
    .replace(/\.svg$/, '')
    .split(',')
    .map((piece) => {
      const [slug = '', variantId = ''] = piece.split(':');
      return garmentFor(types, slug, variantId);
    });
  const drawable = garments.filter((garment) => garment !== null);
  return known && drawable.length === garments.length
    ? drawScene({ scene: known, garments: drawable })
    : null;
};

/** True for addresses of drawings, which `Packshot.tsx` makes. */
export const isPicture = (path: string): boolean => /^\/(packshots|scenes)\//.test(path);

/** The SVG at a path of the shop; null for an unknown garment. */
export const drawPicture = (types: Types, path: string, initials: string): string | null => {
  const [, kind, name = '', file = ''] = decodeURIComponent(path).split('/');
  return kind === 'packshots' ? packshot(types, name, file, initials) : scene(types, name, file);
};
