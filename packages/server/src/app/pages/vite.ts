import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Renderer, webFolder } from './renderer.ts';

/**
 * The part of Vite used here. Vite is a tool of the web package, loaded in development only.
 */
type Vite = {
  readonly middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  readonly ssrLoadModule: (path: string) => Promise<Record<string, unknown>>;
  readonly ssrFixStacktrace: (cause: Error) => void;
  readonly close: () => Promise<void>;
};

export type DevelopmentPages = {
  readonly renderer: Renderer;
  /** Serves source modules; calls `next` for other paths. */
  readonly middlewares: Vite['middlewares'];
  readonly close: () => Promise<void>;
};

export const openDevelopmentPages = async (server: Server): Promise<DevelopmentPages> => {
  const entry = createRequire(join(webFolder, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(entry).href)) as {
    readonly createServer: (options: object) => Promise<Vite>;
  };
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    // Loaded natively: a temporary bundled copy would trigger watchers of this process's files.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    renderer: async (request) => {
      try {
        const { render } = await vite.ssrLoadModule('/src/app/entry-server.tsx');
        return await (render as Renderer)(request);
      } catch (cause) {
        if (cause instanceof Error) vite.ssrFixStacktrace(cause);
        throw cause;
      }
    },
    middlewares: vite.middlewares,
    close: () => vite.close(),
  };
};
