import { type Color, colorOf, recolorRows } from '@tailorbird/packshot';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import type { Picture } from './render/paint.ts';

/** Colors that show the weaknesses of a picture. */
export const judgingColors = {
  white: '#F6F4EE',
  navy: '#1F2C4D',
  camel: '#B98B5B',
  black: '#17171A',
} as const;

const paper: Color = colorOf('#F7F4EE');

/** RGBA pixels of a picture in a cloth color. */
const recolored = ({ size, pixels }: Picture, color: Color): Uint8Array => {
  const rows = recolorRows(color);
  const result = new Uint8Array(size * size * 4);
  for (let at = 0; at < result.length; at += 4) {
    for (const [channel, [shading, sheen, label]] of rows.entries()) {
      const value = pixels[at] * shading + pixels[at + 1] * sheen + pixels[at + 2] * label;
      result[at + channel] = Math.min(255, Math.round(value));
    }
    result[at + 3] = pixels[at + 3];
  }
  return result;
};

const raw = (size: number): { readonly raw: CreateRaw } => ({
  raw: { width: size, height: size, channels: 4 },
});

/** The shadow that the shop draws under a garment, as RGBA pixels. */
const shadowOf = async (
  picture: Picture,
  blur: number,
  strength: number,
  shift: number,
): Promise<Buffer> => {
  const { size, pixels } = picture;
  const shadow = new Uint8Array(size * size * 4);
  const [down, right] = [shift, shift * 0.5].map((share) => Math.round(share * size)) as [
    number,
    number,
  ];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [fromRow, fromColumn] = [row - down, column - right];
      if (fromRow < 0 || fromColumn < 0) continue;
      const alpha = pixels[(fromRow * size + fromColumn) * 4 + 3];
      shadow.set([70, 55, 40, alpha * strength], (row * size + column) * 4);
    }
  }
  return sharp(shadow, raw(size))
    .blur(Math.max(0.5, blur * size))
    .png()
    .toBuffer();
};

export const onPaper = async (picture: Picture, hex: string): Promise<Buffer> => {
  const [red, green, blue] = paper.map((part) => Math.round(part * 255)) as [
    number,
    number,
    number,
  ];
  const { size } = picture;
  const cloth = await sharp(recolored(picture, colorOf(hex)), raw(size))
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .composite([
      { input: await shadowOf(picture, 0.03, 0.15, 0.026) },
      { input: await shadowOf(picture, 0.008, 0.18, 0.01) },
      { input: cloth },
    ])
    .png()
    .toBuffer();
};

export const packedPng = (picture: Picture): Promise<Buffer> =>
  sharp(picture.pixels, raw(picture.size)).png().toBuffer();

/** All views in all judging colors, one row per view. */
export const contactSheet = async (pictures: readonly Picture[], width: number): Promise<Sharp> => {
  const colors = Object.values(judgingColors);
  const tiles = await Promise.all(
    pictures.flatMap((picture, row) =>
      colors.map(async (hex, column) => ({
        input: await sharp(await onPaper(picture, hex))
          .resize(width)
          .png()
          .toBuffer(),
        left: column * width,
        top: row * width,
      })),
    ),
  );
  return sharp({
    create: {
      width: width * colors.length,
      height: width * pictures.length,
      channels: 3,
      background: '#F7F4EE',
    },
  }).composite(tiles);
};
