import { type DrapeProgress, drapeGarment } from './drape/drape.ts';
import { layFolds, smoothDrape } from './drape/smooth.ts';
import { type Cut, type Design, measuresOf } from './pattern/design.ts';
import type { Piece } from './pattern/piece.ts';
import { type Sewn, sewGarment } from './pattern/sew.ts';
import type { View } from './render/camera.ts';
import { labelMark } from './render/label.ts';
import { gatherLight, type LightQuality } from './render/light.ts';
import { type Picture, paint } from './render/paint.ts';
import { reliefsOf } from './render/relief.ts';
import { shellOf } from './render/shell.ts';
import { normalsOf, type Surface, subdivide } from './render/surface.ts';
import { traceInWorkers } from './render/traceInWorkers.ts';
import { addTrims } from './render/trims.ts';

export type Quality = {
  /** Distance of cloth points in meters. */
  readonly spacing: number;
  readonly light: LightQuality;
  /** Pixels per side. */
  readonly size: number;
  /** Samples per side of a pixel. */
  readonly samples: number;
  /** Share of the full simulation time. */
  readonly pace: number;
};

export const qualities = {
  draft: {
    spacing: 0.012,
    light: { roomRays: 24, keyRays: 12 },
    size: 400,
    samples: 2,
    pace: 1,
  },
  final: {
    spacing: 0.0095,
    light: { roomRays: 24, keyRays: 10 },
    size: 960,
    samples: 3,
    pace: 0.75,
  },
} as const satisfies Readonly<Record<string, Quality>>;

export type Hung = { readonly sewn: Sewn; readonly positions: Float64Array };

export const hangGarment = (
  design: Design,
  { spacing, pace }: Quality,
  cut: Cut = 'men',
  progress?: DrapeProgress,
): Hung => {
  const sewn = sewGarment(design, measuresOf(design, cut), spacing, cut);
  const { positions } = drapeGarment(sewn, progress, pace);
  return { sewn, positions: layFolds(sewn, smoothDrape(sewn, positions)) };
};

/** Layers of cloth in a piece. Ribs and bands are folded, hoods are lined. */
const layersOf = ({ hood }: Design, { name, rows }: Piece): number =>
  hood === 'double' && name.startsWith('hood')
    ? 2
    : rows !== undefined || name.startsWith('hood')
      ? 1.5
      : 1;

/** Thickness of the cloth of a piece in meters. */
export const thicknessOf =
  ({ pieces, design }: Sewn) =>
  (piece: number): number =>
    design.fabric.thickness * layersOf(design, pieces[piece]);

/**
 * Photographs a hung garment: traces the light at its points, then paints the
 * pixels.
 */
export const photograph = async (
  { sewn, positions }: Hung,
  view: View,
  quality: Quality,
  workers = 1,
  progress: (share: number) => void = () => undefined,
): Promise<Picture> => {
  const { triangles, corners, pieceOf, pieces, design } = sewn;
  const { thickness } = design.fabric;
  const coarse: Surface = { positions, triangles, corners, pieceOf };
  const { surface } = subdivide(coarse);
  const normals = normalsOf(surface);
  const traced = await traceInWorkers(
    { surface, normals, view, quality: quality.light, offset: thickness / 2 + 0.001 },
    workers,
    progress,
  );
  const light = gatherLight(surface, normals, quality.light, traced);
  const attributes = [...light.key, ...light.room].map((values) => ({ size: 3, values }));
  const fine = subdivide(surface, attributes);
  const [keyOutside, keyInside, roomOutside, roomInside] = fine.attributes.map(
    ({ values }) => values,
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const shell = shellOf(
    fine.surface,
    { key: [keyOutside, keyInside], room: [roomOutside, roomInside] },
    thicknessOf(sewn),
    (piece) => pieces[piece].leafRow !== undefined,
  );
  const { size, samples } = quality;
  const reliefs = reliefsOf(sewn);
  addTrims(sewn, reliefs);
  return paint(sewn, shell, reliefs, view, await labelMark(), size, samples);
};
