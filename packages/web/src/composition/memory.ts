import { type PreferenceKey, preferenceKeys } from '@tailorbird/domain/shell';

/*
 * What the frame remembers for a browser session before the container with the `Preferences` port is here.
 */
const read = (key: PreferenceKey): string | null => {
  try {
    return sessionStorage.getItem(preferenceKeys[key].name);
  } catch {
    return null;
  }
};
const write = (key: PreferenceKey, value: string): void => {
  try {
    sessionStorage.setItem(preferenceKeys[key].name, value);
  } catch {
    // Without storage it is remembered until the page is left.
  }
};

export const readBannerClosed = (): boolean => read('bannerClosed') !== null;
export const rememberBannerClosed = (): void => write('bannerClosed', '1');

/** When the page was last loaded anew because a part of it was missing, in milliseconds; 0 for never. */
export const readChunkReload = (): number => Number(read('chunkReload') ?? 0);
export const rememberChunkReload = (at: number): void => write('chunkReload', String(at));
