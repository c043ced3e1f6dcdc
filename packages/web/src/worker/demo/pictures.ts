import { type ClothingType, parseVariantId } from '@tailorbird/domain/catalog';
import { parseInitials } from '@tailorbird/domain/designer';
import {
  drawGarment,
  drawScene,
  type Garment,
  type LoadedRender,
  scenes,
  type View,
} from '@tailorbird/packshot';
import { demoFileOf, loadRender, renderOf } from '@tailorbird/packshot/files';
import { garmentOf } from '../../shared/garments/garmentOf.ts';

type Types = ReadonlyMap<string, ClothingType>;

const garmentFor = (
  types: Types,
  slug: string,
  variantId: string,
  view: View = 'front',
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

/** Proportions that select the renders of the women’s cut. */
const womensCut = { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1, shaping: 'seams' } as const;

/** Reads a file of the folder `renders` as a `data:` address; null if it cannot be read. */
type ReadRender = (file: string) => Promise<string | null>;

const loadedRenderOf = async (
  garment: Garment,
  readRender: ReadRender,
): Promise<LoadedRender | null> => {
  const render = renderOf(garment);
  return render && (await loadRender(render, demoFileOf, readRender));
};

const packshot = async (
  types: Types,
  {
    slug,
    file,
    initials,
  }: { readonly slug: string; readonly file: string; readonly initials: string },
  readRender: ReadRender,
): Promise<string | null> => {
  const [, variantId = '', view = 'front', women, drawn] =
    /^([\d-]+)(?:\.(three-quarter|back|worn|detail))?(\.women)?(\.drawn)?(?:\.\d+)?\.svg$/.exec(
      file,
    ) ?? [];
  const asked = garmentFor(types, slug, variantId, view as View, initials);
  const garment = asked && women ? { ...asked, proportions: womensCut } : asked;
  const render = garment && !drawn ? await loadedRenderOf(garment, readRender) : null;
  return garment && drawGarment(garment, render ? { render } : {});
};

const scene = async (
  types: Types,
  { name, file }: { readonly name: string; readonly file: string },
  readRender: ReadRender,
): Promise<string | null> => {
  const known = scenes.find((each) => each === name);
  const garments = file
    .replace(/(\.drawn)?(\.\d+)?\.svg$/, '')
    .split(',')
    .map((piece) => {
      const [slug = '', variantId = ''] = piece.split(':');
      return garmentFor(types, slug, variantId);
    });
  const drawable = garments.filter((garment) => garment !== null);
  if (!known || drawable.length < garments.length) return null;
  const shown = known === 'row' && !file.includes('.drawn') ? drawable : [];
  const renders = await Promise.all(shown.map((garment) => loadedRenderOf(garment, readRender)));
  return drawScene({ scene: known, garments: drawable, renders });
};

/** True for addresses of drawings, which `Packshot.tsx` makes. */
export const isPicture = (path: string): boolean => /^\/(packshots|scenes)\//.test(path);

/** The SVG at a path of the shop; null for an unknown garment. */
export const drawPicture = async (
  types: Types,
  path: string,
  initials: string,
  readRender: ReadRender,
): Promise<string | null> => {
  const [, kind, name = '', file = ''] = decodeURIComponent(path).split('/');
  return kind === 'packshots'
    ? packshot(types, { slug: name, file, initials }, readRender)
    : scene(types, { name, file }, readRender);
};
