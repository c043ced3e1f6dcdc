import {
  type CutFor,
  defaultStandardSizeFor,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import { drawGarmentOn, landmarksOf, type Point, sheetHeight } from '@tailorbird/packshot/body';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';

const draw = (cutFor: CutFor, sizeTypeSlug: string) => {
  const size = defaultStandardSizeFor(cutFor);
  const body = standardWearer(size);
  const landmarks = landmarksOf(body);
  const measurements = standardMeasurements(sizeTypeSlug, size) ?? [];
  /** Visible part from above the head to below the hem, in centimeters. */
  const half = landmarks.arm.at(landmarks.arm.length, 9)[0];
  const [upper, lower] = [landmarks.top + 3, landmarks.crotch - 8];
  const [width, height] = [half * 2, upper - lower];
  return {
    body,
    landmarks,
    measurements,
    worn: drawGarmentOn(body, sizeTypeSlug, measurements),
    viewBox: `${-half} ${sheetHeight - upper} ${width} ${height}`,
    aspectRatio: `${width} / ${height}`,
    /** CSS position of a point in centimeters from the center and the floor. */
    onFigure: ([across, up]: Point): {
      readonly insetInlineStart: string;
      readonly insetBlockStart: string;
    } => ({
      insetInlineStart: `${((across + half) / width) * 100}%`,
      insetBlockStart: `${((upper - up) / height) * 100}%`,
    }),
  };
};

export type WornBody = ReturnType<typeof draw>;

const drawn = new Map<string, WornBody>();

/** Figure that wears a garment of a size type, a shirt by default. Each is drawn once. */
export const wornBodyOf = (cutFor: CutFor, sizeTypeSlug = 'shirt'): WornBody => {
  const key = `${cutFor} ${sizeTypeSlug}`;
  const known = drawn.get(key) ?? draw(cutFor, sizeTypeSlug);
  drawn.set(key, known);
  return known;
};
