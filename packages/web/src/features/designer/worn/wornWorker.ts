import { drapeWorn, type WornRequest } from '@tailorbird/atelier/worn';
import type { WornMessage } from './wornMessage.ts';

const send = (message: WornMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data: request }: MessageEvent<WornRequest>) => {
  try {
    const worn = drapeWorn(request, (share) => send({ kind: 'progress', share }));
    const buffers = [worn.garment, worn.body].flatMap((mesh) =>
      Object.values(mesh).map(({ buffer }) => buffer as ArrayBuffer),
    );
    send({ kind: 'done', worn }, buffers);
  } catch {
    // The cause may contain body measurements, so it is not passed on.
    send({ kind: 'failed' });
  }
});
