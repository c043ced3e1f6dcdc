import { securityHeaders } from './securityHeaders.ts';

/**
 * Own headers override the defaults. A plain object from the start: reading or adding to a
 * Response's headers creates a second copy.
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
