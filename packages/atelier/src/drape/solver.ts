import type { Cloth } from './cloth.ts';
import { type Contacts, findContacts } from './selfContact.ts';

export type StepOptions = {
  /**
   * Meters per second squared: down, and a little sideways so that folds differ.
   */
  readonly gravity: readonly [x: number, y: number, z: number];
  /** Loss of speed per second. */
  readonly damping: number;
  readonly friction: number;
  /** Highest speed in meters per second. */
  readonly fastest: number;
  /** Distance that the cloth keeps from the form, in meters. */
  readonly skin: number;
  /**
   * Distance between layers of cloth in meters; 0 lets them pass through each
   * other.
   */
  readonly layerDistance: number;
  /** Positions in which near points are neighbors and not layers. */
  readonly flat: Float64Array;
};

/** Distance of a vertex to what it collides with, in meters: negative inside. */
export type VertexDistance = (x: number, y: number, z: number, vertex: number) => number;

/** Seconds per substep. */
export const substep = 1 / 1500;
const planeInterval = 4;
const contactInterval = 8;
const nearForm = 0.03;

/**
 * Moves a cloth by a number of substeps: extended position-based dynamics (Macklin,
 * Müller and Chentanez, 2016) with one iteration per small step (Macklin et al.,
 * 2019). Bending is the quadratic model of Bergou et al. (2006).
 */
