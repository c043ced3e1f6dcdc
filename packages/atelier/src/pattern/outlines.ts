import { bezier, joined, type Line, lengthOf, mirrored, type Point, rootOf } from './curves.ts';
import type { Design, Measures } from './design.ts';

/** Height from the armpit to the shoulder tip relative to the chest. */
const armholeDepth = (chest: number): number => 0.115 + 0.1 * chest;

/** Drop of the shoulder seam from the neck to the tip, in meters. */
const shoulderDrop = 0.048;

type BodicePanel = {
  readonly side: Line;
  readonly armhole: Line;
  readonly shoulder: Line;
  readonly neck: Line;
};

/** Half of a front or back from the hem around to the center of the neckline. */
const panelOf = (measures: Measures, neckline: Neckline, isBack: boolean): BodicePanel => {
  const { length, neckHalf, frontDrop, backDrop } = neckline;
  const [chestHalf, waistHalf, hemHalf] = [measures.chest, measures.waist, measures.hem].map(
    (girth) => girth / 4,
  ) as [number, number, number];
  const tip: Point = [measures.shoulder / 2, length - shoulderDrop];
  const neckPoint: Point = [neckHalf, length];
  const depth = armholeDepth(measures.chest);
  const pit: Point = [chestHalf, tip[1] - depth];
  const inset = isBack ? 0.012 : 0.026;
  const drop = isBack ? backDrop : frontDrop;
  const center: Point = [0, length - drop];
  const waist: Point = [waistHalf, Math.min(pit[1] - 0.1, length - 0.46)];
  const side = joined(
    bezier([hemHalf, 0], [hemHalf, waist[1] * 0.4], [waistHalf, waist[1] * 0.65], waist),
    bezier(waist, [waistHalf, waist[1] + 0.07], [chestHalf - 0.006, pit[1] - 0.07], pit),
  );
  const armhole = bezier(
    pit,
    [pit[0] - (chestHalf - tip[0]) * 0.9 - inset * 0.5, pit[1] + 0.004],
    [tip[0] - inset - 0.006, tip[1] - depth * 0.52],
    tip,
  );
  const shoulder: Line = bezier(
    tip,
    [tip[0] + (neckHalf - tip[0]) / 3, tip[1] + shoulderDrop / 3 + 0.002],
    [tip[0] + ((neckHalf - tip[0]) * 2) / 3, tip[1] + (shoulderDrop * 2) / 3 + 0.002],
    neckPoint,
  );
  const neck =
    neckline.shape === 'v' && !isBack
      ? bezier(
          neckPoint,
          [neckHalf - 0.006, length - drop * 0.35],
          [0.03, center[1] + 0.055],
          center,
        )
      : bezier(
          neckPoint,
          isBack
            ? [neckHalf - 0.01, length - drop * 0.9]
            : [neckHalf - 0.002, length - drop * 0.66],
          [neckHalf * 0.56, center[1]],
          center,
        );
  return { side, armhole, shoulder, neck };
};

type Neckline = {
  readonly shape: Design['neck'];
  /** Height of the panel from the hem to the neck point. */
  readonly length: number;
  readonly neckHalf: number;
  readonly frontDrop: number;
  readonly backDrop: number;
};

const necks: Readonly<
  Record<Design['neck'], { readonly half: number; readonly front: number; readonly back: number }>
> = {
  crew: { half: 0.099, front: 0.124, back: 0.022 },
  v: { half: 0.094, front: 0.19, back: 0.022 },
  roll: { half: 0.086, front: 0.086, back: 0.022 },
};

/** An edge of a piece. */
export type Edge = { readonly name: string; readonly line: Line };
/** Edges of a piece, counterclockwise and closed. */
export type Outline = { readonly name: string; readonly edges: readonly Edge[] };

export type Outlines = {
  readonly front: Outline;
  readonly back: Outline;
  readonly sleeve: Outline;
  /** Height of the sleeve cap. */
  readonly capHeight: number;
  /** Length from the armpit to the end of the sleeve piece. */
  readonly underarm: number;
};

const bodiceOutline = (name: string, hemHalf: number, panel: BodicePanel): Outline => ({
  name,
  edges: [
    {
      name: 'hem',
      line: [
        [-hemHalf, 0],
        [hemHalf, 0],
      ],
    },
    { name: 'sideRight', line: panel.side },
    { name: 'armholeRight', line: panel.armhole },
    { name: 'shoulderRight', line: panel.shoulder },
    { name: 'neck', line: joined(panel.neck, mirrored(panel.neck)) },
    { name: 'shoulderLeft', line: mirrored(panel.shoulder) },
    { name: 'armholeLeft', line: mirrored(panel.armhole) },
    { name: 'sideLeft', line: mirrored(panel.side) },
  ],
});

/** The pieces of a design. The sleeve cap is as long as the armhole. */
export const outlinesOf = (design: Design, measures: Measures): Outlines => {
  const neck = necks[design.neck];
  const neckline: Neckline = {
    shape: design.neck,
    length: measures.bodyLength - (design.hemRib?.height ?? 0),
    neckHalf: neck.half,
    frontDrop: neck.front,
    backDrop: neck.back,
  };
  const front = panelOf(measures, neckline, false);
  const back = panelOf(measures, neckline, true);
  const half = measures.biceps / 2;
  const [frontArmhole, backArmhole] = [lengthOf(front.armhole), lengthOf(back.armhole)];
  const capOf = (width: number, height: number): Line =>
    bezier([width, 0], [width * 0.64, height * 0.08], [width * 0.42, height], [0, height]);
  /** Width of the front of the sleeve: its cap is as long as the front armhole. */
  const frontOf = (height: number): number =>
    rootOf((width) => lengthOf(capOf(width, height)) - frontArmhole, 0, half * 2);
  const backCap = (height: number): Line =>
    capOf(Math.max(0.01, half * 2 - frontOf(height)), height);
  const capHeight = rootOf((height) => lengthOf(backCap(height)) - backArmhole, 0.005, 0.22);
  const frontHalf = frontOf(capHeight);
  const backHalf = half * 2 - frontHalf;
  const underarm = measures.sleeveLength - capHeight - (design.cuffRib?.height ?? 0);
  const endHalf =
    measures.wrist === undefined ? half * 0.9 : (measures.wrist / 2) * (design.cuffRib ? 1.4 : 1);
  return {
    front: bodiceOutline('front', measures.hem / 4, front),
    back: bodiceOutline('back', measures.hem / 4, back),
    sleeve: {
      name: 'sleeve',
      edges: [
        {
          name: 'hem',
          line: [
            [-endHalf, -underarm],
            [endHalf, -underarm],
          ],
        },
        {
          name: 'underBack',
          line: [
            [endHalf, -underarm],
            [backHalf, 0],
          ],
        },
        { name: 'capBack', line: backCap(capHeight) },
        { name: 'capFront', line: mirrored(capOf(frontHalf, capHeight)) },
        {
          name: 'underFront',
          line: [
            [-frontHalf, 0],
            [-endHalf, -underarm],
          ],
        },
      ],
    },
    capHeight,
    underarm,
  };
};
