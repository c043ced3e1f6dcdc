import { armHalf } from './arm.ts';
import { type Landmarks, landmarksOf } from './landmarks.ts';
import { type BodyNumbers, type Cut, cutOf, type GarmentMeasurement, halfOf } from './measures.ts';
import { between, mirrored, type Point, round, straight } from './sheet.ts';

/** Filled paths of a garment on a body. `details` are stroked lines. */
export type GarmentDrawing = {
  /** The part behind the head, such as a hood. */
  readonly behind: string;
  readonly trunk: string;
  readonly sleeves: readonly [string, string];
  readonly details: string;
};

type Finish = {
  readonly neck: 'crew' | 'collar' | 'hood';
  readonly hasRibs: boolean;
  readonly opening: 'none' | 'placket' | 'front';
  /** True if the women's cut has darts, as woven garments do. */
  readonly hasDarts?: boolean;
};
const finishes: Readonly<Record<string, Finish>> = {
  polo: { neck: 'collar', hasRibs: false, opening: 'placket' },
  shirt: { neck: 'collar', hasRibs: false, opening: 'front', hasDarts: true },
  'oxford-shirt': { neck: 'collar', hasRibs: false, opening: 'front', hasDarts: true },
  sweatshirt: { neck: 'crew', hasRibs: true, opening: 'none' },
  hoodie: { neck: 'hood', hasRibs: true, opening: 'none' },
  'zip-cotton-hoodie': { neck: 'hood', hasRibs: true, opening: 'front' },
  knit: { neck: 'crew', hasRibs: true, opening: 'none' },
  'terry-shirt': { neck: 'collar', hasRibs: false, opening: 'front' },
  'terry-open-collar': { neck: 'collar', hasRibs: false, opening: 'placket' },
  'rugby-shirt': { neck: 'collar', hasRibs: false, opening: 'placket' },
};
const plain: Finish = { neck: 'crew', hasRibs: false, opening: 'none' };

export type Hang = {
  readonly hem: number;
  readonly hemHalf: number;
  readonly tip: Point;
  readonly sleeve: number;
};

export const hangOf = (body: BodyNumbers, marks: Landmarks, cut: Cut): Hang => ({
  hem: marks.nape - (cut.bodyLength ?? body.torsoLength + 5),
  hemHalf: (cut.hem ?? body.hipCircumference + 6) * halfOf(body).hip,
  tip: [Math.max((cut.shoulder ?? 0) / 2, marks.acromion + 0.6), marks.shoulder + 0.4],
  sleeve: cut.sleeveLength ?? 20,
});

/**
 * A garment on a body with its positions and widths. It is nowhere narrower than the
 * body.
 */
type Worn = Hang & {
  readonly body: BodyNumbers;
  readonly marks: Landmarks;
  readonly cut: Cut;
  readonly finish: Finish;
  readonly chestHalf: number;
  readonly waistHalf: number;
  /** Curve from the top of the neckline on the right to its lowest point. */
  readonly neckOpening: number;
  readonly neckUp: number;
  readonly neckDrop: number;
};

const wornBy = (body: BodyNumbers, cut: Cut, finish: Finish): Worn => {
  const marks = landmarksOf(body);
  const neckUp = marks.nape - 0.013 * marks.top;
  return {
    ...hangOf(body, marks, cut),
    body,
    marks,
    cut,
    finish,
    chestHalf: Math.max(
      (cut.chest ?? body.chestCircumference + 8) * halfOf(body).chest,
      marks.chestHalf + 0.8,
    ),
    waistHalf: Math.max(
      (cut.waist ?? body.waistCircumference + 12) * halfOf(body).waist,
      marks.waistHalf + 0.8,
    ),
    neckOpening: marks.neckHalf * (finish.neck === 'crew' ? 1.5 : 1.3),
    neckUp,
    neckDrop: neckUp - (finish.neck === 'crew' ? 5.5 : 7.5),
  };
};

const continued = (path: string): string => path.replace(/^M[^C]*/, '');

