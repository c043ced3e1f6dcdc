export { drawGarment } from './drawGarment.ts';
export { type DrawingHand, drawingHandFor } from './drawingHand.ts';
export { drawScene, type Scene, scenes } from './drawScene.ts';
export type { Artwork, FabricTexture, Garment, GarmentPattern, Proportions } from './garment.ts';
export { imageWidths } from './imageWidths.ts';
export { birdPath, drawMark, stitchPath, threadPath } from './mark.ts';
export { alikeAddresses, areRenders, drawingAddress } from './pictureAddress.ts';
export { defaultProperties, drawableProperties } from './properties.ts';
export { proportionsOf } from './proportionsOf.ts';
export { type Color, colorOf, recolorRows } from './recolor.ts';
export { renderFiles } from './renderFiles.ts';
export {
  browserWidth,
  hasRenders,
  isRendered,
  type Render,
  renderFileOf,
  renderOf,
  shapeOf,
  type View,
  viewsOf,
} from './renders.ts';
