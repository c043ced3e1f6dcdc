/**
 * The cached page of a path. It is marked as offline and, if it was rendered for another design
 * or query, as to be rendered in the browser rather than hydrated.
 */
export const markOffline = async (
  page: Response,
  madeFor: string,
  wanted: string,
): Promise<Response> => {
  const headers = new Headers(page.headers);
  // These headers describe the original bytes, which have been decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const shownAt = (address: string): string => new URL(address).pathname + new URL(address).search;
  const isForThis = shownAt(madeFor) === shownAt(wanted);
  const attributes = `data-network="none"${isForThis ? '' : ' data-kept'}`;
  return new Response((await page.text()).replace('<html ', `<html ${attributes} `), { headers });
};
