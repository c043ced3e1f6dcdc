import { withBase } from '../../ui/basePath.ts';
import { shopLocation } from '../site/shopLocation.ts';

/** The router's URLs lack the folder of the shop. */
const withFolder = (url: string): string =>
  url.startsWith(`${location.origin}/`)
    ? location.origin + withBase(url.slice(location.origin.length))
    : withBase(url);

const inFolder = (): Window => {
  const place = {
    get origin() {
      return location.origin;
    },
    get href() {
      return shopLocation().href;
    },
    get pathname() {
      return shopLocation().pathname;
    },
    get search() {
      return location.search;
    },
    get hash() {
      return location.hash;
    },
    assign: (url: string) => location.assign(withFolder(url)),
    replace: (url: string) => location.replace(withFolder(url)),
    reload: () => location.reload(),
  };
  const past = {
    get state(): unknown {
      return history.state;
    },
    get length() {
      return history.length;
    },
    go: (by: number) => history.go(by),
    pushState: (state: unknown, title: string, url: string) =>
      history.pushState(state, title, withFolder(url)),
    replaceState: (state: unknown, title: string, url?: string) =>
      history.replaceState(state, title, url === undefined ? undefined : withFolder(url)),
  };
  return new Proxy(window, {
    get: (target, name) => {
      if (name === 'location') return place;
      if (name === 'history') return past;
      const found = Reflect.get(target, name, target) as unknown;
      const isMethod = typeof found === 'function' && !/^[A-Z]/.test(String(name));
      return isMethod ? found.bind(target) : found;
    },
  });
};

/** The window for the router, whose paths begin at the shop. */
export const shopWindow = (): Window => (import.meta.env.BASE_URL === '/' ? window : inFolder());
