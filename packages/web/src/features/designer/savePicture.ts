import { type Artwork, type GarmentPattern, renderKeyOf } from '@tailorbird/packshot';
import { saveBlob } from '../../platform/browser/saveFile.ts';
import { garmentOf } from '../../shared/garments/garmentOf.ts';
import type { DesignerStore } from './designerStore.ts';
import { drawSource } from './drawSource.ts';
import { drawingHandFor, proportionsFor } from './liveDrawing.ts';
import { loadRender } from './loadRender.ts';

const edge = 1600;

/** The drawing with explicit dimensions, which some browsers need. */
const measured = (svg: string): string =>
  /^<svg[^>]*\swidth=/.test(svg)
    ? svg
    : svg.replace('<svg', `<svg width="${edge}" height="${edge}"`);

const pictureOf = async (svg: string): Promise<Blob> => {
  const image = new Image(edge, edge);
  image.src = drawSource(measured(svg));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const sheet = canvas.getContext('2d');
  if (!sheet) throw new Error('No canvas context');
  sheet.fillStyle = 'white';
  sheet.fillRect(0, 0, edge, edge);
  sheet.drawImage(image, 0, 0, edge, edge);
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('No picture came of it'))),
      'image/png',
    ),
  );
};

/**
 * Downloads or shares the design as a picture: color, details, initials, front or back, in the
 * proportions of its size.
 */
export const savePicture = async ({
  type,
  design,
  view,
  color,
  madeTo,
  variantId,
}: DesignerStore): Promise<void> => {
  const garment = {
    ...garmentOf(type, design.variant, { initials: design.initials, view }),
    ...(madeTo && proportionsFor(madeTo)),
  };
  const key = renderKeyOf(garment);
  const draw = await drawingHandFor({
    pattern: type.pattern as GarmentPattern,
    properties: {},
    hasRenders: key !== null,
    ...(type.artwork !== undefined && { artwork: type.artwork as Artwork }),
  });
  // Without a network the drawing is saved.
  const render = key && (await loadRender({ slug: type.slug, variantId, key }).catch(() => null));
  const name = [type.slug, color?.color.slug, view === 'back' && 'back'].filter(Boolean).join('-');
  saveBlob(`${name}.png`, await pictureOf(draw(garment, render ? { render } : {})));
};
