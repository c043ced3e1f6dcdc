/**
 * A page as it was kept, for an address of its path. It says that the network did not answer; and where it was made for another design or query, that the browser has to draw it anew instead of taking over what
 * is written in it.
 */
export const asKept = async (
  page: Response,
  madeFor: string,
  wanted: string,
): Promise<Response> => {
  const headers = new Headers(page.headers);
  // They speak of the bytes that came, which have been read since.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const shownAt = (address: string): string => new URL(address).pathname + new URL(address).search;
  const isForThis = shownAt(madeFor) === shownAt(wanted);
  const says = `data-network="none"${isForThis ? '' : ' data-kept'}`;
  return new Response((await page.text()).replace('<html ', `<html ${says} `), { headers });
};
