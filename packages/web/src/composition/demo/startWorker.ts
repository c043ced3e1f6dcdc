import { withBase } from '../../ui/basePath.ts';

/** Longest wait for the worker, in ms. Without it the shop opens without drawings. */
const patience = 5_000;

/**
 * Starts the service worker that draws pictures and serves the folder offline. A forced reload
 * bypasses the worker, so the page asks it to take over.
 */
export const startWorker = async (): Promise<void> => {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const controlled = new Promise<void>((resolve) => {
    if (workers.controller) resolve();
    else workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  try {
    await workers.register(withBase('/demo-worker.js'));
    const { active } = await workers.ready;
    active?.postMessage('claim');
    await Promise.race([controlled, new Promise((resolve) => setTimeout(resolve, patience))]);
  } catch {
    // Insecure origins have no workers.
  }
};

export const startOfflineUse = (): void => {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  workers?.controller?.postMessage('keep');
};

/** Loads the pictures of a rendered page, which the worker draws. */
export const showPictures = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset.src ?? '';
    delete image.dataset.src;
  }
};
