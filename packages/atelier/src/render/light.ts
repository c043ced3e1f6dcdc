import type { Vector } from '../body/form.ts';
import { randomFrom } from '../random.ts';
import { heightsOf, isInFrame, type View, viewDegrees } from './camera.ts';
import { type Hierarchy, hierarchyOf } from './hierarchy.ts';
import type { Surface } from './surface.ts';

/**
 * Light that arrives at each vertex, outside and inside. Both vectors are
 * irradiance: their product with a normal is the light on a surface that faces this
 * way.
 */
export type Light = {
  /** From the large lamp at the upper left. */
  readonly key: readonly [outside: Float32Array, inside: Float32Array];
  /** From the room and from other cloth. */
  readonly room: readonly [outside: Float32Array, inside: Float32Array];
};

export type LightQuality = { readonly roomRays: number; readonly keyRays: number };

const keyStrength = 1.12;
/** Direction to the lamp, and half its opening angle. */
const keyDirection = [-0.52, 0.62, 0.59] as const;
const keyHalfAngle = (15 * Math.PI) / 180;
/**
 * Reflected share of the light: between white and black cloth, as one picture
 * serves all.
 */
const reflectance = 0.45;
const transmittance = 0.06;

/**
 * Radiance of the room from a direction in camera coordinates. Black panels on both
 * sides darken the outline, so that white cloth stands out from a light background.
 */
const roomRadiance = (x: number, y: number, z: number): number => {
  const height = 0.5 + 0.5 * y;
  const front = Math.max(0, z);
  const fill = Math.max(0, 0.72 * x + 0.1 * y + 0.6 * z - 0.35);
  const panel = Math.max(0, Math.abs(x) - 0.45 - 0.55 * front) / 0.55;
  return (0.1 + 0.4 * height * height + 0.24 * fill + 0.3 * front * front) * (1 - 0.75 * panel);
};

export const lampOf = (view: View): Vector => {
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const length = Math.hypot(...keyDirection);
  const [x, y, z] = keyDirection.map((part) => part / length) as unknown as Vector;
  return [x * cosine + z * sine, y, z * cosine - x * sine];
};

type Frame = readonly [tangent: Float64Array, bitangent: Float64Array];

const frameOf = (x: number, y: number, z: number): Frame => {
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  return [
    Float64Array.of(1 + sign * x * x * a, sign * b, -sign * x),
    Float64Array.of(b, sign + y * y * a, -y),
  ];
};

/** Share of the rays at vertices that the camera does not see: they only reflect. */
const hiddenShare = 1 / 8;

/** Vertices of each side that the camera cannot see, with all their neighbors: 1. */
const hiddenSides = (
  { positions, triangles }: Surface,
  normals: Float32Array,
  { isBlocked }: Hierarchy,
  view: View,
  offset: number,
): readonly [outside: Uint8Array, inside: Uint8Array] => {
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const toCamera = Float64Array.of(Math.sin(turn), 0.04, Math.cos(turn));
  const origin = new Float64Array(3);
  const [, top] = heightsOf(positions);
  const [outer, inner] = [1, -1].map((sign) => {
    const count = normals.length / 3;
    const seen = new Uint8Array(count);
    for (let vertex = 0, at = 0; vertex < count; vertex += 1, at += 3) {
      let facing = 0;
      for (let axis = 0; axis < 3; axis += 1) {
        const part = normals[at + axis] * sign;
        facing += part * toCamera[axis];
        origin[axis] = positions[at + axis] + part * offset;
      }
      if (facing < -0.2 || !isInFrame(view, origin[0], origin[1], top)) continue;
      if (!isBlocked(origin, toCamera)) seen[vertex] = 1;
    }
    const hidden = new Uint8Array(count).fill(1);
    for (let at = 0; at < triangles.length; at += 3) {
      const corners = triangles.subarray(at, at + 3);
      if (corners.some((vertex) => seen[vertex] === 1)) {
        for (const vertex of corners) hidden[vertex] = 0;
      }
    }
    return hidden;
  }) as [Uint8Array, Uint8Array];
  return [outer, inner];
};

