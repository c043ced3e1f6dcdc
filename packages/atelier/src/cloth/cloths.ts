import { cabled, dimpled, plainKnit, ribbed, waffled } from './knits.ts';
import type { Cloth, Fuzz } from './surface.ts';
import { felt, isOxford, isPlain, isTwill, puckered, woven } from './weaves.ts';

const wool: Fuzz = { density: 160, length: 2.6, thickness: 0.035 };
const softWool: Fuzz = { density: 420, length: 3.2, thickness: 0.03 };
const cotton: Fuzz = { density: 40, length: 1.4, thickness: 0.03 };

const fineKnit = { across: 14, up: 19, relief: 0.85, twist: 0.8 } as const;
const heavyKnit = { across: 9, up: 12, relief: 1.3, twist: 1 } as const;

/**
 * Cloths by the texture of a fabric, and by the slug of a fabric that looks different. A
 * fabric without its own cloth shows the one of its texture.
 */
export const cloths = {
  jersey: {
    surface: plainKnit({ across: 42, up: 56, relief: 0.24 }),
    fuzz: cotton,
    swatch: 30 / 4,
  },
  'heavy-cotton-jersey-240': {
    surface: plainKnit({ across: 36, up: 48, relief: 0.3 }),
    fuzz: cotton,
    swatch: 30 / 4,
  },
  'extra-heavy-jersey-300': {
    surface: plainKnit({ across: 30, up: 42, relief: 0.36 }),
    fuzz: cotton,
    swatch: 30 / 3,
  },
  'rugby-jersey-280': {
    surface: plainKnit({ across: 28, up: 38, relief: 0.42, twist: 0.8 }),
    fuzz: cotton,
    swatch: 30 / 4,
  },
  'slub-jersey-160': {
    surface: plainKnit({ across: 44, up: 56, relief: 0.2, slub: 1, uneven: 0.6 }),
    fuzz: cotton,
    swatch: 30 / 4,
  },
  'undershirt-jersey-130': {
    surface: plainKnit({ across: 52, up: 68, relief: 0.18 }),
    swatch: 30 / 4,
  },
  'recycled-jersey-200': {
    surface: plainKnit({ across: 40, up: 52, relief: 0.26, fleck: 0.7, uneven: 0.5 }),
    fuzz: { ...cotton, density: 90 },
    swatch: 30 / 4,
  },
  'french-terry': {
    surface: plainKnit({ across: 34, up: 44, relief: 0.34 }),
    fuzz: cotton,
    swatch: 30 / 2,
  },
  'wool-jersey': {
    surface: plainKnit({ across: 46, up: 60, relief: 0.2 }),
    fuzz: { ...wool, density: 150, length: 2 },
    swatch: 30 / 4,
  },
  lyocell: {
    surface: plainKnit({ across: 50, up: 70, relief: 0.2, uneven: 0.15, twist: 0.1 }),
    swatch: 30 / 5,
  },
  technical: {
    surface: dimpled(
      { across: 48, up: 64, relief: 0.16, uneven: 0.1, twist: 0.1 },
      { across: 12, up: 20, size: 0.2, depth: 0.32 },
    ),
    swatch: 30 / 4,
  },
  pique: {
    surface: dimpled(
      { across: 42, up: 60, relief: 0.22, uneven: 0.3 },
      { across: 21, up: 30, size: 0.24, depth: 0.42 },
    ),
    fuzz: cotton,
    swatch: 30 / 3,
  },
  'fine-pique-190': {
    surface: dimpled(
      { across: 54, up: 80, relief: 0.18, uneven: 0.3 },
      { across: 27, up: 40, size: 0.24, depth: 0.34 },
    ),
    fuzz: cotton,
    swatch: 10,
  },
  waffle: {
    surface: waffled({ across: 40, up: 56, relief: 0.26 }, 8, 0.85),
    fuzz: cotton,
    swatch: 15,
  },
  fleece: {
    surface: plainKnit({ across: 34, up: 46, relief: 0.3, uneven: 0.5 }),
    fuzz: { ...cotton, density: 160, length: 1.8 },
    swatch: 15,
  },
  'heavy-fleece-420': {
    surface: plainKnit({ across: 28, up: 38, relief: 0.36, uneven: 0.5 }),
    fuzz: { ...cotton, density: 160, length: 1.8 },
    swatch: 15,
  },
  'recycled-fleece-330': {
    surface: plainKnit({ across: 34, up: 46, relief: 0.3, uneven: 0.6, fleck: 0.7 }),
    fuzz: { ...cotton, density: 160, length: 1.8 },
    swatch: 15,
  },
  terry: {
    surface: plainKnit({ across: 40, up: 52, relief: 0.2 }),
    loops: { density: 11, length: 1.6, yarn: 0.36 },
    swatch: 15,
  },
  felted: {
    surface: felt,
    fibers: { density: 1_500, length: 2.4, thickness: 0.05, lift: 0.09 },
    swatch: 15,
  },
  'fine-knit': { surface: plainKnit(fineKnit), fuzz: wool, swatch: 15 },
  'cotton-knit-12': {
    surface: plainKnit({ ...fineKnit, twist: 1, uneven: 0.25 }),
    fuzz: cotton,
    swatch: 15,
  },
  'cashmere-12': { surface: plainKnit(fineKnit), fuzz: softWool, swatch: 15 },
  'recycled-wool-7': {
    surface: plainKnit({ ...heavyKnit, fleck: 1, uneven: 0.6 }),
    fuzz: { ...wool, density: 260 },
    swatch: 20,
  },
  rib: {
    surface: ribbed({ ...fineKnit, across: 12 }, 2, 0.16, 0.7),
    fuzz: wool,
    swatch: 15,
  },
  'lambswool-rib': {
    surface: ribbed({ ...heavyKnit, across: 8 }, 2, 0.16, 1),
    fuzz: { ...wool, density: 260 },
    swatch: 15,
  },
  'rib-jersey-200': {
    surface: ribbed({ across: 36, up: 48, relief: 0.3 }, 2, 0.18, 0.32),
    fuzz: cotton,
    swatch: 10,
  },
  cable: {
    surface: cabled({ ...heavyKnit, across: 12, up: 14, relief: 1 }),
    fuzz: { ...wool, density: 260 },
    swatch: 30,
  },
  oxford: {
    surface: woven({
      warp: 120,
      weft: 58,
      isWarpUp: isOxford,
      cover: [0.94, 1],
      uneven: 0.4,
    }),
    swatch: 30 / 5,
  },
  'brushed-oxford-190': {
    surface: woven({
      warp: 96,
      weft: 48,
      isWarpUp: isOxford,
      cover: [0.98, 1.05],
      uneven: 0.5,
    }),
    fuzz: { density: 420, length: 1.6, thickness: 0.035 },
    swatch: 30 / 5,
  },
  'cotton-poplin-115': {
    surface: woven({
      warp: 150,
      weft: 84,
      isWarpUp: isPlain,
      cover: [0.96, 0.96],
      uneven: 0.25,
    }),
    swatch: 30 / 6,
  },
  'linen-150': {
    surface: woven({
      warp: 52,
      weft: 48,
      isWarpUp: isPlain,
      cover: [0.82, 0.84],
      uneven: 1,
    }),
    fuzz: { ...cotton, density: 30 },
    swatch: 30 / 3,
  },
  'cotton-twill-260': {
    surface: woven({
      warp: 105,
      weft: 60,
      isWarpUp: isTwill,
      cover: [1.02, 0.9],
      uneven: 0.35,
      round: 0.62,
    }),
    fuzz: { ...cotton, density: 20 },
    swatch: 30 / 5,
  },
  'cotton-canvas-420': {
    surface: woven({
      warp: 40,
      weft: 30,
      isWarpUp: isPlain,
      cover: [0.98, 1],
      uneven: 0.5,
    }),
    fuzz: { ...cotton, density: 60 },
    swatch: 30 / 2,
  },
  'cotton-seersucker-120': {
    surface: puckered(
      woven({
        warp: 108,
        weft: 84,
        isWarpUp: isPlain,
        cover: [0.94, 0.94],
        uneven: 0.3,
      }),
      4,
      0.7,
    ),
    swatch: 30 / 2,
  },
} as const satisfies Readonly<Record<string, Cloth>>;
