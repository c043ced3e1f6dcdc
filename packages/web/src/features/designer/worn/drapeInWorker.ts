import type { WornRequest } from '@tailorbird/atelier/worn';
import type { WornMessage } from './wornMessage.ts';
import workerAddress from './wornWorker.ts?worker&url';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

type ScriptAddress = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

let trustedAddress: string | null = null;

/** Browsers with Trusted Types allow one policy of a name, so its result is kept. */
const addressOfWorker = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptAddress };
  trustedAddress ??=
    trustedTypes
      ?.createPolicy('drape-worker', { createScriptURL: () => workerAddress })
      .createScriptURL('') ?? workerAddress;
  return trustedAddress;
};

const openWorker = (): WorkerLike => new Worker(addressOfWorker(), { type: 'module' });

/** Starts to drape in a worker. Returns a function that stops it at once. */
export type Drape = (request: WornRequest, listen: (message: WornMessage) => void) => () => void;

export const drapeInWorker =
  (open: () => WorkerLike = openWorker): Drape =>
  (request, listen) => {
    const worker = open();
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      worker.terminate();
    };
    const pass = (message: WornMessage): void => {
      if (isOver) return;
      if (message.kind !== 'progress') stop();
      listen(message);
    };
    worker.addEventListener('message', ({ data }) => pass(data as WornMessage));
    worker.addEventListener('error', (event) => {
      // Shown in the dialog; browsers would also log it.
      event.preventDefault();
      pass({ kind: 'failed' });
    });
    worker.postMessage(request);
    return stop;
  };
