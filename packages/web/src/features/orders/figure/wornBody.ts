import { type StandardSize, standardBody, standardMeasurements } from '@tailorbird/domain/sizing';
import { drawBody, drawGarmentOn, landmarksOf, type Point, sheetHeight } from '@tailorbird/packshot/body';

const size: StandardSize = { base: 7, length: 'R' };
/** Whom the drawing shows: nobody in particular. */
export const body = { ...standardBody(size), heightCm: 181 };
export const landmarks = landmarksOf(body);
export const person = drawBody(body);
export const worn = drawGarmentOn(body, 'shirt', standardMeasurements('shirt', size) ?? []);

/** What is seen: the upper half, from above the head to below the hem, in centimeters. */
const half = landmarks.arm.at(landmarks.arm.length, 9)[0];
const [upper, lower] = [landmarks.top + 3, landmarks.crotch - 8];
const [width, height] = [half * 2, upper - lower];

export const viewBox = `${-half} ${sheetHeight - upper} ${width} ${height}`;
export const aspectRatio = `${width} / ${height}`;

/** Where something lies over the drawing, given in centimeters from the middle and from the floor. */
export const onFigure = ([across, up]: Point): { readonly insetInlineStart: string; readonly insetBlockStart: string } => ({
  insetInlineStart: `${((across + half) / width) * 100}%`,
  insetBlockStart: `${((upper - up) / height) * 100}%`,
});
