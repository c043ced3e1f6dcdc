/** A render of a garment, and the garment’s place in the frame of 800 × 800 units. */
export type Render = {
  /** Name of its files in `renders`, without width and ending. */
  readonly name: string;
  /** Upper and lower edge of the garment. */
  readonly top: number;
  readonly bottom: number;
  /** Half the width of its trunk. */
  readonly half: number;
  /** Name of the files of the form that wears the garment. */
  readonly form?: string;
};

/** Size of a garment in the picture of its form, relative to its own picture. */
export const formScale = 0.79;

/** A render with the addresses of its files. Browsers load only `data:` addresses in an `<img>`. */
export type LoadedRender = Render & { readonly address: string; readonly formAddress?: string };

/** The `<image>` of a render, without a color. */
export const renderImage = (
  id: string,
  { name, top, bottom, half, address }: LoadedRender,
): string =>
  `<image id="${id}" width="800" height="800" data-render="${name} ${top} ${bottom} ${half}" href="${address}"/>`;

/** The `<image>` of the form that wears a garment; empty without one. */
export const formImage = (id: string, { form, formAddress }: LoadedRender): string =>
  form && formAddress
    ? `<image id="${id}" width="800" height="800" data-form="${form}" href="${formAddress}"/>`
    : '';

/** The render that a picture contains; null for a drawing. */
export const renderIn = (svg: string): LoadedRender | null => {
  const [, name, top, bottom, half, address] =
    / data-render="(\S+) (\d+) (\d+) (\d+)" href="([^"]+)"/.exec(svg) ?? [];
  if (name === undefined || address === undefined) return null;
  const [, form, formAddress] = / data-form="(\S+)" href="([^"]+)"/.exec(svg) ?? [];
  return {
    name,
    top: Number(top),
    bottom: Number(bottom),
    half: Number(half),
    address,
    ...(form && formAddress && { form, formAddress }),
  };
};
