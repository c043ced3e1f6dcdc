import { parseLocalizedPath } from '@tailorbird/domain/kernel';

type Params = Readonly<Record<string, string | undefined>>;

/** Invalid escapes are used as they are. */
const decoded = (said: string): string => {
  try {
    return decodeURIComponent(said);
  } catch {
    return said;
  }
};

/**
 * Parameters of a route such as `product/:slug/:variantId?` in an address; `known` if the route
 * has no path.
 */
export const paramsAt = (route: string | undefined, pathname: string, known: Params): Params => {
  if (route === undefined) return known;
  const { path } = parseLocalizedPath(pathname);
  const said = path.split('/').slice(1);
  return Object.fromEntries(
    route
      .split('/')
      .flatMap((place, index) =>
        place.startsWith(':')
          ? [[place.replace(/[:?]/g, ''), said[index] && decoded(said[index])]]
          : [],
      ),
  );
};
