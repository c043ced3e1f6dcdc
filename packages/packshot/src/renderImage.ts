/** A render of a garment, and the garment’s place in the frame of 800 × 800 units. */
export type Render = {
  /** Name of its files in `renders`, without width and ending. */
  readonly name: string;
  /** Upper and lower edge of the garment. */
  readonly top: number;
  readonly bottom: number;
  /** Half the width of its trunk. */
  readonly half: number;
};

/** A render with the address of its file. Browsers load only `data:` addresses in an `<img>`. */
export type LoadedRender = Render & { readonly address: string };

/** The `<image>` of a render, without a color. */
export const renderImage = (
  id: string,
  { name, top, bottom, half, address }: LoadedRender,
): string =>
  `<image id="${id}" width="800" height="800" data-render="${name} ${top} ${bottom} ${half}" href="${address}"/>`;

/** The render that a picture contains; null for a drawing. */
export const renderIn = (svg: string): LoadedRender | null => {
  const [, name, top, bottom, half, address] =
    / data-render="(\S+) (\d+) (\d+) (\d+)" href="([^"]+)"/.exec(svg) ?? [];
  return name === undefined || address === undefined
    ? null
    : { name, top: Number(top), bottom: Number(bottom), half: Number(half), address };
};
