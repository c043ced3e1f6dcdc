import { LRUCache } from 'lru-cache';
import { runInChildProcess } from '../../../platform/runtime/runInChildProcess.ts';

/** The queue is full; the client may retry. */
export type Busy = { readonly kind: 'busy' };

export type Rasterizer = {
  /** The picture of `key`, `width` pixels wide: from the cache, or rendered from `draw`. */
  readonly picture: (
    key: string,
    width: number,
    draw: () => string | Promise<string>,
  ) => Promise<Buffer<ArrayBuffer> | Busy>;
};

const keptBytes = 12 * 1024 * 1024;
/** A picture takes about half a second: longer waits than ten seconds are refused. */
const longestQueue = 20;

export type Drawing = { readonly svg: string; readonly width: number };

export const createRasterizer = (): Rasterizer => {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: (picture) => picture.byteLength,
  });
  const running = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const rasterize = runInChildProcess<Drawing, Uint8Array>(
    new URL('./pixelProcess.ts', import.meta.url),
  );
  let last: Promise<unknown> = Promise.resolve();
  return {
    picture: async (name, width, draw) => {
      const key = `${width} ${name}`;
      const found = kept.get(key) ?? running.get(key);
      if (found) return found;
      if (running.size >= longestQueue) return { kind: 'busy' };
      const make = last.then(async () => {
        const picture = Buffer.from(await rasterize({ svg: await draw(), width }));
        kept.set(key, picture);
        return picture;
      });
      last = make.catch(() => {});
      running.set(key, make);
      try {
        return await make;
      } finally {
        running.delete(key);
      }
    },
  };
};
