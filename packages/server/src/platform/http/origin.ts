import type { Settings } from '../runtime/settings.ts';

/** Where the reader thinks they are: behind a trusted proxy its headers say so, otherwise the request itself does. */
export const publicOrigin = (request: Request, settings: Pick<Settings, 'trustProxy'>): string => {
  const { url, headers } = request;
  return originBy((name) => headers.get(name) ?? (name === 'host' ? new URL(url).host : null), url.slice(0, url.indexOf(':')), settings);
};

/** The reader's origin by the headers alone. `scheme` is the connection's. */
export const originBy = (
  header: (name: 'host' | 'x-forwarded-host' | 'x-forwarded-proto') => string | null | undefined,
  scheme: string,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): string => {
  const first = (name: 'x-forwarded-host' | 'x-forwarded-proto'): string | undefined =>
    (trustProxy && header(name)?.split(',')[0]?.trim()) || undefined;
  return `${first('x-forwarded-proto') ?? scheme}://${first('x-forwarded-host') ?? header('host') ?? ''}`;
};

/** Whether another site made this request (the browser says so; a caller without a browser says nothing). */
export const isForeign = (request: Request, settings: Pick<Settings, 'trustProxy'>): boolean => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const own = publicOrigin(request, settings);
  if (origin === own) return false;
  try {
    // The scheme may change on the way (a proxy that ends TLS without saying so); the host may not.
    return new URL(origin).host !== new URL(own).host;
  } catch {
    return true;
  }
};

/** Where links begin: at the shop's public address, and where it has none at the reader's. */
export const linkOrigin = (request: Request, settings: Pick<Settings, 'trustProxy' | 'publicAddress'>): string =>
  settings.publicAddress ?? publicOrigin(request, settings);
