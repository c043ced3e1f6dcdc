import type { WornRequest } from '@tailorbird/atelier/worn';
import { trustedAddress } from '../../../platform/browser/trustedAddress.ts';
import type { WornMessage } from './wornMessage.ts';
import workerAddress from './wornWorker.ts?worker&url';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

let scriptAddress: string | null = null;

const openWorker = (): WorkerLike => {
  scriptAddress ??= trustedAddress('drape-worker', workerAddress);
  return new Worker(scriptAddress, { type: 'module' });
};

/** Starts to drape in a worker. Returns a function that stops it at once. */
export type Drape = (request: WornRequest, listen: (message: WornMessage) => void) => () => void;

/**
 * Longest silence of a working worker in milliseconds. Browsers short of memory end a worker
 * without an event.
 */
export const longestSilence = 60_000;

export const drapeInWorker =
  (open: () => WorkerLike = openWorker): Drape =>
  (request, listen) => {
    const worker = open();
    let isOver = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      isOver = true;
      clearTimeout(silence);
      worker.terminate();
    };
    const pass = (message: WornMessage): void => {
      if (isOver) return;
      if (message.kind === 'progress') wait();
      else stop();
      listen(message);
    };
    const wait = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => pass({ kind: 'failed' }), longestSilence);
    };
    worker.addEventListener('message', ({ data }) => pass(data as WornMessage));
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, (event) => {
        // Shown in the dialog; browsers would also log it.
        event.preventDefault();
        pass({ kind: 'failed' });
      });
    worker.postMessage(request);
    wait();
    return stop;
  };