const necklineOf = ({ neckOpening, neckUp, neckDrop }: Worn): readonly Point[] => [
  [-neckOpening, neckUp],
  [-neckOpening * 0.62, between(neckUp, neckDrop, 0.72)],
  [0, neckDrop],
  [neckOpening * 0.62, between(neckUp, neckDrop, 0.72)],
  [neckOpening, neckUp],
];

const narrowHalfOf = ({ marks, waistHalf }: Worn): number =>
  Math.max(waistHalf * (marks.narrowHalf / marks.waistHalf), marks.narrowHalf + 0.8);

const trunkPath = (worn: Worn): string => {
  const { marks, tip, hem, hemHalf, chestHalf, waistHalf, neckOpening, neckUp } = worn;
  const { shoulder, chest, waist } = marks;
  const isWoman = worn.body.cutFor === 'women';
  const narrowHalf = narrowHalfOf(worn);
  const right: readonly Point[] = [
    [neckOpening, neckUp],
    [between(neckOpening, tip[0], 0.5), between(neckUp, tip[1], 0.55)],
    tip,
    [Math.max(between(tip[0], chestHalf, 0.6), chestHalf), between(shoulder, chest, 0.62)],
    [chestHalf, chest],
    isWoman
      ? [narrowHalf, marks.narrow]
      : [between(chestHalf, waistHalf, 0.6), between(chest, waist, 0.55)],
    [waistHalf, waist],
    [Math.max(between(waistHalf, hemHalf, 0.6), hemHalf), between(waist, hem, 0.55)],
    [hemHalf, hem],
  ];
  const hemLine: readonly Point[] = [
    [hemHalf, hem],
    [0, hem - 1.2],
    [-hemHalf, hem],
  ];
  const left = mirrored(right).toReversed();
  return `${round(right)}${continued(round(hemLine))}${continued(round(left))}${continued(round(necklineOf(worn)))}Z`;
};

/** Length of a sleeve along the arm, and its width at both ends. */
type Sleeve = {
  readonly end: number;
  readonly isLong: boolean;
  readonly upperHalf: number;
  readonly endHalf: number;
};

const sleeveOf = ({ body, cut, marks: { arm, acromion }, tip, sleeve }: Worn): Sleeve => {
  const start = tip[0] - acromion;
  const end = Math.min(sleeve + Math.max(0, start) * 0.4, arm.length + 2.5);
  const isLong = end > arm.length * 0.7;
  const upperHalf = Math.max(
    (cut.biceps ?? body.bicepsCircumferenceFlexed + 5) * halfOf(body).limb * 1.08,
    armHalf(body, 0.25) + 0.7,
  );
  const endHalf = isLong
    ? Math.max(
        (cut.wrist ?? body.wristCircumference + 4) * halfOf(body).limb,
        armHalf(body, 1) + 0.5,
      )
    : upperHalf * 0.98;
  return { end, isLong, upperHalf, endHalf };
};

const sleevePaths = (
  { marks: { arm, shoulder, chest }, tip, chestHalf }: Worn,
  sleeve: Sleeve,
): readonly [string, string] => {
  const { end, isLong, upperHalf, endHalf } = sleeve;
  const outer: readonly Point[] = [
    tip,
    arm.at(Math.min(0.18 * arm.length, end * 0.5), upperHalf * 0.98),
    ...(isLong
      ? [
          arm.at(0.5 * arm.length, between(upperHalf, endHalf, 0.42)),
          arm.at(end * 0.88, endHalf * 1.15),
        ]
      : []),
    arm.at(end, endHalf),
  ];
  const inner: readonly Point[] = [
    arm.at(end, -endHalf),
    ...(isLong
      ? [
          arm.at(end * 0.88, -endHalf * 1.15),
          arm.at(0.5 * arm.length, -between(upperHalf, endHalf, 0.42)),
        ]
      : []),
    arm.at(Math.min(0.24 * arm.length, end * 0.7), -upperHalf * 0.98),
    [Math.min(chestHalf * 0.98, tip[0] - 1), between(shoulder, chest, 0.75)],
  ];
  const path = (from: readonly Point[], back: readonly Point[]): string =>
    `${round(from)}L${straight(back).slice(1).split('L')[0]}${continued(round(back))}Z`;
  return [path(outer, inner), path(mirrored(outer), mirrored(inner))];
};

