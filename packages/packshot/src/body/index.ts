export { type BodyDrawing, drawBody, drawTrunk } from './drawBody.ts';
export { drawGarmentOn, type GarmentDrawing } from './garment.ts';
export { type Landmarks, landmarksOf } from './landmarks.ts';
export type {
  BodyBuild,
  BodyMeasure,
  BodyNumbers,
  GarmentMeasure,
  GarmentMeasurement,
} from './measures.ts';
export { garmentPlaceOf, type MeasurePlace, placeOf } from './places.ts';
export { setOff } from './setOff.ts';
export { type Point, round, sheetHeight } from './sheet.ts';
