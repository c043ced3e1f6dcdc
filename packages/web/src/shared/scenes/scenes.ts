import type { Scene } from '@tailorbird/packshot';
import type { ScenePiece } from '../../ui/Packshot.tsx';

export type SceneGarment = {
  readonly slug: string;
  readonly variantId: string;
  readonly colors: readonly { readonly color: string; readonly variantId: string }[];
};

/** Arrangement and pieces of a group picture, the front piece first. */
export type ScenePicture = { readonly scene: Scene; readonly pieces: readonly ScenePiece[] };

type Composition = {
  readonly scene: Scene;
  readonly colors: readonly string[];
  readonly most: number;
};

const autumn = ['camel', 'sky', 'bottle-green', 'rust', 'ecru', 'navy', 'burgundy', 'charcoal'];

/** By the last part of the address of a family or collection. */
const compositions: Readonly<Record<string, Composition>> = {
  't-shirts': {
    scene: 'rail',
    colors: ['ochre', 'navy', 'sage', 'paper-white', 'rust', 'ecru'],
    most: 4,
  },
  'polo-shirts': {
    scene: 'flat-lay',
    colors: ['bottle-green', 'stone', 'ice', 'burgundy', 'navy', 'ecru'],
    most: 3,
  },
  'sweatshirts-hoodies': {
    scene: 'flat-lay',
    colors: ['rust', 'bottle-green', 'oat', 'navy', 'ecru', 'charcoal'],
    most: 3,
  },
  shirts: {
    scene: 'rail',
    colors: ['sky', 'juniper', 'paper-white', 'blush', 'ochre', 'navy'],
    most: 4,
  },
  knitwear: {
    scene: 'stack',
    colors: ['bottle-green', 'camel', 'burgundy', 'ecru', 'ice', 'navy'],
    most: 5,
  },
  accessories: {
    scene: 'flat-lay',
    colors: ['burgundy', 'ochre', 'navy', 'midnight', 'ecru'],
    most: 4,
  },
  'gift-cards': { scene: 'box', colors: ['dusty-rose', 'sky', 'ecru', 'navy'], most: 3 },
  'new-arrivals': {
    scene: 'rail',
    colors: ['ecru', 'burgundy', 'juniper', 'camel', 'navy', 'charcoal'],
    most: 4,
  },
  bestsellers: {
    scene: 'flat-lay',
    colors: ['navy', 'ochre', 'bottle-green', 'camel', 'burgundy', 'ecru'],
    most: 4,
  },
  'seasonal-favorites': {
    scene: 'flat-lay',
    colors: ['mulberry', 'juniper', 'sky', 'camel', 'ecru', 'rust'],
    most: 4,
  },
  'cashmere-collection': {
    scene: 'dummy',
    colors: ['camel', 'pine', 'ecru', 'heather', 'cranberry', 'navy'],
    most: 5,
  },
};

const plain: Composition = { scene: 'flat-lay', colors: autumn, most: 4 };

/** A row of renders: light in front, dark beside it. */
export const rowOfRenders: Composition = {
  scene: 'row',
  colors: ['paper-white', 'navy', 'rust', ...autumn],
  most: 3,
};

/** A picture of the garments in order, each in another color. Null if there are none. */
export const sceneOf = (
  garments: readonly SceneGarment[],
  { scene, colors, most }: Composition = plain,
): ScenePicture | null => {
  const free = [...colors];
  const pieces = garments.slice(0, most).map(({ slug, variantId, colors: own }) => {
    const wished = free.find((wish) => own.some(({ color }) => color === wish));
    if (wished !== undefined) free.splice(free.indexOf(wished), 1);
    return { slug, variantId: own.find(({ color }) => color === wished)?.variantId ?? variantId };
  });
  return pieces.length === 0 ? null : { scene, pieces };
};

/** Picture of a family or collection: one garment of each part, then more. */
export const sceneOfGroup = (
  slug: string,
  parts: readonly (readonly SceneGarment[])[],
): ScenePicture | null => {
  const inTurn = [
    ...parts.flatMap((part) => part.slice(0, 1)),
    ...parts.flatMap((part) => part.slice(1)),
  ];
  const garments = inTurn.filter(
    (garment, at) => inTurn.findIndex((other) => other.slug === garment.slug) === at,
  );
  return sceneOf(garments, compositions[slug]);
};