export type Traced = {
  readonly key: Float32Array;
  readonly room: Float32Array;
  /**
   * Twice the number of the vertex that a ray of the room meets, plus 1 for its
   * inside; or -1.
   */
  readonly hits: Int32Array;
  readonly directions: Float32Array;
};

export type TraceJob = {
  readonly surface: Surface;
  readonly normals: Float32Array;
  readonly view: View;
  readonly quality: LightQuality;
  /** Distance of the rays' origins from the surface, in meters. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
};

/**
 * Traces the rays of a range of vertices. Every vertex has its own random numbers.
 */
export const traceLight = (
  { surface, normals, view, quality, offset, from, to }: TraceJob,
  progress: (share: number) => void = () => undefined,
): readonly [outside: Traced, inside: Traced] => {
  const { positions, triangles } = surface;
  const { roomRays, keyRays } = quality;
  const count = to - from;
  const hierarchy = hierarchyOf(surface);
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const keyCenter = lampOf(view);
  const keyFrame = frameOf(...keyCenter);
  const golden = Math.PI * (3 - Math.sqrt(5));
  const origin = new Float64Array(3);
  const direction = new Float64Array(3);
  const empty = (): Traced => ({
    key: new Float32Array(count * 3),
    room: new Float32Array(count * 3),
    hits: new Int32Array(count * roomRays).fill(-1),
    directions: new Float32Array(count * roomRays * 3),
  });
  const sides = [empty(), empty()] as const;

  const traceKey = (
    { key }: Traced,
    to: number,
    spin: number,
    normal: Float64Array,
    rays: number,
  ): void => {
    for (let ray = 0; ray < rays; ray += 1) {
      const radius = Math.sqrt((ray + 0.5) / rays) * Math.tan(keyHalfAngle);
      const angle = spin + ray * golden;
      const [across, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      for (let axis = 0; axis < 3; axis += 1) {
        direction[axis] = keyCenter[axis] + keyFrame[0][axis] * across + keyFrame[1][axis] * up;
      }
      const scale = 1 / Math.hypot(direction[0], direction[1], direction[2]);
      for (let axis = 0; axis < 3; axis += 1) direction[axis] *= scale;
      const facing = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
      if (facing <= 0 || hierarchy.isBlocked(origin, direction)) continue;
      for (let axis = 0; axis < 3; axis += 1) {
        key[to + axis] += (direction[axis] * keyStrength) / rays;
      }
    }
  };
  const traceRoom = (
    { room, hits, directions }: Traced,
    index: number,
    spin: number,
    normal: Float64Array,
    random: () => number,
    rays: number,
  ): void => {
    const frame = frameOf(normal[0], normal[1], normal[2]);
    for (let ray = 0; ray < rays; ray += 1) {
      const height = (ray + random()) / rays;
      const radius = Math.sqrt(1 - height * height);
      const angle = spin + ray * golden;
      const [across, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      for (let axis = 0; axis < 3; axis += 1) {
        direction[axis] = normal[axis] * height + frame[0][axis] * across + frame[1][axis] * up;
      }
      const triangle = hierarchy.first(origin, direction);
      if (triangle >= 0) {
        // A layer reflects with the light of one of its corners.
        const vertex = triangles[triangle * 3 + (ray % 3)];
        const hit = vertex * 3;
        const facing =
          normals[hit] * direction[0] +
          normals[hit + 1] * direction[1] +
          normals[hit + 2] * direction[2];
        hits[index * roomRays + ray] = vertex * 2 + (facing < 0 ? 0 : 1);
        for (let axis = 0; axis < 3; axis += 1) {
          directions[(index * roomRays + ray) * 3 + axis] = (direction[axis] * roomRays) / rays;
        }
        continue;
      }
      const radiance =
        (2 / rays) *
        roomRadiance(
          direction[0] * cosine - direction[2] * sine,
          direction[1],
          direction[2] * cosine + direction[0] * sine,
        );
      for (let axis = 0; axis < 3; axis += 1) room[index * 3 + axis] += direction[axis] * radiance;
    }
  };

  const hidden = hiddenSides(surface, normals, hierarchy, view, offset);
  const normal = new Float64Array(3);
  for (let index = 0; index < count; index += 1) {
    const at = (from + index) * 3;
    const random = randomFrom(from + index);
    for (const [side, traced] of sides.entries()) {
      const sign = side === 0 ? 1 : -1;
      for (let axis = 0; axis < 3; axis += 1) {
        normal[axis] = normals[at + axis] * sign;
        origin[axis] = positions[at + axis] + normal[axis] * offset;
      }
      const spin = random() * 2 * Math.PI;
      const share = hidden[side][from + index] === 1 ? hiddenShare : 1;
      traceKey(traced, index * 3, spin, normal, Math.ceil(keyRays * share));
      traceRoom(traced, index, spin, normal, random, Math.ceil(roomRays * share));
    }
    if (index % 2000 === 0) progress(index / count);
  }
  return sides;
};

/**
 * Adds the light that cloth reflects and lets through, and smooths the noise of the
 * rays.
 */
export const gatherLight = (
  { triangles }: Surface,
  normals: Float32Array,
  { roomRays }: LightQuality,
  sides: readonly [outside: Traced, inside: Traced],
): Light => {
  const count = normals.length / 3;
  const rooms = sides.map(({ room }) => Float32Array.from(room)) as [Float32Array, Float32Array];
  for (let bounce = 0; bounce < 3; bounce += 1) {
    const arriving = sides.map(({ key }, side) => {
      const sign = side === 0 ? 1 : -1;
      const room = rooms[side];
      const light = new Float32Array(count);
      for (let vertex = 0, at = 0; vertex < count; vertex += 1, at += 3) {
        let [fromKey, fromRoom] = [0, 0];
        for (let axis = 0; axis < 3; axis += 1) {
          fromKey += key[at + axis] * normals[at + axis] * sign;
          fromRoom += room[at + axis] * normals[at + axis] * sign;
        }
        light[vertex] = Math.max(0, fromKey) + Math.max(0, fromRoom);
      }
      return light;
    });
    for (const [side, { room: direct, hits, directions }] of sides.entries()) {
      const room = rooms[side];
      room.set(direct);
      for (let vertex = 0; vertex < count; vertex += 1) {
        let [x, y, z] = [0, 0, 0];
        for (let index = vertex * roomRays; index < (vertex + 1) * roomRays; index += 1) {
          const hit = hits[index];
          if (hit < 0) continue;
          const light = reflectance * arriving[hit & 1][hit >> 1];
          x += directions[index * 3] * light;
          y += directions[index * 3 + 1] * light;
          z += directions[index * 3 + 2] * light;
        }
        const at = vertex * 3;
        const through = transmittance * arriving[1 - side][vertex] * (side === 0 ? 1 : -1);
        room[at] += (2 / roomRays) * x + through * normals[at];
        room[at + 1] += (2 / roomRays) * y + through * normals[at + 1];
        room[at + 2] += (2 / roomRays) * z + through * normals[at + 2];
      }
    }
  }
  const softened = (values: Float32Array, rounds: number): Float32Array => {
    let current = values;
    for (let round = 0; round < rounds; round += 1) {
      const sums = Float32Array.from(current, (value) => value * 2);
      const weights = new Float32Array(count).fill(2);
      for (let corner = 0; corner < triangles.length; corner += 1) {
        const base = corner - (corner % 3);
        const a = triangles[corner];
        const b = triangles[base + ((corner + 1) % 3)];
        for (const [to, from] of [
          [a, b],
          [b, a],
        ]) {
          weights[to] += 0.5;
          for (let axis = 0; axis < 3; axis += 1) {
            sums[to * 3 + axis] += current[from * 3 + axis] * 0.5;
          }
        }
      }
      current = sums.map((sum, index) => sum / weights[Math.floor(index / 3)]);
    }
    return current;
  };
  return {
    key: [softened(sides[0].key, 1), softened(sides[1].key, 1)],
    room: [softened(rooms[0], 3), softened(rooms[1], 3)],
  };
};
