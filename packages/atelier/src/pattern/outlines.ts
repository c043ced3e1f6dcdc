import { bezier, joined, type Line, lengthOf, mirrored, type Point, rootOf } from './curves.ts';
import type { Design, Measures } from './design.ts';

/** Height of the sleeve cap relative to the width of the sleeve: it hangs at 20 degrees. */
const capShare = 0.41;

/**
 * Cut of a garment with a hem rib: a lower sleeve cap, which folds at the armpit, and
 * cloth that hangs over the ribs. Lengths in meters.
 */
const sweater = { capShare: 0.36, sleeve: 0.006, body: 0.012, hem: 1.03 } as const;

/** Drop of the shoulder seam from the neck to the tip, in meters. */
const shoulderDrop = 0.048;

type BodicePanel = {
  readonly side: Line;
  readonly armhole: Line;
  readonly shoulder: Line;
  readonly neck: Line;
};

type PanelOptions = {
  /** Height from the armpit to the shoulder tip. */
  readonly depth: number;
  readonly isBack: boolean;
  readonly strap?: number | undefined;
  readonly steps?: number;
};

/** Half of a front or back from the hem around to the center of the neckline. */
const panelOf = (
  measures: Measures,
  neckline: Neckline,
  { depth, isBack, strap, steps }: PanelOptions,
): BodicePanel => {
  const { length, neckHalf, frontDrop, backDrop } = neckline;
  const [chestHalf, waistHalf, hemHalf] = [measures.chest, measures.waist, measures.hem].map(
    (girth) => girth / 4,
  ) as [number, number, number];
  const tipHalf = strap === undefined ? measures.shoulder / 2 : neckHalf + strap;
  const slope = (tipHalf - neckHalf) / (measures.shoulder / 2 - neckHalf);
  const tipDrop = shoulderDrop * slope;
  const tip: Point = [tipHalf, length - tipDrop];
  const neckPoint: Point = [neckHalf, length];
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
    [pit[0] - (chestHalf - tip[0]) * 0.9 - (strap === undefined ? inset * 0.5 : 0), pit[1] + 0.004],
    [tip[0] - (strap === undefined ? inset + 0.006 : inset * 0.8), tip[1] - depth * 0.52],
    tip,
    steps,
  );
  const shoulder: Line = bezier(
    tip,
    [tip[0] + (neckHalf - tip[0]) / 3, tip[1] + tipDrop / 3 + 0.002],
    [tip[0] + ((neckHalf - tip[0]) * 2) / 3, tip[1] + (tipDrop * 2) / 3 + 0.002],
    neckPoint,
  );
  const neck =
    neckline.shape.endsWith('v') && !isBack
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
  crew: { half: 0.096, front: 0.122, back: 0.032 },
  deep: { half: 0.098, front: 0.15, back: 0.032 },
  v: { half: 0.094, front: 0.19, back: 0.032 },
  'deep-v': { half: 0.092, front: 0.3, back: 0.03 },
  hood: { half: 0.09, front: 0.112, back: 0.026 },
  scoop: { half: 0.112, front: 0.175, back: 0.05 },
  high: { half: 0.082, front: 0.096, back: 0.026 },
  polo: { half: 0.078, front: 0.088, back: 0.022 },
  roll: { half: 0.086, front: 0.086, back: 0.026 },
};

const necklineOf = (design: Design, measures: Measures): Neckline => {
  const { half, front, back } = necks[design.neck];
  // Necks grow less than shoulders.
  const scale = Math.sqrt(measures.shoulder / 0.46);
  return {
    shape: design.neck,
    length: measures.bodyLength - (design.hemRib ? design.hemRib.height - sweater.body : 0),
    neckHalf: half * scale,
    frontDrop: front * scale,
    backDrop: back * scale,
  };
};

export type Edge = { readonly name: string; readonly line: Line };
/** Edges of a piece, counterclockwise and closed. */
export type Outline = { readonly name: string; readonly edges: readonly Edge[] };

export type Outlines = {
  readonly front: Outline;
  readonly back: Outline;
  /** Absent in a garment without sleeves. */
  readonly sleeve?: Outline;
  readonly capHeight: number;
  /** Length from the armpit to the end of the sleeve piece. */
  readonly underarm: number;
};

