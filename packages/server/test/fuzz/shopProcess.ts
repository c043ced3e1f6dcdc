/** A shop in its own process, so that a request that crashes it is detected. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ShopProcess = {
  readonly address: string;
  readonly makeStaff: (email: string) => Promise<void>;
  readonly hasEnded: () => boolean;
  readonly stop: () => void;
};

const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const ended = new AbortController();
  const onExit = (): void => ended.abort(new Error('The shop has ended'));
  child.once('exit', onExit);
  try {
    const [said] = (await once(child, 'message', { signal: ended.signal })) as readonly unknown[];
    return said;
  } finally {
    child.off('exit', onExit);
  }
};

export const startShopProcess = async (): Promise<ShopProcess> => {
  const child = fork(fileURLToPath(new URL('serveShop.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = String(await nextMessage(child));
  return {
    address,
    makeStaff: async (email) => {
      const done = nextMessage(child);
      child.send(email);
      await done;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => {
      child.kill('SIGKILL');
    },
  };
};
