/** Whether anything the shop answers with depends on a query parameter. */
export type ReadsParameter = (name: string, value: string) => boolean;

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

/** A path and query without the parameters nothing depends on: however many campaigns lead to a page, it is one page. The others stay as they are written, in their order. */
export const knownAddressOf = (url: string, reads: ReadsParameter): string => {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const known = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => {
      const equals = pair.indexOf('=');
      const name = decode(equals < 0 ? pair : pair.slice(0, equals));
      const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
      return name !== null && value !== null && reads(name, value);
    });
  return known.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${known.join('&')}`;
};
