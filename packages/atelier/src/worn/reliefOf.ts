import { hemHeight, isRib } from '../drape/cloth.ts';
import { buttonsOf, centerOf, necklineOf } from '../pattern/closure.ts';
import type { Piece } from '../pattern/piece.ts';
import type { Sewn } from '../pattern/sew.ts';
import type { Surface } from '../render/surface.ts';

/** Height above the stitching of a hem at pieces without a hem, in meters. */
const far = 1;

/** A surface whose pieces share no vertices, with the fine structure of the cloth. */
export type Relief = {
  /** Vertex of the surface at each vertex. */
  readonly sources: Int32Array;
  readonly triangles: Uint32Array;
  /**
   * Four values per vertex: meters above the stitching of a hem, meters from a seam (at most
   * one edge), meters per rib (0 without ribs), and meters across the ribs.
   */
  readonly values: Float32Array;
  /**
   * Two values per vertex: meters to the right of the center front, and meters above the end of
   * the zip or the lowest button.
   */
  readonly closures: Float32Array;
};

/** Whether a seam of two pieces shows. The flat seams of a raglan garment lie elsewhere. */
const showsSeam = (
  { design, outlines, pieces }: Sewn,
  first: number,
  second: number,
  height: number,
): boolean => {
  if (!design.raglan) return true;
  const names = [pieces[first].name, pieces[second].name];
  if (names.some((name) => name.startsWith('sleeve')))
    return names.every((name) => name !== 'front' && name !== 'back');
  const side = outlines.front.edges.find(({ name }) => name === 'sideRight');
  const pit = side?.line.at(-1)?.[1] ?? 0;
  return !(names.includes('front') && names.includes('back')) || height <= pit;
};

/** Places a rib below the buttons, where only the edges of their band show, in meters. */
const belowButtons = 0.12;

/** Meters from a closure at pieces without one. */
const beside = 1;

/** For each piece, the center and the end of its closure in the pattern, or null. */
const closuresOf = (sewn: Sewn): readonly (readonly [center: number, end: number] | null)[] => {
  const { design, pieces } = sewn;
  const { closure } = design;
  if (!closure) return pieces.map(() => null);
  const isWhole = closure.length === undefined;
  const end = isWhole ? -beside : necklineOf(sewn) - closure.length;
  const endOf = ({ name }: Piece): number | null => {
    const isHem = name === 'hemRib' && isWhole;
    if (closure.kind === 'buttons')
      return name === 'front' ? buttonsOf(sewn).low : isHem ? belowButtons : null;
    if (name === 'front') return end;
    return name === 'collar' || isHem ? -beside : null;
  };
  return pieces.map((piece) => {
    const found = endOf(piece);
    return found === null ? null : [centerOf(sewn, piece), found];
  });
};

/** Hems, seams, ribs and the closure of a garment on its subdivided surface. */
export const reliefOf = (sewn: Sewn, surface: Surface): Relief => {
  const { design, pieces, outlines } = sewn;
  const { positions, triangles, corners, pieceOf } = surface;
  const ids = new Float64Array(positions.length / 3).fill(Number.NaN);
  const isSeam = new Uint8Array(positions.length / 3);
  triangles.forEach((vertex, corner) => {
    const piece = pieceOf[Math.floor(corner / 3)];
    const [x, y] = [corners[corner * 2], corners[corner * 2 + 1]];
    const id = piece * 1000 + x;
    if (Number.isNaN(ids[vertex])) ids[vertex] = id;
    else if (ids[vertex] !== id && showsSeam(sewn, Math.round(ids[vertex] / 1000), piece, y))
      isSeam[vertex] = 1;
  });
  const hemOf = pieces.map(({ name }): number | null => {
    if (name === 'front' || name === 'back') return design.hemRib ? null : 0;
    const isHemmed = !design.cuffRib && !design.turnUp;
    return name.startsWith('sleeve') && isHemmed ? -outlines.underarm : null;
  });
  const ribOf = pieces.map(({ name }) =>
    isRib(name) || design.fabric.surface === 'ribs' ? design.fabric.rib.width : 0,
  );
  const ends = closuresOf(sewn);
  const closures: number[] = [];
  const numbers = new Map<string, number>();
  const sources: number[] = [];
  const values: number[] = [];
  const drawn = Uint32Array.from(triangles, (vertex, corner) => {
    const piece = pieceOf[Math.floor(corner / 3)];
    const [x, y] = [corners[corner * 2], corners[corner * 2 + 1]];
    // The ends of a strip meet at different places in the pattern.
    const key = `${vertex} ${piece} ${x}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = sources.length;
    numbers.set(key, number);
    sources.push(vertex);
    const hem = hemOf[piece];
    values.push(
      hem === null ? far : y - hem - hemHeight,
      isSeam[vertex] ? 0 : sewn.spacing / 4,
      ribOf[piece],
      x,
    );
    const closure = ends[piece];
    closures.push(...(closure ? [x - closure[0], y - closure[1]] : [beside, -beside]));
    return number;
  });
  return {
    sources: Int32Array.from(sources),
    triangles: drawn,
    values: Float32Array.from(values),
    closures: Float32Array.from(closures),
  };
};
