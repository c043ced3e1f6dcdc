import type { BodyNumbers } from '@tailorbird/packshot/body';
import { formScale } from '@tailorbird/packshot/files';
import { type Distance, distanceToTrunk } from './body/distance.ts';
import type { Form } from './body/form.ts';
import { posedForm } from './drape/drape.ts';
import { type Hung, type Quality, thicknessOf } from './makePictures.ts';
import { pictureBodies } from './pattern/design.ts';
import { frameOf, project } from './render/camera.ts';
import { gatherLight, type Traced, traceLight } from './render/light.ts';
import { encode, type Picture, tone } from './render/paint.ts';
import { ramp } from './render/raster.ts';
import { outside, type Shell, shellOf } from './render/shell.ts';
import { normalsOf, type Surface, subdivide } from './render/surface.ts';
import { rasterizeTriangle } from './render/zBuffer.ts';
import { type FigurePart, figureOf } from './worn/figure.ts';
import { type Mesh, surfaceOf } from './worn/surfaceOf.ts';

/** Distance of the points of a form, relative to those of the cloth. */
const coarseness = 0.8;

/** Width of the blend between hands and arms, in meters. */
const wristBlend = 0.01;

/** Light of the cloth that a ray from the form meets. */
const clothLight = 0.75;

/** The trunk fades out below the hips, over this range above its lower end in meters. */
const fade = { from: 0.03, to: 0.15 } as const;

/**
 * Collars from this height, in meters, lean on a neck of this share of its girth: they are
 * draped without a neck.
 */
const [collarHeight, slimNeck] = [0.035, 0.8] as const;

/** Bare arms stand out while a garment is draped, which shows its armholes. */
const bareArmDegrees = 24;

/** One surface, so that no edge shows at the wrists. */
const meshOf = (form: Form, body: BodyNumbers, step: number): Mesh => {
  const { distance: toBody, parts } = figureOf(form, body);
  const [{ from, to }, ...hands] = parts as readonly [FigurePart, ...FigurePart[]];
  const distance: Distance = (x, y, z) => {
    let nearest = toBody(x, y, z);
    for (const {
      distance: toHand,
      from: [left, ,],
      to: [right, top],
    } of hands) {
      if (x < left || x > right || y > top) continue;
      const hand = toHand(x, y, z);
      const overlap = Math.max(0, wristBlend - Math.abs(nearest - hand));
      nearest = Math.min(nearest, hand) - (overlap * overlap) / (4 * wristBlend);
    }
    return nearest;
  };
  const low = Math.min(from[1], ...hands.map((hand) => hand.from[1]));
  return surfaceOf(distance, [from[0] - 0.05, low, from[2]], [to[0] + 0.05, to[1], to[2]], step);
};

/** Rasterizes triangles that face the camera. `paintAt` gets their corners’ shares. */
const rasterize = (
  triangles: ArrayLike<number>,
  points: Float64Array,
  wide: number,
  depths: Float32Array,
  paintAt: (at: number, face: number, second: number, third: number) => void,
): void => {
  for (let face = 0; face * 3 < triangles.length; face += 1) {
    rasterizeTriangle(
      { points, triangles, face },
      { wide, top: 0, rows: wide, depths },
      (at, second, third) => paintAt(at, face, second, third),
    );
  }
};

/** The cloth with its thickness, without light. */
const clothOf = ({
  sewn,
  positions,
}: Hung): { readonly surface: Surface; readonly shell: Shell } => {
  const { triangles, corners, pieceOf } = sewn;
  const { surface } = subdivide({ positions, triangles, corners, pieceOf });
  const fine = subdivide(surface).surface;
  const dark = new Float32Array(fine.positions.length);
  const light = { key: [dark, dark], room: [dark, dark] } as const;
  return { surface, shell: shellOf(fine, light, thicknessOf(sewn)) };
};

/** Light at the vertices of a form: from the lamp, and from the room, form and cloth. */
const lightAt = (
  form: Mesh,
  cloth: Surface,
  quality: Quality['light'],
): { readonly key: Float32Array; readonly room: Float32Array } => {
  const clothNormals = normalsOf(cloth);
  const start = clothNormals.length / 3;
  const count = form.positions.length / 3;
  const surface: Surface = {
    positions: Float64Array.from([...cloth.positions, ...form.positions]),
    triangles: Int32Array.from([...cloth.triangles, ...form.triangles.map((at) => at + start)]),
    corners: new Float64Array(0),
    pieceOf: new Uint8Array(0),
  };
  const normals = Float32Array.from([...clothNormals, ...form.normals]);
  const traced = traceLight({
    surface,
    normals,
    view: 'front',
    quality,
    offset: 0.004,
    from: start,
    to: start + count,
  });
  const padded = (values: Float32Array, size: number): Float32Array => {
    const all = new Float32Array((start + count) * size);
    all.set(values, start * size);
    return all;
  };
  const [outer, inner] = traced.map(({ key, room, hits, directions }, side): Traced => {
    const all = new Int32Array((start + count) * quality.roomRays).fill(-1);
    all.set(hits, start * quality.roomRays);
    const keys = padded(key, 3);
    for (let at = 0; at < start * 3; at += 1)
      keys[at] = clothNormals[at] * clothLight * (side === 0 ? 1 : -1);
    return {
      key: keys,
      room: padded(room, 3),
      hits: all,
      directions: padded(directions, 3 * quality.roomRays),
    };
  }) as [Traced, Traced];
  const { key, room } = gatherLight(surface, normals, quality, [outer, inner]);
  return { key: key[0].subarray(start * 3), room: room[0].subarray(start * 3) };
};

