import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createLru } from '../../../platform/cache/lru.ts';

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

/** How long the process that makes pixels waits for the next drawing before it goes, and its memory with it. */
const idleMs = 20_000;

type Answer = { readonly picture: Uint8Array } | { readonly failure: string };

/** Makes pixels in a process of its own, which comes with the first drawing and goes when no more come. One drawing at a time. */
const createPixelMaker = (): ((svg: string, width: number) => Promise<Buffer>) => {
  let maker: ChildProcess | null = null;
  let goes: NodeJS.Timeout | undefined;
  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(new URL('./pixelProcess.ts', import.meta.url)), { serialization: 'advanced', execArgv: [] });
    started.once('exit', () => {
      if (maker === started) maker = null;
    });
    return started;
  };
  return (svg, width) =>
    new Promise((resolve, reject) => {
      clearTimeout(goes);
      maker ??= start();
      const working = maker;
      working.ref();
      working.channel?.ref();
      const rest = (): void => {
        working.off('message', answered);
        working.off('exit', died);
        working.off('error', died);
        // An idle maker keeps nobody from ending.
        working.unref();
        working.channel?.unref();
        goes = setTimeout(() => {
          // Whoever comes while it goes needs another.
          if (maker === working) maker = null;
          working.kill();
        }, idleMs).unref();
      };
      const answered = (answer: Answer): void => {
        rest();
        if ('picture' in answer) resolve(Buffer.from(answer.picture));
        else reject(new Error(answer.failure));
      };
      const died = (): void => {
        rest();
        if (maker === working) maker = null;
        reject(new Error('The process that makes pixels ended'));
      };
      working.once('message', answered);
      working.once('exit', died);
      working.once('error', died);
      working.send({ svg, width });
    });
};

export const createRasterizer = (): Rasterizer => {
  const kept = createLru<Buffer>(keptBytes, (picture) => picture.byteLength);
  const underWay = new Map<string, Promise<Buffer>>();
  const rasterize = createPixelMaker();
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
