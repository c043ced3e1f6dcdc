import { drawMark } from '@tailorbird/packshot';
import sharp from 'sharp';
import type { Sewn } from '../pattern/sew.ts';

/** The bird of the label as a square of zeros and ones, its first row on top. */
export type Mark = { readonly size: number; readonly ink: Uint8Array };

const markSize = 128;

/** The mark of the shop for the woven label. */
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
 * Meters in the pattern of the back: half width, and distances of its ends from the
 * neck.
 */
const shape = { half: 0.021, from: 0.002, to: 0.028, markHalf: 0.0085 } as const;

export type Label = {
  /** Piece that carries the label on its inside. */
  readonly piece: number;
  readonly covers: (u: number, v: number) => boolean;
  /** Ink at a place of the pattern, 0 or 1. */
  readonly inkAt: (u: number, v: number) => number;
};

/** The label inside the back, below the neck. */
export const labelOf = ({ pieces }: Sewn, mark: Mark): Label => {
  const piece = pieces.findIndex(({ name }) => name === 'back');
  const { points, edges } = pieces[piece];
  const top = points[edges.neck[edges.neck.length >> 1]][1];
  const center = top - (shape.from + shape.to) / 2;
  return {
    piece,
    covers: (u, v) => Math.abs(u) < shape.half && v < top - shape.from && v > top - shape.to,
    inkAt: (u, v) => {
      const column = Math.floor((u / shape.markHalf / 2 + 0.5) * mark.size);
      const row = Math.floor(((center - v) / shape.markHalf / 2 + 0.5) * mark.size);
      if (Math.min(column, row) < 0 || Math.max(column, row) >= mark.size) return 0;
      return mark.ink[row * mark.size + column];
    },
  };
};
