import {
  type CutFor,
  defaultStandardSizeFor,
  standardBody,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import {
  drawBody,
  drawGarmentOn,
  landmarksOf,
  type Point,
  sheetHeight,
} from '@tailorbird/packshot/body';

/** How tall whom the drawing shows is, in centimeters. */
const heights: Readonly<Record<CutFor, number>> = { men: 181, women: 168 };

/** Whom the drawing shows: nobody in particular, but a body that garments are cut for. */
const draw = (cutFor: CutFor) => {
  const size = defaultStandardSizeFor(cutFor);
  const body = { ...standardBody(size), heightCm: heights[cutFor] };
  const landmarks = landmarksOf(body);
  /** What is seen: the upper half, from above the head to below the hem, in centimeters. */
  const half = landmarks.arm.at(landmarks.arm.length, 9)[0];
  const [upper, lower] = [landmarks.top + 3, landmarks.crotch - 8];
  const [width, height] = [half * 2, upper - lower];
  return {
    body,
    landmarks,
    person: drawBody(body),
    worn: drawGarmentOn(body, 'shirt', standardMeasurements('shirt', size) ?? []),
    viewBox: `${-half} ${sheetHeight - upper} ${width} ${height}`,
    aspectRatio: `${width} / ${height}`,
    /** Where something lies over the drawing, given in centimeters from the middle and from the floor. */
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

const drawn = new Map<CutFor, WornBody>();

/** Somebody a size is cut for, who wears a garment of it; each is drawn once. */
export const wornBodyOf = (cutFor: CutFor): WornBody => {
  const known = drawn.get(cutFor) ?? draw(cutFor);
  drawn.set(cutFor, known);
  return known;
};
