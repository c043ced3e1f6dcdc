import { parseLocalizedPath } from '../kernel/index.ts';

/** The longest address that is gone on to. */
export const longestNextPath = 1_000;

/** What browsers leave out of an address, or read as the end of a host: `/\t/elsewhere` and `/\elsewhere` are other places. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const misleading = /[\u0000-\u001f\u007f\\]/;

/** An address of this shop, with its query and anchor. Null for anything else, however it is written: a place elsewhere, what a browser would read as one, or a path with an empty part. */
export const pathInShop = (text: string | null): string | null => {
  if (text === null || text.length > longestNextPath || misleading.test(text)) return null;
  const [path = ''] = text.split(/[?#]/);
  return path.startsWith('/') && !path.includes('//') ? text : null;
};

/** The page of this shop that a text asks to go on to after signing in, without language prefix: `/profile/orders?order=1`. Null where it names none. */
export const nextPath = (text: string | null): string | null => {
  const address = pathInShop(text);
  if (address === null) return null;
  const [path = ''] = address.split(/[?#]/);
  return `${parseLocalizedPath(path).path}${address.slice(path.length)}`;
};