const bodiceOutline = (
  name: string,
  hemHalf: number,
  panel: BodicePanel,
  tail: number,
): Outline => ({
  name,
  edges: [
    {
      name: 'hem',
      line: bezier([-hemHalf, 0], [-hemHalf * 0.6, -tail], [hemHalf * 0.6, -tail], [hemHalf, 0]),
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

type Armhole = {
  readonly front: BodicePanel;
  readonly back: BodicePanel;
  readonly capFront: Line;
  readonly capBack: Line;
  readonly capHeight: number;
};

/** Panels with an armhole of this depth, and the sleeve cap that is as long. */
const armholeOf = (measures: Measures, neckline: Neckline, depth: number, steps = 160): Armhole => {
  const front = panelOf(measures, neckline, { depth, isBack: false, steps });
  const back = panelOf(measures, neckline, { depth, isBack: true, steps });
  const [frontLength, backLength] = [lengthOf(front.armhole), lengthOf(back.armhole)];
  const capOf = (width: number, height: number): Line =>
    bezier([width, 0], [width * 0.64, height * 0.08], [width * 0.42, height], [0, height], steps);
  const frontOf = (height: number): number =>
    rootOf((width) => lengthOf(capOf(width, height)) - frontLength, 0, measures.biceps);
  const backCap = (height: number): Line =>
    capOf(Math.max(0.01, measures.biceps - frontOf(height)), height);
  const capHeight = rootOf((height) => lengthOf(backCap(height)) - backLength, 0.005, 0.22);
  return {
    front,
    back,
    capFront: capOf(frontOf(capHeight), capHeight),
    capBack: backCap(capHeight),
    capHeight,
  };
};

/** Measures of the cloth above a hem rib, which is wider than the rib. */
const bloused = ({ hemRib }: Design, measures: Measures): Measures => {
  if (!hemRib) return measures;
  const hem = Math.max(measures.chest, measures.hem) * sweater.hem;
  return { ...measures, hem, waist: (measures.waist + hem) / 2 };
};

/** Length of a sweater’s sleeve beyond its finished measure. A rolled sleeve is shorter. */
const sleeveSlackOf = ({ cuffRib, turnUp = 0 }: Design): number =>
  cuffRib ? sweater.sleeve : -turnUp;

/** The pieces of a design. The sleeve cap is as long as the armhole. */
export const outlinesOf = (design: Design, finished: Measures): Outlines => {
  const measures = bloused(design, finished);
  const neckline = necklineOf(design, measures);
  const { tail } = design;
  if (design.sleeveless) {
    const armhole = 0.125 + 0.1 * measures.chest;
    const panels = [false, true].map((isBack) =>
      panelOf(measures, neckline, { depth: armhole, isBack, strap: design.sleeveless?.strap }),
    ) as [BodicePanel, BodicePanel];
    return {
      front: bodiceOutline('front', measures.hem / 4, panels[0], tail?.front ?? 0),
      back: bodiceOutline('back', measures.hem / 4, panels[1], tail?.back ?? 0),
      capHeight: 0,
      underarm: 0,
    };
  }
  const half = measures.biceps / 2;
  const share = design.hemRib ? sweater.capShare : capShare;
  const depth = rootOf(
    (candidate) => armholeOf(measures, neckline, candidate, 20).capHeight - share * measures.biceps,
    0.14,
    0.28,
  );
  const { front, back, capFront, capBack, capHeight } = armholeOf(measures, neckline, depth);
  const [frontHalf, backHalf] = [capFront[0][0], capBack[0][0]];
  const slack = design.hemRib ? sleeveSlackOf(design) : 0;
  const cuff = design.cuffRib?.height ?? design.turnUp ?? 0;
  const underarm = measures.sleeveLength + slack - capHeight - cuff;
  const endHalf =
    measures.wrist === undefined
      ? half * (design.cuffRib ? 0.94 : 0.86)
      : (measures.wrist / 2) * (design.cuffRib ? 1.4 : design.hemRib ? 1.2 : 1);
  return {
    front: bodiceOutline('front', measures.hem / 4, front, tail?.front ?? 0),
    back: bodiceOutline('back', measures.hem / 4, back, tail?.back ?? 0),
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
        { name: 'capBack', line: capBack },
        { name: 'capFront', line: mirrored(capFront) },
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
