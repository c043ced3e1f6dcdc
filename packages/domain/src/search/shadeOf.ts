/** Shade of a color in addition to its family, as in dark blue or light gray. */
export type Shade = 'dark' | 'light';

const darkBelow = 0.08;
const lightAbove = 0.37;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2) of an `#rrggbb` color, from 0 (black) to 1 (white). */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Shade of an `#rrggbb` color: dark below a luminance of 0.08, light above 0.37, null
 * between them.
 */
export const shadeOf = (hex: string): Shade | null => {
  const luminance = luminanceOf(hex);
  if (luminance < darkBelow) return 'dark';
  return luminance > lightAbove ? 'light' : null;
};
