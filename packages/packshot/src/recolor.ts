/** A color in sRGB, each part from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

export const colorOf = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Color of the woven label, whatever the color of the cloth. */
export const labelColor: Color = [0.955, 0.94, 0.9];

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * Strength of the sheen by luminance: dark cloth shows its folds by it, white cloth
 * has none. The average of a rendered T-shirt is at most 2 lighter than its color in L*,
 * except black and midnight, which would lose their folds.
 */
const sheens: readonly (readonly [luminance: number, sheen: number])[] = [
  [0, 0.44],
  [0.01, 0.34],
  [0.02, 0.22],
  [0.03, 0.19],
  [0.1, 0.13],
  [0.3, 0.06],
  [0.8, 0],
];

const sheenOf = (light: number): number => {
  const next = sheens.findIndex(([place]) => place >= light);
  const to = sheens[next];
  const from = sheens[Math.max(0, next - 1)];
  if (!to || !from) return 0;
  const share = to[0] === from[0] ? 0 : (light - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share;
};

/**
 * Weights of the channels of a render for a cloth color: output part `i` is
 * `shading × rows[i][0] + sheen × rows[i][1] + label × rows[i][2]`, all in sRGB.
 * The same rows serve an SVG `feColorMatrix`.
 */
export const recolorRows = (
  color: Color,
): readonly (readonly [shading: number, sheen: number, label: number])[] => {
  const sheen = sheenOf(luminance(color));
  return color.map(
    (part, index) => [part, sheen * (0.5 * part + 0.5), labelColor[index] ?? 1] as const,
  );
};
