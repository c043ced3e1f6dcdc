export { clothNameOf, clothRows, clothSide } from './cloths.ts';
export { drawGarment } from './drawGarment.ts';
export { type DrawingHand, drawingHandFor } from './drawingHand.ts';
export { drawScene, type Scene, scenes } from './drawScene.ts';
export type { Artwork, FabricTexture, Garment, GarmentPattern, Proportions } from './garment.ts';
export { imageWidths } from './imageWidths.ts';
export { birdPath, drawMark, stitchPath, threadPath } from './mark.ts';
export { alikeAddresses, areRenders, drawingAddress } from './pictureAddress.ts';
export { defaultProperties, drawableProperties } from './properties.ts';
export { proportionsOf } from './proportionsOf.ts';
export { type Color, colorOf, luminance, recolorRows } from './recolor.ts';
export { type LoadedRender, type Render, renderIn } from './renderImage.ts';
export {
  backOf,
  hasRenders,
  isRendered,
  type RenderKey,
  renderKeyOf,
  renderName,
  shapeOf,
  type View,
  viewsOf,
} from './renders.ts';
