import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { memoize } from '../runtime/memoize.ts';

export type KnownHosts = {
  readonly publicAddress: string | null;
  /** Further accepted host names, with or without a port; `*` accepts any. */
  readonly allowedHosts: readonly string[];
  /** The listening address: a name, an address, or all addresses of the machine. */
  readonly listensOn: string;
};

/**
 * A host normalized as in URLs: lower case, without the default port; null if it is invalid.
 */
const parse = (host: string): URL | null =>
  /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}`);

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const everywhere = ['0.0.0.0', '::', ''];

const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);

/**
 * Whether to redirect a host to the public address: true for allowed hosts, such as `www.`.
 * Sessions, sign-in and payments are bound to one host.
 */
export const redirectRule = ({
  publicAddress,
  allowedHosts,
}: Pick<KnownHosts, 'publicAddress' | 'allowedHosts'>): ((host: string) => boolean) => {
  if (publicAddress === null || allowedHosts.length === 0) return () => false;
  const { hostname, port } = new URL(publicAddress);
  const isAllowed = hostRule({ publicAddress: null, allowedHosts, listensOn: '127.0.0.1' });
  return memoize((host) => {
    const parsed = parse(host);
    if (parsed === null) return false;
    if (parsed.hostname === hostname && (port === '' || parsed.port === port)) return false;
    // Loopback stays usable locally unless it is listed.
    if (loopback.includes(parsed.hostname) && !allowedHosts.includes(host)) return false;
    return isAllowed(host);
  });
};

/**
 * Whether the shop accepts a host. The host of a request becomes part of links and cookies, so
 * only the public address, the configured hosts and the machine's local names are accepted.
 */
export const hostRule = ({
  publicAddress,
  allowedHosts,
  listensOn,
}: KnownHosts): ((host: string) => boolean) => {
  if (allowedHosts.includes('*')) return (host) => parse(host) !== null;
  const names = new Set(
    [
      ...loopback,
      ...(everywhere.includes(listensOn) ? ownAddresses().map(bracketed) : [bracketed(listensOn)]),
    ].map((name) => name.toLowerCase()),
  );
  const hosts = new Set<string>();
  for (const host of [
    ...allowedHosts,
    ...(publicAddress === null ? [] : [new URL(publicAddress).host]),
  ]) {
    const parsed = parse(host);
    if (parsed === null) throw new Error(`Invalid host: ${host}`);
    if (parsed.port === '') names.add(parsed.hostname);
    else hosts.add(parsed.host);
  }
  return memoize((host) => {
    const parsed = parse(host);
    return parsed !== null && (names.has(parsed.hostname) || hosts.has(parsed.host));
  });
};
