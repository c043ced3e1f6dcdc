import { memoize } from '../runtime/memoize.ts';
import type { Settings } from '../runtime/settings.ts';

type OriginSettings = Pick<Settings, 'trustProxy' | 'publicAddress'>;
type Header = (
  name: 'host' | 'x-forwarded-host' | 'x-forwarded-proto',
) => string | null | undefined;

/** The last value, added by the trusted proxy; clients can forge earlier ones. */
const fromProxy = (
  header: Header,
  name: 'x-forwarded-host' | 'x-forwarded-proto',
  { trustProxy }: OriginSettings,
): string | undefined => (trustProxy && header(name)?.split(',').at(-1)?.trim()) || undefined;

export const hostBy = (header: Header, settings: OriginSettings): string =>
  fromProxy(header, 'x-forwarded-host', settings) ?? header('host') ?? '';

const isOrigin = memoize((origin) => URL.canParse(origin));

const hostOf = memoize((address) => ({ host: URL.parse(address)?.host ?? null }));

const schemes: readonly string[] = ['http', 'https'];

/**
 * Base address of links from the headers alone: the public address, or else the request's host.
 * `scheme` is the connection's.
 */
export const originBy = (header: Header, scheme: string, settings: OriginSettings): string => {
  if (settings.publicAddress !== null) return settings.publicAddress;
  const forwarded = fromProxy(header, 'x-forwarded-proto', settings)?.toLowerCase() ?? scheme;
  const origin = `${schemes.includes(forwarded) ? forwarded : scheme}://${hostBy(header, settings)}`;
  // Fallback for an invalid host.
  return isOrigin(origin) ? origin : `${scheme}://localhost`;
};

export const linkOrigin = (request: Request, settings: OriginSettings): string => {
  const { url, headers } = request;
  return originBy(
    (name) => headers.get(name) ?? (name === 'host' ? new URL(url).host : null),
    url.slice(0, url.indexOf(':')),
    settings,
  );
};

/**
 * Whether another site made this request, according to the browser; other clients send no such
 * headers.
 */
export const isForeign = (request: Request, settings: OriginSettings): boolean => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const from = request.headers.get('origin');
  if (from === null) return false;
  const { host } = hostOf(from);
  const { publicAddress, trustProxy } = settings;
  // A proxy may change the host, or end TLS without a header, so only the host is compared.
  const isOwn = (origin: string): boolean => hostOf(origin).host === host;
  const knows =
    (publicAddress !== null && isOwn(publicAddress)) ||
    isOwn(linkOrigin(request, { trustProxy, publicAddress: null }));
  return host === null || !knows;
};
