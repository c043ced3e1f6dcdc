/** Runs the shop as a separate process, for tests and measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, start } from './process.ts';

/** Entry of the server. It reads the settings and serves packages/web/dist. */
export const serverEntry = 'packages/server/src/app/main.mjs';

/**
 * Node flags of `npm start` and the image. They limit the young generation, which
 * otherwise grows to 110 MB under load.
 */
export const engineFlags: readonly string[] = ['--max-semi-space-size=8'];

/** Processes on one PostgreSQL database need the same key. */
const secretsKey = Buffer.alloc(32, 'tailorbird').toString('base64');

export type RunningShop = {
  readonly address: string;
  readonly dataFolder: string;
  readonly processId: number;
  /** Milliseconds from the start of the process to the first response. */
  readonly startedIn: number;
  /** Resolves when the process has ended and its data is removed. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

export type ShopOptions = {
  readonly project?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
};

/**
 * Starts the shop on a free port with a temporary database and waits for its first page.
 * Throws with the server's output if it ends early.
 */
export const startShop = async ({
  project = root,
  env = {},
  onLine = () => {},
}: ShopOptions = {}): Promise<RunningShop> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tailorbird-'));
  const began = performance.now();
  const server = start('node', [...engineFlags, serverEntry], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: undefined,
      SECRETS_KEY: secretsKey,
      LIMIT_FACTOR: '1000',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...env,
    },
    cwd: project,
    show: 'collect',
  });
  let printed = '';
  const opened = Promise.withResolvers<string>();
  const follow = async (): Promise<void> => {
    for await (const line of server) {
      printed = `${printed}${line}\n`.slice(-10_000);
      onLine(line);
      // The server chooses a free port itself, which avoids a race.
      const address = /^Tailorbird is open: (\S+)/.exec(line)?.[1];
      if (address !== undefined) opened.resolve(address);
    }
    opened.reject(new Error(`The shop did not open.\n${printed}`));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const ended = follow();
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const forced = setTimeout(() => server.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(forced);
  };
  const address = await opened.promise;
  const first = await fetch(address);
  await first.arrayBuffer();
  return {
    address,
    dataFolder,
    processId: server.pid ?? 0,
    startedIn: performance.now() - began,
    ended,
    stop,
  };
};
