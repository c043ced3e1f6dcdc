import { randomFrom, seedOf } from '../random.ts';
import { meshCollar } from './collar.ts';
import { type Line, lengthOf, type Point } from './curves.ts';
import { type Cut, type Design, foldsOf, type Measures, type Rib } from './design.ts';
import { hoodOutline } from './hood.ts';
import { type Outline, type Outlines, outlinesOf } from './outlines.ts';
import { meshPiece, meshStrip, type Piece } from './piece.ts';

/** A point of a piece: index of the piece, then of its point. */
export type Place = readonly [piece: number, point: number];

/** Two lines of points that are sewn together one by one. */
export type Seam = {
  readonly name: string;
  readonly pairs: readonly (readonly [Place, Place])[];
};

/** A garment as one mesh: points that are sewn together share a vertex. */
export type Sewn = {
  readonly design: Design;
  readonly measures: Measures;
  readonly cut: Cut;
  readonly outlines: Outlines;
  readonly spacing: number;
  readonly pieces: readonly Piece[];
  readonly seams: readonly Seam[];
  readonly vertexCount: number;
  /** Vertex of each point of each piece. */
  readonly vertices: readonly Int32Array[];
  /** Three vertices per triangle, counterclockwise seen from outside. */
  readonly triangles: Int32Array;
  /** Pattern coordinates of the three corners of each triangle. */
  readonly corners: Float64Array;
  /** Places of the corners at rest, which differ in collars. */
  readonly rest: Float64Array;
  readonly pieceOf: Uint8Array;
};

/** Whether the pattern of a piece is seen mirrored from outside. */
const mirroredPieces: ReadonlySet<string> = new Set([
  'back',
  'sleeveLeft',
  'band',
  'collar',
  'knitCollar',
  'clothCollar',
  'hoodLeft',
  'hemRib',
  'cuffRight',
  'turnUpRight',
  'bindingRight',
  'bindingLeft',
]);

const edgeLength = ({ edges }: Outline, name: string): number => {
  const edge = edges.find((candidate) => candidate.name === name);
  if (!edge) throw new Error(`The piece has no edge ${name}.`);
  return lengthOf(edge.line);
};

/**
 * Cuts the pieces of a design and sews them. Points are about `spacing` meters
 * apart.
 */
