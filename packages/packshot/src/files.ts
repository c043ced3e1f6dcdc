/**
 * The files of renders, for the server and for builds. Browsers do not load this list: the
 * pictures of the server contain the renders.
 */
import { clothFiles } from './clothFiles.ts';
/**
 * The files of renders, for the server and for builds. Browsers do not load this list: the
 * pictures of the server contain the renders.
 */
import type { Garment } from './garment.ts';
import { renderFiles } from './renderFiles.ts';
import { formScale, type LoadedRender, type Render } from './renderImage.ts';
import { renderKeyOf, renderName, turned } from './renders.ts';

/** Widths of the files of a render, in pixels. */
export const fileWidths = [450, 768, 960] as const;

/** Name of the file in `renders` for a picture of the given width. */
export const renderFileOf = ({ name }: Pick<Render, 'name'>, width: number): string =>
  `${name}.${fileWidths.find((known) => known >= width) ?? 960}.avif`;

/**
 * The only file of a render in the demo, which has a limited size: fronts are 768 pixels wide,
 * other views 450. Shapes without a three-quarter view are drawn there.
 */
export const demoFileOf = ({ name }: Pick<Render, 'name'>): string | null => {
  const [shape = '', , view = ''] = name.split('.');
  return turned.has(shape) ? renderFileOf({ name }, view === 'front' ? 768 : 450) : null;
};

/** The render of a garment; null if the garment is drawn. Worn garments show their front. */
export const renderOf = (garment: Garment): Render | null => {
  const key = renderKeyOf(garment);
  if (!key) return null;
  const isWorn = key.view === 'worn';
  const name = renderName(isWorn ? { ...key, view: 'front' } : key);
  const place = renderFiles[name];
  const form = renderName(key);
  if (!place || !renderFiles[form]) return null;
  return { name, ...place, ...(isWorn && { form }) };
};

/**
 * Loads the files of a render; null if one cannot be read. `fileOf` names the file for a
 * name, `read` returns its address.
 */
export const loadRender = async (
  render: Render,
  fileOf: (picture: Pick<Render, 'name'>) => string | null,
  read: (file: string) => Promise<string | null>,
): Promise<LoadedRender | null> => {
  const { form } = render;
  const addressOf = async (name: string): Promise<string | null> => {
    const file = fileOf({ name });
    return file === null ? null : await read(file);
  };
  const [address, formAddress] = await Promise.all([
    addressOf(render.name),
    form === undefined ? null : addressOf(form),
  ]);
  if (address === null || (form !== undefined && formAddress === null)) return null;
  return { ...render, address, ...(formAddress !== null && { formAddress }) };
};

/**
 * Name of the files in `cloths` for a fabric: its own, or those of its texture. Null for
 * paper.
 */
export const clothFileOf = ({
  slug,
  texture,
}: {
  readonly slug: string;
  readonly texture: string;
}): string | null => [slug, texture].find((name) => clothFiles.has(name)) ?? null;

export { clothFiles, formScale, renderFiles };
