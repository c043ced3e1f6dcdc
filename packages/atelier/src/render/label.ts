import { drawMark } from '@tailorbird/packshot';
import sharp from 'sharp';
import type { Sewn } from '../pattern/sew.ts';

/** The bird of the label as a square of zeros and ones, its first row on top. */
export type Mark = { readonly size: number; readonly ink: Uint8Array };

const markSize = 128;

export const labelMark = async (): Promise<Mark> => {
  const alpha = await sharp(Buffer.from(drawMark({ size: markSize })))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  // Without the soft edge, which may differ between versions of the SVG renderer.
  return { size: markSize, ink: Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)) };
};

/**
 * Meters in the pattern of the back: half width and half height, radius of the
 * corners, distance of the middle from the neck, and half the size of the mark.
 */
const shape = { width: 0.021, height: 0.0125, corner: 0.0025, below: 0.021, mark: 0.0085 } as const;

export type Label = {
  /** Piece that carries the label on its inside. */
  readonly piece: number;
  /** Meters to the outline of the label, negative on the label. */
  readonly distance: (u: number, v: number) => number;
  /** Share of light that a place of the label reflects: ink and stitches are darker. */
  readonly brightness: (u: number, v: number) => number;
};

export const labelOf = ({ pieces, design }: Sewn, mark: Mark): Label => {
  const piece = pieces.findIndex(({ name }) => name === 'back');
  const { points, edges } = pieces[piece];
  // A collar or a hood hides the label.
  const hidden = design.hasCollar || design.hood ? 0.03 : design.collar ? 0.007 : 0;
  const below = shape.below + hidden;
  const center = points[edges.neck[edges.neck.length >> 1]][1] - below;
  const distance: Label['distance'] = (u, v) => {
    const across = Math.abs(u) - shape.width + shape.corner;
    const up = Math.abs(v - center) - shape.height + shape.corner;
    const corner = Math.hypot(Math.max(0, across), Math.max(0, up));
    return corner + Math.min(0, Math.max(across, up)) - shape.corner;
  };
  return {
    piece,
    distance,
    brightness: (u, v) => {
      const stitches = 1 - 0.13 * Math.exp(-(((distance(u, v) + 0.0015) / 0.0005) ** 2));
      const column = Math.floor((u / shape.mark / 2 + 0.5) * mark.size);
      const row = Math.floor(((center - v) / shape.mark / 2 + 0.5) * mark.size);
      if (Math.min(column, row) < 0 || Math.max(column, row) >= mark.size) return stitches;
      return stitches * (1 - 0.75 * mark.ink[row * mark.size + column]);
    },
  };
};