export const sewGarment = (
  design: Design,
  measures: Measures,
  spacing: number,
  cut: Cut = 'men',
): Sewn => {
  const random = randomFrom(seedOf(foldsOf(design)));
  const outlines = outlinesOf(design, measures);
  const { front, back, sleeve } = outlines;
  const pointsAlong = (length: number): number => Math.max(3, Math.round(length / spacing) + 1);
  const shared = (name: string): number =>
    pointsAlong((edgeLength(front, name) + edgeLength(back, name)) / 2);
  const [armhole, shoulder, side] = ['armholeRight', 'shoulderRight', 'sideRight'].map(shared) as [
    number,
    number,
    number,
  ];
  const bodice = {
    hem: pointsAlong(edgeLength(front, 'hem')),
    sideRight: side,
    sideLeft: side,
    armholeRight: armhole,
    armholeLeft: armhole,
    shoulderRight: shoulder,
    shoulderLeft: shoulder,
  };
  // An odd count puts a point on the center of the neckline.
  const neckPoints = (outline: Outline): number => pointsAlong(edgeLength(outline, 'neck')) | 1;
  const pieces: Piece[] = [
    meshPiece(front, 'front', { ...bodice, neck: neckPoints(front) }, spacing, random),
    meshPiece(back, 'back', { ...bodice, neck: neckPoints(back) }, spacing, random),
  ];
  if (sleeve) {
    const under = pointsAlong(edgeLength(sleeve, 'underBack'));
    const arm = {
      hem: pointsAlong(edgeLength(sleeve, 'hem')),
      underBack: under,
      underFront: under,
      capBack: armhole,
      capFront: armhole,
    };
    pieces.push(
      meshPiece(sleeve, 'sleeveRight', arm, spacing, random),
      meshPiece(sleeve, 'sleeveLeft', arm, spacing, random),
    );
  }
  const seams: Seam[] = [];
  const edge = (piece: number, name: string): readonly Place[] =>
    pieces[piece].edges[name].map((point): Place => [piece, point]);
  const sew = (name: string, first: readonly Place[], second: readonly Place[]): void => {
    if (first.length !== second.length) throw new Error(`The seam ${name} does not match.`);
    seams.push({ name, pairs: first.map((place, index) => [place, second[index]]) });
  };
  const [frontPiece, backPiece, right, left] = [0, 1, 2, 3];
  for (const name of ['sideRight', 'sideLeft', 'shoulderRight', 'shoulderLeft']) {
    sew(name, edge(frontPiece, name), edge(backPiece, name));
  }
  if (sleeve) {
    const [frontRight, frontLeft] = [right, left].map((piece) => edge(piece, 'capFront'));
    const [backRight, backLeft] = [right, left].map((piece) => edge(piece, 'capBack'));
    sew('armholeRightFront', edge(frontPiece, 'armholeRight'), frontRight.toReversed());
    sew('armholeRightBack', edge(backPiece, 'armholeRight'), backRight);
    sew('armholeLeftFront', edge(frontPiece, 'armholeLeft'), frontLeft);
    sew('armholeLeftBack', edge(backPiece, 'armholeLeft'), backLeft.toReversed());
    for (const [piece, name] of [
      [right, 'underRight'],
      [left, 'underLeft'],
    ] as const) {
      sew(name, edge(piece, 'underBack'), edge(piece, 'underFront').toReversed());
    }
  }
  /** Lengths along the points of a seam, with corners of two pieces on one line. */
  const seamLine = (loop: readonly Place[]): Line => {
    // Lengths along the seam, with corners of two pieces on one line.
    const line: Point[] = [[0, 0]];
    for (let index = 1; index < loop.length; index += 1) {
      const [piece, point] = loop[index];
      const [lastPiece, lastPoint] = loop[index - 1];
      const [x, y] = pieces[piece].points[point];
      const neighbor =
        piece === lastPiece
          ? pieces[piece].points[lastPoint]
          : pieces[piece].points[sewnTo(lastPiece, lastPoint, piece)];
      line.push([line[index - 1][0] + Math.hypot(x - neighbor[0], y - neighbor[1]), 0]);
    }
    return line;
  };
  const addStrip = (
    name: string,
    loop: readonly Place[],
    rib: Rib,
    grain = spacing,
    center = 0,
  ): void => {
    pieces.push(meshStrip(name, seamLine(loop), rib, grain, center));
    const strip = pieces.length - 1;
    sew(`${name}Edge`, edge(strip, 'sewn'), loop);
    sew(`${name}Ends`, edge(strip, 'start'), edge(strip, 'end'));
  };
  const sewnTo = (piece: number, point: number, other: number): number => {
    for (const { pairs } of seams) {
      for (const [first, second] of pairs) {
        if (first[0] === piece && first[1] === point && second[0] === other) return second[1];
        if (second[0] === piece && second[1] === point && first[0] === other) return first[1];
      }
    }
    throw new Error('The edges of a strip are not connected.');
  };
  const [frontNeck, backNeck] = [edge(frontPiece, 'neck'), edge(backPiece, 'neck')];
  if (design.hood) {
    const [frontMiddle, backMiddle] = [frontNeck.length >> 1, backNeck.length >> 1];
    const inner = [
      ...frontNeck.slice(0, frontMiddle + 1).toReversed(),
      ...backNeck.slice(1, backMiddle + 1),
    ];
    const other = [...frontNeck.slice(frontMiddle), ...backNeck.slice(backMiddle, -1).toReversed()];
    const neckLength = (edgeLength(front, 'neck') + edgeLength(back, 'neck')) / 2;
    const hood = hoodOutline(neckLength);
    const samples = {
      neck: inner.length,
      seam: pointsAlong(edgeLength(hood, 'seam')),
      face: pointsAlong(edgeLength(hood, 'face')),
    };
    const [hoodRight, hoodLeft] = [pieces.length, pieces.length + 1];
    pieces.push(
      meshPiece(hood, 'hoodRight', samples, spacing, random),
      meshPiece(hood, 'hoodLeft', samples, spacing, random),
    );
    sew('hoodNeckRight', edge(hoodRight, 'neck'), inner);
    sew('hoodNeckLeft', edge(hoodLeft, 'neck'), other);
    sew('hoodSeam', edge(hoodRight, 'seam'), edge(hoodLeft, 'seam'));
  } else if (design.collar) {
    const middle = frontNeck.length >> 1;
    const loop = [
      ...frontNeck.slice(middle),
      ...backNeck.toReversed().slice(1),
      ...frontNeck.slice(1, middle + 1),
    ];
    const collar = meshCollar(seamLine(loop), design.collar, spacing * 0.5);
    pieces.push(collar);
    const piece = pieces.length - 1;
    sew('collarEdge', edge(piece, 'sewn'), loop);
    // The top button closes the stand.
    const standOf = (name: string): readonly Place[] =>
      edge(piece, name).slice(0, (collar.leafRow ?? 0) + 1);
    sew('collarEnds', standOf('start'), standOf('end'));
  } else {
    addStrip(
      design.hasCollar ? 'collar' : 'band',
      [...frontNeck, ...backNeck.toReversed().slice(1)],
      design.band,
      spacing * 0.6,
      frontNeck.length >> 1,
    );
  }
  if (design.hemRib) {
    addStrip(
      'hemRib',
      [...edge(frontPiece, 'hem'), ...edge(backPiece, 'hem').toReversed().slice(1)],
      design.hemRib,
    );
  }
  if (design.sleeveless) {
    for (const name of ['Right', 'Left']) {
      const [inFront, behind] = [frontPiece, backPiece].map((piece) =>
        edge(piece, `armhole${name}`),
      );
      const loop = [...inFront, ...behind.toReversed().slice(1)];
      addStrip(`binding${name}`, loop, design.sleeveless.binding, spacing * 0.6);
    }
  }
  if (design.cuffRib) {
    addStrip('cuffRight', edge(right, 'hem'), design.cuffRib);
    addStrip('cuffLeft', edge(left, 'hem'), design.cuffRib);
  }
  if (design.turnUp !== undefined) {
    const turned: Rib = { height: design.turnUp * 2, ratio: 0.99, fold: design.turnUp };
    addStrip('turnUpRight', edge(right, 'hem'), turned, spacing * 0.6);
    addStrip('turnUpLeft', edge(left, 'hem'), turned, spacing * 0.6);
  }
  return { design, measures, cut, outlines, spacing, pieces, seams, ...weld(pieces, seams) };
};

