import type { Preferences } from '@tailorbird/domain/shell';
import { reloadDocument, shopLocation } from '../site/shopLocation.ts';

/*
 * A script that cannot be loaded usually means a newer release with other file names. A page
 * that cannot work without the script is reloaded (ERR-12); everything else stays as it is.
 */

const missing = new WeakSet<object>();
/** Path of the page that must not reload by itself: it has input, or offers the reload. */
let keptPath: string | null = null;
let reloadIfAllowed = (): boolean => false;
let offer = (): void => {};

/** True if an error means that a script or its styles failed to load. */
export const isMissingScript = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** True if the page may reload: at most once a minute (ERR-12). Times in ms. */
export const mayReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || now - lastReload >= 60_000;

/** Tracks missing-script errors and input on the page. `offerReload` shows a reload prompt. */
export const watchMissingScripts = (
  preferences: Pick<Preferences, 'read' | 'write'>,
  offerReload: () => void,
  now: () => number = Date.now,
  reload: () => void = reloadDocument,
): void => {
  keptPath = null;
  const keepPage = (): void => {
    keptPath = shopLocation().pathname;
  };
  offer = () => {
    keepPage();
    offerReload();
  };
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
  addEventListener('input', keepPage, { capture: true, passive: true });
  reloadIfAllowed = () => {
    const last = preferences.read('chunkReload');
    if (!navigator.onLine || keptPath === shopLocation().pathname) return false;
    if (!mayReload(last === null ? null : Number(last), now())) return false;
    preferences.write('chunkReload', String(now()));
    reload();
    return true;
  };
};

/**
 * For an interaction that needs a missing script: browsers do not request it again in the same
 * page.
 */
export const offerReload = (error: unknown): void => {
  if (isMissingScript(error) && navigator.onLine) offer();
};

/**
 * For an essential script: reloads the page. Within a minute of the last reload, or if the
 * page has input or already offers the reload, it only offers it. Ignores other errors.
 */
export const reloadForMissingScript = (error: unknown): boolean => {
  if (!isMissingScript(error)) return false;
  const isReloading = reloadIfAllowed();
  if (!isReloading) offerReload(error);
  return isReloading;
};
