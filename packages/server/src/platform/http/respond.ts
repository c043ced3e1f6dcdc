import { securityHeaders } from './securityHeaders.ts';

/**
 * Makes a response with the headers every answer has; its own win. All are there from the start and as a plain object, which goes to the connection as it is: looking at the headers of a response,
 * or adding to them, makes a second form of each.
 */
export const respond = (
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[] = [],
): Response => {
  const [cookie, ...more] = cookies;
  const all = {
    ...securityHeaders,
    ...headers,
    ...(cookie !== undefined && { 'set-cookie': cookie }),
  };
  return new Response(body, {
    status,
    // An object holds a name once.
    headers:
      more.length === 0
        ? all
        : [...Object.entries(all), ...more.map((other): [string, string] => ['set-cookie', other])],
  });
};