const weld = (
  pieces: readonly Piece[],
  seams: readonly Seam[],
): Pick<Sewn, 'vertexCount' | 'vertices' | 'triangles' | 'corners' | 'rest' | 'pieceOf'> => {
  const starts: number[] = [];
  let total = 0;
  for (const { points } of pieces) {
    starts.push(total);
    total += points.length;
  }
  const parents = Int32Array.from({ length: total }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  };
  for (const { pairs } of seams) {
    for (const [[piece, point], [otherPiece, otherPoint]] of pairs) {
      const first = rootOf(starts[piece] + point);
      const second = rootOf(starts[otherPiece] + otherPoint);
      parents[Math.max(first, second)] = Math.min(first, second);
    }
  }
  const numbers = new Int32Array(total).fill(-1);
  let vertexCount = 0;
  for (let index = 0; index < total; index += 1) {
    const root = rootOf(index);
    if (numbers[root] < 0) {
      numbers[root] = vertexCount;
      vertexCount += 1;
    }
    numbers[index] = numbers[root];
  }
  const vertices = pieces.map(({ points }, piece) =>
    numbers.slice(starts[piece], starts[piece] + points.length),
  );
  const triangles: number[] = [];
  const corners: number[] = [];
  const rest: number[] = [];
  const pieceOf: number[] = [];
  pieces.forEach((piece, index) => {
    const order = mirroredPieces.has(piece.name) ? [0, 2, 1] : [0, 1, 2];
    piece.triangles.forEach((triangle, number) => {
      for (const corner of order) {
        const point = triangle[corner];
        triangles.push(vertices[index][point]);
        corners.push(...piece.points[point]);
        rest.push(...(piece.rest?.[number][corner] ?? piece.points[point]));
      }
      pieceOf.push(index);
    });
  });
  return {
    vertexCount,
    vertices,
    triangles: Int32Array.from(triangles),
    corners: Float64Array.from(corners),
    rest: Float64Array.from(rest),
    pieceOf: Uint8Array.from(pieceOf),
  };
};
