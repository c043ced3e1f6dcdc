import type { Piece } from './piece.ts';
import type { Sewn } from './sew.ts';

/** A band with buttons, in meters. */
export type Placket = {
  readonly half: number;
  /** Height of the upper band above the cloth. */
  readonly lift: number;
  /** Width of its ribs. A band without ribs is stitched on and ends in a box of stitches. */
  readonly rib?: number;
  /** Radius of the buttons. */
  readonly button: number;
};
export const plackets = {
  knitted: { half: 0.0155, lift: 0.002, rib: 0.0044, button: 0.0088 },
  sewn: { half: 0.0135, lift: 0.0012, button: 0.0056 },
} as const satisfies Readonly<Record<string, Placket>>;

/** Place of the center front on a strip around the neck or the hem. */
export const centerOf = ({ pieces }: Pick<Sewn, 'pieces'>, piece: Piece): number => {
  const [front] = pieces;
  if (piece === front) return 0;
  const edge = piece.name === 'hemRib' ? front.edges.hem : front.edges.neck;
  return piece.points[piece.edges.sewn[edge.length >> 1]][0];
};

/** Height of the neckline at the center front. */
export const necklineOf = ({ pieces: [front] }: Pick<Sewn, 'pieces'>): number =>
  front.points[front.edges.neck[front.edges.neck.length >> 1]][1];

/** Heights of the highest and the lowest button on the front, and their number. */
export const buttonsOf = (
  sewn: Pick<Sewn, 'pieces' | 'design'>,
): { readonly high: number; readonly low: number; readonly count: number } => {
  const { closure, neck } = sewn.design;
  const neckline = necklineOf(sewn);
  return closure?.length === undefined
    ? { high: neckline - 0.022, low: 0.035, count: neck.endsWith('v') ? 5 : 6 }
    : {
        high: neckline - 0.016,
        low: neckline - closure.length + 0.03,
        count: closure.buttons ?? 3,
      };
};
