import { parseLocalizedPath } from '@tailorbird/domain/kernel';

type Params = Readonly<Record<string, string | undefined>>;

/** What is no escape of a letter is read as it stands. */
const decoded = (said: string): string => {
  try {
    return decodeURIComponent(said);
  } catch {
    return said;
  }
};

/** What an address says in the places that the path of a route leaves open, such as `product/:slug/:variantId?`; `known`, where the route has no path. */
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
