import type { PreferencesWindow } from '../preferences.ts';
import type { WebStorage } from '../webStorage.ts';

/**
 * A document's cookies by the relevant rules of RFC 6265: one value per name, removal
 * with Max-Age=0. Records the last text set.
 */
export const aCookieDocument = () => {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie(): string {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

export const aWebStorage = (): WebStorage => {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => {
      texts.set(name, value);
    },
    removeItem: (name) => {
      texts.delete(name);
    },
  };
};

export const aBrowser = (
  protocol = 'https:',
): PreferencesWindow & { readonly document: ReturnType<typeof aCookieDocument> } => ({
  document: aCookieDocument(),
  location: { protocol },
  localStorage: aWebStorage(),
  sessionStorage: aWebStorage(),
});

export const aForbiddingBrowser = (): PreferencesWindow => {
  const forbid = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    document: {
      get cookie(): string {
        return forbid();
      },
      set cookie(_: string) {
        forbid();
      },
    },
    location: { protocol: 'https:' },
    get localStorage(): WebStorage {
      return forbid();
    },
    get sessionStorage(): WebStorage {
      return forbid();
    },
  };
};

export const aFullBrowser = (kept: Readonly<Record<string, string>> = {}): PreferencesWindow => {
  const full = (): WebStorage => ({
    ...aWebStorage(),
    getItem: (name) => kept[name] ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  return {
    document: aCookieDocument(),
    location: { protocol: 'https:' },
    localStorage: full(),
    sessionStorage: full(),
  };
};