/**
 * The neutral form that wears a garment, for the picture of its front. Red and green hold
 * the shading, blue the places in front of the garment, alpha the outline.
 */
export const photographForm = (hung: Hung, { size, samples, spacing, light }: Quality): Picture => {
  const { design, cut, pieces } = hung.sewn;
  const body = pictureBodies[cut];
  const form = posedForm(design, body, design.sleeveless ? bareArmDegrees : design.arms.picture);
  const mesh = meshOf(
    form,
    {
      ...body,
      neckCircumference:
        body.neckCircumference * (design.band.height > collarHeight ? slimNeck : 1),
    },
    spacing * coarseness,
  );
  const { surface, shell } = clothOf(hung);
  const { key, room } = lightAt(mesh, surface, light);
  const wide = size * samples;
  // The garment alone decides on the place in the frame, as in its own picture.
  const clothPoints = shell.positions.length;
  const { points, toViewer } = project(
    Float64Array.from([...shell.positions, ...mesh.positions]),
    'front',
    wide,
    frameOf(design),
    clothPoints,
  );
  for (let at = 0; at < points.length; at += 3)
    for (const axis of [at, at + 1])
      points[axis] = wide / 2 + (points[axis] - wide / 2) * formScale;
  const clothDepths = new Float32Array(wide * wide).fill(Number.POSITIVE_INFINITY);
  const isInside = new Uint8Array(wide * wide);
  rasterize(shell.triangles, points, wide, clothDepths, (at, face) => {
    // Ribbed cuffs lie on the wrists.
    const isCuff = pieces[shell.pieceOf[face]].name.startsWith('cuff');
    isInside[at] = shell.side[face] === outside || isCuff ? 0 : 1;
  });
  const nearby = [-4, 4, -4 * wide, ...[4, 8, 12, 16, 20, 24].map((rows) => rows * wide)];
  /**
   * Whether the inside of the cloth is behind a sample or near it: up to 24 pixels below, at
   * the neck, and four pixels beside.
   */
  const isOpening = (at: number): boolean =>
    clothDepths[at] === Number.POSITIVE_INFINITY
      ? nearby.some((step) => isInside[at + step * samples] === 1)
      : isInside[at] === 1;
  const depths = new Float32Array(wide * wide).fill(Number.POSITIVE_INFINITY);
  const faces = new Int32Array(wide * wide).fill(-1);
  const shares = new Float32Array(wide * wide * 2);
  rasterize(
    mesh.triangles,
    points.subarray(clothPoints),
    wide,
    depths,
    (at, face, second, third) => {
      faces[at] = face;
      shares[at * 2] = second;
      shares[at * 2 + 1] = third;
    },
  );
  const toTrunk = distanceToTrunk(form.trunk);
  /** Shading and opacity of a sample of the form. */
  const shade = (at: number): readonly [shading: number, opacity: number] => {
    const corners = [0, 1, 2].map((corner) => mesh.triangles[faces[at] * 3 + corner] * 3);
    const weights = [1 - shares[at * 2] - shares[at * 2 + 1], shares[at * 2], shares[at * 2 + 1]];
    const mix = (values: Float32Array): readonly [number, number, number] =>
      [0, 1, 2].map((axis) =>
        corners.reduce((sum, from, corner) => sum + values[from + axis] * weights[corner], 0),
      ) as [number, number, number];
    const normal = mix(mesh.normals);
    const length = Math.hypot(...normal);
    const along = (light: readonly number[]): number =>
      Math.max(
        0,
        normal.reduce((sum, part, axis) => sum + (part / length) * light[axis], 0),
      );
    const facing = Math.min(1, Math.abs(along(toViewer)));
    const lit = along(mix(key)) + along(mix(room));
    const [x, y, z] = mix(mesh.positions);
    const opacity = toTrunk(x, y, z) < 0.012 ? ramp(y - form.trunk.bottom, fade.from, fade.to) : 1;
    return [encode(tone(lit)) * (1 - 0.2 * (1 - facing) ** 2.5), opacity];
  };
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let [shading, opacity, front, hits] = [0, 0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const at =
          (row * samples + Math.floor(sample / samples)) * wide +
          column * samples +
          (sample % samples);
        if (faces[at] < 0) continue;
        const [light, alpha] = shade(at);
        hits += 1;
        shading += light;
        opacity += alpha;
        if (isOpening(at) && depths[at] < clothDepths[at]) front += alpha;
      }
      if (hits === 0) continue;
      const to = (row * size + column) * 4;
      const value = Math.round(Math.min(1, shading / hits) * 255);
      const all = samples * samples;
      pixels.set(
        [value, value, Math.round((front / all) * 255), Math.round((opacity / all) * 255)],
        to,
      );
    }
  }
  return { size, pixels };
};
