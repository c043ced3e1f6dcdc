import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly scripts: { readonly start: string };
};

export type StartedShop = {
  readonly address: string;
  readonly printed: () => string;
  readonly stop: () => Promise<number | null>;
};

type Said = Readonly<Record<string, string>>;

const spawnShop = (
  said: Said,
): { readonly process: ChildProcess; readonly printed: () => string } => {
  const { PATH = '', HOME = '' } = process.env;
  const shop = spawn('node', scripts.start.split(' ').slice(1), {
    cwd: root,
    env: { PATH, HOME, ...said },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
  return { process: shop, printed: () => printed };
};

/**
 * Runs `npm start` with only these settings until the shop is open. Throws its output if it
 * exits.
 */
export const startShop = async (said: Said): Promise<StartedShop> => {
  const { process: shop, printed } = spawnShop(said);
  const exited = once(shop, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    shop.stdout?.on('data', () => {
      const found = /^Tailorbird is open: (\S+)$/m.exec(printed())?.[1];
      if (found !== undefined) resolve(found);
    });
    shop.once('exit', () => reject(new Error(`The shop did not open.\n${printed()}`)));
  });
  return {
    address,
    printed,
    stop: async () => {
      shop.kill('SIGTERM');
      return (await exited)[0] as number | null;
    },
  };
};

/** Runs `npm start` with invalid settings; returns exit code and output. */
export const startRefused = async (said: Said): Promise<readonly [number | null, string]> => {
  const { process: shop, printed } = spawnShop(said);
  const [code] = (await once(shop, 'close')) as [number | null];
  return [code, printed()];
};
