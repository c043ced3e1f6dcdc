import { drawingAddress } from '@tailorbird/packshot';

const replace = (image: HTMLImageElement): void => {
  const address = image.getAttribute('src') ?? '';
  const drawing = drawingAddress(address);
  if (!/\/(packshots|scenes\/row)\//.test(address) || drawing === address) return;
  image.removeAttribute('srcset');
  image.src = drawing;
};

/** Replaces pictures that cannot be loaded by the drawing of their garment. */
export const drawMissingRenders = (): void => {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), {
    capture: true,
  });
  // Pictures that failed before. In Firefox, an SVG can have no natural width.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      image.decode().catch(() => replace(image));
};
