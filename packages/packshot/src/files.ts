/**
 * The files of renders, for the server and for builds. Browsers do not load this list: the
 * pictures of the server contain the renders.
 */
import type { Garment } from './garment.ts';
import { renderFiles } from './renderFiles.ts';
import type { Render } from './renderImage.ts';
import { renderKeyOf, renderName, wordsOf } from './renders.ts';

/** Widths of the files of a render, in pixels. */
export const fileWidths = [450, 768, 960] as const;

/** Name of the file in `renders` for a picture of the given width. */
export const renderFileOf = ({ name }: Pick<Render, 'name'>, width: number): string =>
  `${name}.${fileWidths.find((known) => known >= width) ?? 960}.avif`;

/**
 * The only file of a render in the demo, which has a limited size: smaller for backs and
 * three-quarter views. Garments with two unusual properties or more are drawn there.
 */
export const demoFileOf = ({ name }: Pick<Render, 'name'>): string | null => {
  const [shape = '', , view = ''] = name.split('.');
  if (wordsOf(shape).length > 1) return null;
  return renderFileOf({ name }, view === 'back' || view === 'three-quarter' ? 450 : 768);
};

/** The render of a garment; null if the garment is drawn. */
export const renderOf = (garment: Garment): Render | null => {
  const key = renderKeyOf(garment);
  const name = key && renderName(key);
  const place = name === null ? undefined : renderFiles[name];
  return name !== null && place ? { name, ...place } : null;
};

export { renderFiles };
