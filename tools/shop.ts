/** The built shop as a process of its own, for tests and measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './process.ts';

/** The server's entry: it reads HOST, PORT and DATA_DIR, and serves packages/web/dist. */
export const serverEntry = 'packages/server/src/app/main.ts';

export type RunningShop = {
  readonly address: string;
  readonly processId: number;
  /** Milliseconds from the start of the process to the first answer. */
  readonly startedIn: number;
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends the process and removes its data. */
  readonly stop: () => Promise<void>;
};

export type ShopOptions = {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** A folder to keep; without it the shop has a fresh one that goes when it stops. */
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows what the server prints. */
  readonly verbose?: boolean;
  /** Seconds to wait for the first answer. */
  readonly patience?: number;
};

/** A port nobody listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const answers = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
};

/** Starts the shop and waits for its first page. Throws, with what the server printed, when it ends or stays silent. */
export const startShop = async ({
  port = 0,
  dataFolder,
  env = {},
  verbose = false,
  patience = 60,
}: ShopOptions = {}): Promise<RunningShop> => {
  const chosenPort = port === 0 ? await freePort() : port;
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'tailorbird-'));
  const address = `http://127.0.0.1:${chosenPort}`;
  const began = performance.now();
  const server = start('node', [serverEntry], {
    env: { HOST: '127.0.0.1', PORT: String(chosenPort), DATA_DIR: folder, DATABASE_URL: undefined, ...env },
    show: verbose ? 'inherit' : 'collect',
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-10_000);
    });
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    const forced = setTimeout(() => server.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(forced);
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(address))) {
    if (server.exitCode !== null || server.signalCode !== null || performance.now() - began > patience * 1_000) {
      await stop();
      throw new Error(`The shop did not answer at ${address}.\n${printed}`);
    }
    await pause(50);
  }
  return { address, processId: server.pid ?? 0, startedIn: performance.now() - began, ended, stop };
};
