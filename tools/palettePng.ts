/** Writes pictures with few colors as small PNG files. */
import { crc32, deflateSync } from 'node:zlib';

/** Rows of red, green, blue, alpha; alpha is left out. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** A color seen, in 5 bits a channel, and how often. */
type Seen = { readonly channels: readonly [number, number, number]; readonly count: number };

const bin = (r: number, g: number, b: number): number => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

const spread = (box: readonly Seen[], channel: 0 | 1 | 2): number => {
  const values = box.map(({ channels }) => channels[channel]);
  return Math.max(...values) - Math.min(...values);
};

const weight = (box: readonly Seen[]): number => box.reduce((sum, { count }) => sum + count, 0);

/** Halves the boxes of colors that are widest and most used until there are as many as colors may be (median cut). */
const boxesOf = (seen: readonly Seen[], most: number): readonly (readonly Seen[])[] => {
  const boxes: (readonly Seen[])[] = [seen];
  const worth = (box: readonly Seen[]): number =>
    box.length < 2 ? 0 : Math.max(spread(box, 0), spread(box, 1), spread(box, 2)) * Math.sqrt(weight(box));
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box, at) => (worth(box) > worth(boxes[best] ?? []) ? at : best), 0);
    const box = boxes[widest] ?? [];
    if (worth(box) === 0) break;
    const channel = ([0, 1, 2] as const).reduce((best, next) => (spread(box, next) > spread(box, best) ? next : best));
    const sorted = [...box].sort((a, b) => a.channels[channel] - b.channels[channel]);
    let before = 0;
    const half = weight(sorted) / 2;
    const cut = sorted.findIndex(({ count }) => {
      before += count;
      return before >= half;
    });
    const at = Math.min(Math.max(1, cut), sorted.length - 1);
    boxes.splice(widest, 1, sorted.slice(0, at), sorted.slice(at));
  }
  return boxes;
};

const chunk = (name: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** A PNG of at most 256 colors, chosen so that what is used most looks most like itself. */
export const palettePng = ({ width, height, rgba }: Pixels): Buffer => {
  const sums = new Map<number, { r: number; g: number; b: number; count: number }>();
  const at = (pixel: number): readonly [number, number, number] => [
    rgba[pixel * 4] ?? 0,
    rgba[pixel * 4 + 1] ?? 0,
    rgba[pixel * 4 + 2] ?? 0,
  ];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [r, g, b] = at(pixel);
    const key = bin(r, g, b);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    sums.set(key, { r: sum.r + r, g: sum.g + g, b: sum.b + b, count: sum.count + 1 });
  }
  const seen = [...sums.values()].map(({ r, g, b, count }): Seen => ({ channels: [r / count, g / count, b / count], count }));
  const palette = Buffer.alloc(256 * 3);
  const indexOf = new Map<number, number>();
  boxesOf(seen, 256).forEach((box, index) => {
    const total = weight(box);
    for (const channel of [0, 1, 2] as const) {
      palette[index * 3 + channel] = Math.round(box.reduce((sum, { channels, count }) => sum + channels[channel] * count, 0) / total);
    }
    for (const { channels } of box) indexOf.set(bin(...channels), index);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    rows[pixel + Math.floor(pixel / width) + 1] = indexOf.get(bin(...at(pixel))) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
