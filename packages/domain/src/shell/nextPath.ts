import { parseLocalizedPath } from '../kernel/index.ts';

export const maximumNextPathLength = 1_000;

/**
 * Characters that browsers drop or read as a separator: `/\t/elsewhere` and `/\elsewhere` lead
 * to other hosts.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const misleading = /[\u0000-\u001f\u007f\\]/;

/**
 * A URL within this shop, with query and anchor. Null for anything else in any spelling:
 * another host, or a path with an empty segment.
 */
export const pathInShop = (text: string | null): string | null => {
  if (text === null || text.length > maximumNextPathLength || misleading.test(text)) return null;
  const [path = ''] = text.split(/[?#]/);
  return path.startsWith('/') && !path.includes('//') ? text : null;
};

/**
 * The redirect target after sign-in, without language prefix: `/profile/orders?order=1`. Null
 * if the text names none.
 */
export const nextPath = (text: string | null): string | null => {
  const address = pathInShop(text);
  if (address === null) return null;
  const [path = ''] = address.split(/[?#]/);
  return `${parseLocalizedPath(path).path}${address.slice(path.length)}`;
};