const rib = 5.5;

/** Lines of the women's cut: bust and waist darts, or the fall of a knit from the bust. */
const shapingOf = (worn: Worn): readonly (readonly Point[])[] => {
  const { finish, marks, chestHalf, waistHalf } = worn;
  const { top, chest, narrow, waist, hip, chestHalf: bust } = marks;
  if (!finish.hasDarts)
    return [
      [
        [chestHalf * 0.97, chest - 0.022 * top],
        [bust * 0.74, chest - 0.034 * top],
        [bust * 0.42, chest - 0.03 * top],
      ],
    ];
  const apex: Point = [bust * 0.56, chest - 0.012 * top];
  const dart = waistHalf * 0.56;
  const start = between(chest, narrow, 0.5);
  const edge = Math.min(between(chestHalf, narrowHalfOf(worn), 0.62), chestHalf);
  return [
    [[edge, start], apex],
    [
      [apex[0], apex[1] - 0.02 * top],
      [dart - 0.7, narrow],
      [dart, between(waist, hip, 0.55)],
    ],
    [
      [apex[0], apex[1] - 0.02 * top],
      [dart + 0.7, narrow],
      [dart, between(waist, hip, 0.55)],
    ],
  ];
};

const detailsOf = (worn: Worn, { end, isLong, endHalf }: Sleeve): string => {
  const { finish, marks, hem, hemHalf, neckOpening, neckUp, neckDrop } = worn;
  const { neck, hasRibs, opening } = finish;
  const { arm } = marks;
  const lines: string[] = [];
  if (worn.body.cutFor === 'women')
    for (const line of shapingOf(worn)) lines.push(round(line), round(mirrored(line)));
  if (hasRibs) {
    lines.push(
      round([
        [-hemHalf * 1.01, hem + rib],
        [0, hem + rib - 1.2],
        [hemHalf * 1.01, hem + rib],
      ]),
    );
    if (isLong) {
      const cuff: readonly Point[] = [
        arm.at(end - rib, endHalf * 1.12),
        arm.at(end - rib, -endHalf * 1.12),
      ];
      lines.push(straight(cuff), straight(mirrored(cuff)));
    }
  }
  if (neck === 'crew')
    lines.push(round(necklineOf(worn).map(([across, up]) => [across * 1.16, up - 1.8] as const)));
  if (neck === 'collar') {
    const leaf: readonly Point[] = [
      [neckOpening, neckUp],
      [neckOpening * 1.35, neckUp - 5],
      [neckOpening * 0.75, neckDrop - 3.5],
      [0, neckDrop],
    ];
    lines.push(straight(leaf), straight(mirrored(leaf)));
  }
  if (opening === 'front')
    lines.push(
      straight([
        [0, neckDrop],
        [0, hem - 1],
      ]),
    );
  if (opening === 'placket')
    lines.push(
      straight([
        [0, neckDrop],
        [0, neckDrop - 13],
      ]),
      straight([
        [-1.6, neckDrop - 13],
        [1.6, neckDrop - 13],
      ]),
    );
  return lines.join('');
};

const hoodOf = ({ finish, neckOpening, neckUp }: Worn): string =>
  finish.neck === 'hood'
    ? round(
        [
          [-neckOpening * 1.45, neckUp - 3],
          [-neckOpening * 1.3, neckUp + 4.5],
          [0, neckUp + 7],
          [neckOpening * 1.3, neckUp + 4.5],
          [neckOpening * 1.45, neckUp - 3],
          [0, neckUp - 6],
        ],
        true,
      )
    : '';

/** Garment on a body, from the front. Unknown size types are drawn without details. */
export const drawGarmentOn = (
  body: BodyNumbers,
  sizeTypeSlug: string,
  measurements: readonly GarmentMeasurement[],
): GarmentDrawing => {
  const worn = wornBy(body, cutOf(measurements), finishes[sizeTypeSlug] ?? plain);
  const sleeve = sleeveOf(worn);
  return {
    behind: hoodOf(worn),
    trunk: trunkPath(worn),
    sleeves: sleevePaths(worn, sleeve),
    details: detailsOf(worn, sleeve),
  };
};
