import type { Settings } from '../settings.ts';

/** Where the reader thinks they are: behind a trusted proxy its headers say so, otherwise the request itself does. */
export const publicOrigin = (request: Request, settings: Pick<Settings, 'trustProxy'>): string => {
  const url = new URL(request.url);
  if (!settings.trustProxy) return `${url.protocol}//${request.headers.get('host') ?? url.host}`;
  const first = (name: string): string | undefined => request.headers.get(name)?.split(',')[0]?.trim() || undefined;
  const protocol = first('x-forwarded-proto') ?? url.protocol.slice(0, -1);
  return `${protocol}://${first('x-forwarded-host') ?? request.headers.get('host') ?? url.host}`;
};

/** Whether another site made this request (the browser says so; a caller without a browser says nothing). */
export const isForeign = (request: Request, settings: Pick<Settings, 'trustProxy'>): boolean => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  try {
    // The scheme may change on the way (a proxy that ends TLS without saying so); the host may not.
    return new URL(origin).host !== new URL(publicOrigin(request, settings)).host;
  } catch {
    return true;
  }
};
