import { type Form, leanBack, type Vector } from '../body/form.ts';
import type { Piece } from '../pattern/piece.ts';
import type { Sewn } from '../pattern/sew.ts';

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};
/** The part of a direction that is perpendicular to an axis. */
const across = (direction: Vector, axis: Vector): Vector => {
  const share = dot(direction, axis);
  return unit([
    direction[0] - axis[0] * share,
    direction[1] - axis[1] * share,
    direction[2] - axis[2] * share,
  ]);
};

type StripPlace = { readonly height: number; readonly isOutside: boolean };

/** Height of a point of a strip over its seam, and whether the strip folds over below it. */
const stripPlace = ({ edges, points, foldRow }: Piece, point: number): StripPlace => {
  const columns = edges.sewn.length;
  const [, height] = points[point];
  if (foldRow === undefined || point < (foldRow + 1) * columns) return { height, isOutside: false };
  const [, fold] = points[foldRow * columns + (point % columns)];
  return { height: fold * 2 - height, isOutside: true };
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/**
 * Positions of the vertices around a form before sewing: front and back as half
 * cylinders, sleeves around the arms, strips along their seams.
 */
export const placeGarment = (sewn: Sewn, form: Form): Float64Array => {
  const { pieces, vertices, vertexCount, measures, outlines } = sewn;
  const sums = new Float64Array(vertexCount * 3);
  const counts = new Float64Array(vertexCount);
  const put = (piece: number, point: number, [x, y, z]: Vector): void => {
    const vertex = vertices[piece][point];
    sums[vertex * 3] += x;
    sums[vertex * 3 + 1] += y;
    sums[vertex * 3 + 2] += z;
    counts[vertex] += 1;
  };
  const chestHalf = measures.chest / 4;
  const panelLength = Math.max(...pieces[0].points.map(([, y]) => y));
  const neckHalf = Math.max(
    ...pieces[0].edges.neck.map((point) => Math.abs(pieces[0].points[point][0])),
  );
  const top = form.neckBase + 0.012;
  // Half cylinders around the trunk, wide enough for a large body.
  const width = Math.max(0.205, Math.max(...form.trunk.across) * 1.08);
  const depth = Math.max(0.165, Math.max(...form.trunk.deep) * 1.12);
  const onTrunk = ([x, y]: readonly [number, number], side: 1 | -1): Vector => {
    const angle = clamp((x / chestHalf) * (Math.PI / 2), -Math.PI / 2, Math.PI / 2);
    const height = top - panelLength + y;
    const slope = clamp((Math.abs(x) - neckHalf) / (measures.shoulder / 2 - neckHalf), 0, 1.5);
    const ridge = top - slope * 0.058;
    const open = Math.sqrt(clamp((ridge - height) / 0.2, 0, 1));
    const round = Math.sin(angle) * width * 1.06;
    const flat = Math.sign(x) * Math.min(Math.abs(x), width * 1.06);
    return [
      round * open + flat * (1 - open),
      height,
      side * (Math.cos(angle) * depth * open + 0.008) - 0.01,
    ];
  };
  const onArm = (side: -1 | 1, along: number, turn: number, girth: number): Vector => {
    const arm = form.arms[side > 0 ? 1 : 0];
    const upperLength = Math.hypot(
      arm.elbow[0] - arm.shoulder[0],
      arm.elbow[1] - arm.shoulder[1],
      arm.elbow[2] - arm.shoulder[2],
    );
    const isLower = along > upperLength;
    const axis = isLower ? arm.lower : arm.upper;
    const origin = isLower ? arm.elbow : arm.shoulder;
    const distance = isLower ? along - upperLength : along;
    const outward = across([side, 0, 0], arm.upper);
    const front = cross(outward, arm.upper);
    const toViewer: Vector = front[2] > 0 ? front : [-front[0], -front[1], -front[2]];
    const radius = Math.max((girth / (2 * Math.PI)) * 1.05, 0.052);
    // Patterns have their front on negative x.
    const [cosine, sine] = [Math.cos(turn), -Math.sin(turn)];
    return [0, 1, 2].map(
      (k) => origin[k] + axis[k] * distance + radius * (cosine * outward[k] + sine * toViewer[k]),
    ) as unknown as Vector;
  };
  const hood = pieces.find(({ name }) => name === 'hoodRight');
  const hoodDepth = hood ? hood.points[hood.edges.neck.at(-1) ?? 0][0] : 1;
  /** A hood around a head that leans back. */
  const onHead = ([x, y]: readonly [number, number], side: -1 | 1): Vector => {
    const around = clamp(x / hoodDepth, 0, 1);
    const [turn, up] = [Math.PI * around, clamp((y + 0.04) / 0.36, 0, 1)];
    return leanBack(form.headJoint, clamp(y / 0.12, 0, 1), [
      side * Math.sin(turn) * 0.095,
      // The throat is lower than the nape.
      y - 0.07 * (1 - around) * (1 - up),
      Math.cos(turn) * 0.1 + 0.03 * (1 - around) * (1 - up),
    ]);
  };
  const armStart = 0.1;
  pieces.forEach(({ name, points, edges }, piece) => {
    if (name === 'front' || name === 'back') {
      points.forEach((point, index) => {
        put(piece, index, onTrunk(point, name === 'front' ? 1 : -1));
      });
      return;
    }
    const side = name.endsWith('Right') ? 1 : -1;
    if (name.startsWith('hood')) {
      const sewnPoints = new Set(edges.neck);
      points.forEach((point, index) => {
        if (!sewnPoints.has(index)) put(piece, index, onHead(point, side));
      });
      return;
    }
    const half = measures.biceps / 2;
    const [endIndex] = edges.hem?.slice(-1) ?? [0];
    const endHalf = points[endIndex][0];
    if (name.startsWith('sleeve')) {
      points.forEach(([x, y], index) => {
        const share = clamp(-y / outlines.underarm, 0, 1);
        const width = half + (endHalf - half) * share;
        put(piece, index, onArm(side, armStart - y * 0.94, (x / width) * Math.PI, width * 2));
      });
    }
    if (name.startsWith('cuff') || name.startsWith('turnUp')) {
      const width = points[edges.sewn.at(-1) ?? 0][0] / 2;
      const start = armStart + outlines.underarm * 0.94;
      points.forEach(([x], index) => {
        const { height, isOutside } = stripPlace(pieces[piece], index);
        const girth = width * (isOutside ? 2.12 : 2);
        put(piece, index, onArm(side, start + height, ((x - width) / width) * Math.PI, girth));
      });
    }
  });
  const positions = sums.map((sum, index) => {
    const count = counts[Math.floor(index / 3)];
    return count > 0 ? sum / count : 0;
  });
  pieces.forEach(({ name, points, edges }, piece) => {
    const isBinding = name.startsWith('binding');
    const isNeck = name === 'band' || name === 'collar' || name.endsWith('Collar');
    if (!isNeck && name !== 'hemRib' && !isBinding) return;
    const columns = edges.sewn.length;
    points.forEach(([, y], index) => {
      if (index < columns) return;
      const base = vertices[piece][index % columns] * 3;
      const vertex = vertices[piece][index] * 3;
      if (isBinding) {
        positions[vertex] = positions[base] + Math.sign(positions[base]) * y;
        positions[vertex + 1] = positions[base + 1];
        positions[vertex + 2] = positions[base + 2];
        return;
      }
      const { height: up, isOutside } = stripPlace(pieces[piece], index);
      const narrow = isNeck ? 1 - up * 3 + (isOutside ? 0.1 : 0) : 1;
      positions[vertex] = positions[base] * narrow;
      positions[vertex + 1] = positions[base + 1] + (isNeck ? up * 0.7 : -y);
      positions[vertex + 2] = (positions[base + 2] + 0.01) * narrow - 0.01;
    });
  });
  return positions;
};