export const advance = (
  cloth: Cloth,
  distance: VertexDistance,
  options: StepOptions,
  substeps: number,
): void => {
  const { count, positions: x, velocities: v, springs, lengths, stencils, weights, grip } = cloth;
  const size = count * 3;
  const before = new Float64Array(size);
  const planes = new Float64Array(count * 4);
  const isNear = new Uint8Array(count);
  const touches = new Uint8Array(count);
  const inverse = 1 / (substep * substep);
  const springSoftness = cloth.springCompliance.map((compliance) => 2 + compliance * inverse);
  const stencilFactor = cloth.stencilCompliance.map((compliance, index) => {
    const at = index * 4;
    const sum =
      weights[at] ** 2 + weights[at + 1] ** 2 + weights[at + 2] ** 2 + weights[at + 3] ** 2;
    return 1 / (sum + compliance * inverse);
  });
  const { skin, friction, layerDistance, fastest } = options;
  const [gx, gy, gz] = options.gravity.map((part) => part * substep);
  const slow = 1 - options.damping * substep;
  let contacts: Contacts = { pairs: new Int32Array(0), count: 0 };

  const refreshPlanes = (): void => {
    const step = 0.002;
    for (let vertex = 0; vertex < count; vertex += 1) {
      const [px, py, pz] = [x[vertex * 3], x[vertex * 3 + 1], x[vertex * 3 + 2]];
      const depth = distance(px, py, pz, vertex);
      isNear[vertex] = depth < nearForm ? 1 : 0;
      if (depth >= nearForm) continue;
      let nx = distance(px + step, py, pz, vertex) - depth;
      let ny = distance(px, py + step, pz, vertex) - depth;
      let nz = distance(px, py, pz + step, vertex) - depth;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12;
      nx /= length;
      ny /= length;
      nz /= length;
      planes[vertex * 4] = nx;
      planes[vertex * 4 + 1] = ny;
      planes[vertex * 4 + 2] = nz;
      planes[vertex * 4 + 3] = nx * px + ny * py + nz * pz - depth;
    }
  };

  for (let step = 0; step < substeps; step += 1) {
    if (layerDistance > 0 && step % contactInterval === 0) {
      contacts = findContacts(x, options.flat, layerDistance);
    }
    before.set(x);
    for (let vertex = 0, at = 0; vertex < count; vertex += 1, at += 3) {
      x[at] += (v[at] + gx) * slow * substep;
      x[at + 1] += (v[at + 1] + gy) * slow * substep;
      x[at + 2] += (v[at + 2] + gz) * slow * substep;
    }
    if (step % planeInterval === 0) refreshPlanes();
    for (let spring = 0; spring < lengths.length; spring += 1) {
      const a = springs[spring * 2] * 3;
      const b = springs[spring * 2 + 1] * 3;
      const dx = x[a] - x[b];
      const dy = x[a + 1] - x[b + 1];
      const dz = x[a + 2] - x[b + 2];
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12;
      const factor = (length - lengths[spring]) / (springSoftness[spring] * length);
      x[a] -= dx * factor;
      x[a + 1] -= dy * factor;
      x[a + 2] -= dz * factor;
      x[b] += dx * factor;
      x[b + 1] += dy * factor;
      x[b + 2] += dz * factor;
    }
    for (let stencil = 0, at = 0; stencil < stencilFactor.length; stencil += 1, at += 4) {
      const a = stencils[at] * 3;
      const b = stencils[at + 1] * 3;
      const c = stencils[at + 2] * 3;
      const d = stencils[at + 3] * 3;
      const wa = weights[at];
      const wb = weights[at + 1];
      const wc = weights[at + 2];
      const wd = weights[at + 3];
      const factor = stencilFactor[stencil];
      const fx = (wa * x[a] + wb * x[b] + wc * x[c] + wd * x[d]) * factor;
      const fy = (wa * x[a + 1] + wb * x[b + 1] + wc * x[c + 1] + wd * x[d + 1]) * factor;
      const fz = (wa * x[a + 2] + wb * x[b + 2] + wc * x[c + 2] + wd * x[d + 2]) * factor;
      x[a] -= fx * wa;
      x[a + 1] -= fy * wa;
      x[a + 2] -= fz * wa;
      x[b] -= fx * wb;
      x[b + 1] -= fy * wb;
      x[b + 2] -= fz * wb;
      x[c] -= fx * wc;
      x[c + 1] -= fy * wc;
      x[c + 2] -= fz * wc;
      x[d] -= fx * wd;
      x[d + 1] -= fy * wd;
      x[d + 2] -= fz * wd;
    }
    for (let pair = 0; pair < contacts.count; pair += 1) {
      const first = contacts.pairs[pair * 2];
      const second = contacts.pairs[pair * 2 + 1];
      // Layers that the form presses, as in the armpit, would tremble between both
      // pushes.
      if (touches[first] === 1 && touches[second] === 1) continue;
      const a = first * 3;
      const b = second * 3;
      const dx = x[a] - x[b];
      const dy = x[a + 1] - x[b + 1];
      const dz = x[a + 2] - x[b + 2];
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared >= layerDistance * layerDistance) continue;
      const length = Math.sqrt(squared) + 1e-12;
      const factor = (0.3 * (layerDistance - length)) / length;
      x[a] += dx * factor;
      x[a + 1] += dy * factor;
      x[a + 2] += dz * factor;
      x[b] -= dx * factor;
      x[b + 1] -= dy * factor;
      x[b + 2] -= dz * factor;
      // Layers do not bounce: the push adds no speed.
      const apart =
        ((x[a] - before[a] - x[b] + before[b]) * dx +
          (x[a + 1] - before[a + 1] - x[b + 1] + before[b + 1]) * dy +
          (x[a + 2] - before[a + 2] - x[b + 2] + before[b + 2]) * dz) /
        (2 * length * length);
      if (apart <= 0) continue;
      before[a] += dx * apart;
      before[a + 1] += dy * apart;
      before[a + 2] += dz * apart;
      before[b] -= dx * apart;
      before[b + 1] -= dy * apart;
      before[b + 2] -= dz * apart;
    }
    for (let vertex = 0, at = 0; vertex < count; vertex += 1, at += 3) {
      touches[vertex] = 0;
      if (isNear[vertex] === 0) continue;
      const nx = planes[vertex * 4];
      const ny = planes[vertex * 4 + 1];
      const nz = planes[vertex * 4 + 2];
      const depth = skin - (nx * x[at] + ny * x[at + 1] + nz * x[at + 2] - planes[vertex * 4 + 3]);
      if (depth <= 0) continue;
      touches[vertex] = 1;
      const mx = x[at] - before[at];
      const my = x[at + 1] - before[at + 1];
      const mz = x[at + 2] - before[at + 2];
      const along = mx * nx + my * ny + mz * nz;
      const tx = mx - along * nx;
      const ty = my - along * ny;
      const tz = mz - along * nz;
      const slide = Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-12;
      const hold = Math.min(1, (friction * grip[vertex] * depth) / slide);
      const push = Math.min(depth, 0.004);
      x[at] += nx * push - tx * hold;
      x[at + 1] += ny * push - ty * hold;
      x[at + 2] += nz * push - tz * hold;
      // Contact does not bounce: the push adds no speed.
      const bounce = along + push;
      if (bounce <= 0) continue;
      before[at] += nx * bounce;
      before[at + 1] += ny * bounce;
      before[at + 2] += nz * bounce;
    }
    for (let at = 0; at < size; at += 3) {
      const vx = (x[at] - before[at]) / substep;
      const vy = (x[at + 1] - before[at + 1]) / substep;
      const vz = (x[at + 2] - before[at + 2]) / substep;
      const share = Math.min(1, fastest / (Math.sqrt(vx * vx + vy * vy + vz * vz) + 1e-12));
      v[at] = vx * share;
      v[at + 1] = vy * share;
      v[at + 2] = vz * share;
    }
  }
};
