import { drawMark } from '@tailorbird/packshot';
import sharp from 'sharp';
import type { Mark } from './paint.ts';

const size = 128;

/** The mark of the shop for the woven label. */
export const labelMark = async (): Promise<Mark> => {
  const alpha = await sharp(Buffer.from(drawMark({ size })))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  // Without the soft edge, which may differ between versions of the SVG renderer.
  return { size, ink: Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)) };
};
