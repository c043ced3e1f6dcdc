import type { Form, RoundCone } from './form.ts';

/** Signed distance to a surface in meters: negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** Width of the blend between trunk and limbs, in meters. */
const blend = 0.032;

export const smoothMinimum = (first: number, second: number): number => {
  const overlap = blend - Math.abs(first - second);
  const lower = Math.min(first, second);
  return overlap > 0 ? lower - (overlap * overlap) / (4 * blend) : lower;
};

/** Approximate distance to a trunk, exact in sign. */
export const distanceToTrunk = ({
  bottom,
  top,
  across,
  deep,
  forward,
  exponent,
}: Form['trunk']): Distance => {
  const last = across.length - 1;
  return (x, y, z) => {
    const place = ((y - bottom) / (top - bottom)) * last;
    const inside = place < 0 ? 0 : Math.min(place, last - 0.001);
    const index = Math.floor(inside);
    const share = inside - index;
    const a = across[index] + (across[index + 1] - across[index]) * share;
    const b = deep[index] + (deep[index + 1] - deep[index]) * share;
    const n = exponent[index] + (exponent[index + 1] - exponent[index]) * share;
    const depth = z - forward[index] - (forward[index + 1] - forward[index]) * share;
    const level = (Math.abs(x / a) ** n + Math.abs(depth / b) ** n) ** (1 / n) + 1e-6;
    const radius = Math.sqrt(x * x + depth * depth);
    const side = radius < 1e-4 ? -Math.min(a, b) : radius - radius / level;
    const end = y > top ? y - top : bottom - y;
    if (end <= 0) return Math.max(side, end);
    return side > 0 ? Math.sqrt(side * side + end * end) : end;
  };
};

/** Approximate distance to the smooth union of a surface and cones, exact in sign. */
const distanceToUnion = (surface: Distance, cones: readonly RoundCone[]): Distance => {
  const stride = 9;
  const packed = new Float64Array(cones.length * stride);
  cones.forEach(({ from, fromRadius, to, toRadius }, index) => {
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    packed.set(
      [...from, dx, dy, dz, fromRadius, toRadius - fromRadius, 1 / (dx * dx + dy * dy + dz * dz)],
      index * stride,
    );
  });
  return (x, y, z) => {
    let distance = surface(x, y, z);
    for (let at = 0; at < packed.length; at += stride) {
      const px = x - packed[at];
      const py = y - packed[at + 1];
      const pz = z - packed[at + 2];
      const dx = packed[at + 3];
      const dy = packed[at + 4];
      const dz = packed[at + 5];
      const along = (px * dx + py * dy + pz * dz) * packed[at + 8];
      const share = along < 0 ? 0 : Math.min(along, 1);
      const ex = px - dx * share;
      const ey = py - dy * share;
      const ez = pz - dz * share;
      const radius = packed[at + 6] + packed[at + 7] * share;
      distance = smoothMinimum(distance, Math.sqrt(ex * ex + ey * ey + ez * ez) - radius);
    }
    return distance;
  };
};

/** Approximate distance to a form without its head, exact in sign. */
export const distanceTo = ({ trunk, cones }: Form): Distance =>
  distanceToUnion(distanceToTrunk(trunk), cones);

/** Approximate distance to the head of a form, exact in sign. */
export const distanceToHead = ({ head }: Form): Distance =>
  distanceToUnion(() => Number.POSITIVE_INFINITY, head);
