import { createLru } from '../http/lru.ts';

/** Too many pictures wait to be made; whoever asked may ask again. */
export type Busy = { readonly kind: 'busy' };

/** Turns drawings into PNG pictures, one at a time, and remembers the latest. */
export type Rasterizer = {
  /** The picture of `key`, `width` pixels wide: a kept one, or what `draw` returns, made into pixels. */
  readonly picture: (key: string, width: number, draw: () => string | Promise<string>) => Promise<Buffer | Busy>;
};

const keptBytes = 12 * 1024 * 1024;
/** A picture takes about half a second: who would wait longer than ten is told so. */
const longestQueue = 20;

/** The part that makes pixels is native, and comes in with the first picture. It draws beside the event loop, and no text: captions are paths. */
const rasterize = async (svg: string, width: number): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return image.asPng();
};

export const createRasterizer = (): Rasterizer => {
  const kept = createLru<Buffer>(keptBytes, (picture) => picture.byteLength);
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    picture: async (name, width, draw) => {
      const key = `${width} ${name}`;
      const found = kept.get(key) ?? underWay.get(key);
      if (found) return found;
      if (underWay.size >= longestQueue) return { kind: 'busy' };
      const make = last.then(async () => {
        const picture = await rasterize(await draw(), width);
        kept.set(key, picture);
        return picture;
      });
      last = make.catch(() => {});
      underWay.set(key, make);
      try {
        return await make;
      } finally {
        underWay.delete(key);
      }
    },
  };
};
