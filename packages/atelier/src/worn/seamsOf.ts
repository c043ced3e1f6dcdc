import { hemHeight } from '../drape/cloth.ts';
import type { Sewn } from '../pattern/sew.ts';
import type { Surface } from '../render/surface.ts';

/** Tint of a vertex inside of a rib, on the edge of a rib, and on another seam. */
const [ofRib, ofRibEdge, ofSeam] = [0.93, 0.8, 0.87];

export type Seams = {
  /** Share of the light that remains in seams and ribs, from 0 to 1. */
  readonly tints: Float32Array;
  /** Height above the stitching of a hem in meters, below or above 0. Far from it: 1. */
  readonly hems: Float32Array;
};

/** Where a garment shows seams, ribs and hems, for each vertex of its subdivided surface. */
export const seamsOf = (
  { design, pieces, outlines }: Sewn,
  { positions, triangles, corners, pieceOf }: Surface,
): Seams => {
  const count = positions.length / 3;
  const first = new Int16Array(count).fill(-1);
  const isSeam = new Uint8Array(count);
  const hems = new Float32Array(count).fill(1);
  const isStrip = pieces.map(({ rows }) => rows !== undefined);
  const hemOf = pieces.map(({ name }): number | null => {
    if (name === 'front' || name === 'back') return design.hemRib ? null : 0;
    const isHemmed = !design.cuffRib && !design.turnUp;
    return name.startsWith('sleeve') && isHemmed ? -outlines.underarm : null;
  });
  for (let corner = 0; corner < triangles.length; corner += 1) {
    const vertex = triangles[corner];
    const piece = pieceOf[Math.floor(corner / 3)];
    if (first[vertex] < 0) first[vertex] = piece;
    else if (first[vertex] !== piece)
      isSeam[vertex] = isStrip[first[vertex]] || isStrip[piece] ? 2 : 1;
    const hem = hemOf[piece];
    if (hem !== null)
      hems[vertex] = Math.min(hems[vertex], corners[corner * 2 + 1] - hem - hemHeight);
  }
  const tints = Float32Array.from(first, (piece, vertex) => {
    if (isSeam[vertex] === 2) return ofRibEdge;
    if (isSeam[vertex] === 1) return ofSeam;
    return isStrip[piece] ? ofRib : 1;
  });
  return { tints, hems };
};
