import { securityHeaders } from './securityHeaders.ts';

/**
 * Creates a response with the default headers, which its own headers override. Headers are a
 * plain object from the start: reading or adding to the headers of a Response creates a second
 * copy.
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
    // A plain object has each name once.
    headers:
      more.length === 0
        ? all
        : [...Object.entries(all), ...more.map((other): [string, string] => ['set-cookie', other])],
  });
};
