/**
 * Colors derived from the fabric color. Seams, shadows and highlights stay visible on
 * black and white.
 */
export type Tones = {
  readonly base: string;
  /** Shadow and highlight colors, used with the opacities `depth` and `gleam`. */
  readonly shade: string;
  readonly light: string;
  readonly depth: number;
  readonly gleam: number;
  /** Cut edges and seams: darker than light fabric, lighter than dark fabric. */
  readonly line: string;
  readonly stitch: string;
  /**
   * Raised layers such as collars. Lighter than dark fabric, otherwise equal to the
   * fabric.
   */
  readonly raised: string;
  /** The inside of the fabric, visible in a neck or hood. */
  readonly inside: string;
  readonly tape: string;
  readonly lining: string;
  readonly cord: string;
  readonly button: string;
  /** Embroidery, in clear contrast to the fabric. */
  readonly thread: string;
  readonly stripe: string;
};

/** Lightness 0–1, chroma, hue in radians. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const UNDYED = '#efeae0';

/** Lower-case `#rrggbb`. Undyed off-white for an invalid color. */
export const validColor = (color: string): string =>
  /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : UNDYED;

const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encode = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

export const toLch = (color: string): Lch => {
  const channel = (at: number) => decode(Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(x, y),
    Math.atan2(y, x),
  ];
};

/** Channels outside sRGB are clipped. */
export const toHex = ([lightness, chroma, hue]: Lch): string => {
  const x = chroma * Math.cos(hue);
  const y = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const channel = (linear: number) =>
    Math.round(255 * encode(Math.min(1, Math.max(0, linear))))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

const WARM = 1.3;
const NAVY = 4.6;

export const tonesOf = (color: string): Tones => {
  const base = validColor(color);
  const [lightness, chroma, ownHue] = toLch(base);
  const dark = lightness < 0.45;
  // Light grays get warm shadows. Dark grays keep their hue, since two different blacks
  // would clash.
  const hue = chroma < 0.012 && !dark ? WARM : ownHue;
  const tone = (to: number, saturation = 1) =>
    toHex([
      Math.min(0.995, Math.max(0.04, to)),
      Math.max(chroma, dark ? 0 : 0.006) * saturation,
      hue,
    ]);
  return {
    base,
    shade: tone(lightness * 0.4, 0.9),
    light: tone(lightness + (1 - lightness) * 0.72, 0.5),
    depth: lightness > 0.9 ? 0.2 : dark ? 0.5 : 0.34,
    gleam: lightness > 0.9 ? 0.6 : dark ? 0.14 : 0.2,
    line: dark
      ? tone(lightness + 0.22, 0.8)
      : tone(lightness - (lightness > 0.85 ? 0.3 : 0.16), 0.95),
    stitch: dark ? tone(lightness + 0.3, 0.7) : tone(lightness - 0.26, 0.9),
    raised: dark ? tone(lightness + 0.05) : base,
    inside: dark ? tone(lightness * 0.82) : tone(lightness - 0.085),
    tape: dark ? tone(lightness + 0.2, 0.5) : tone(lightness - 0.2, 0.8),
    lining: dark ? tone(lightness + 0.07, 0.8) : tone(lightness - 0.12, 0.9),
    cord: dark
      ? tone(lightness + 0.3, 0.3)
      : lightness > 0.85
        ? tone(lightness - 0.12, 0.9)
        : toHex([0.95, 0.012, WARM]),
    button: lightness > 0.62 ? toHex([0.965, 0.012, WARM]) : tone(lightness + 0.13, 0.7),
    stripe: lightness > 0.62 ? toHex([0.33, 0.055, NAVY]) : toHex([0.935, 0.014, WARM]),
    thread:
      lightness > 0.62
        ? chroma < 0.04
          ? toHex([0.36, 0.07, NAVY])
          : toHex([0.34, Math.max(0.07, chroma * 0.9), hue])
        : chroma < 0.04
          ? toHex([0.88, 0.03, WARM])
          : tone(0.93, 0.4),
  };
};
