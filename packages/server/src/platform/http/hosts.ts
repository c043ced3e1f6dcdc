import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { remembered } from '../runtime/remembered.ts';

export type KnownHosts = {
  /** The shop's public address, where it has one. */
  readonly publicAddress: string | null;
  /** More names the shop answers to, with or without a port; `*` is any. */
  readonly allowedHosts: readonly string[];
  /** What it listens on: a name, an address, or all addresses of the machine. */
  readonly listensOn: string;
};

/** A host as URLs have it, in lower case, with its port when that is not the scheme's; null for what is none. */
const parse = (host: string): URL | null =>
  /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}`);

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const everywhere = ['0.0.0.0', '::', ''];

const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);

/**
 * Whether a host that visitors use should send them on to the public address: one of the allowed
 * hosts, such as `www.` beside the bare name. Sessions, sign-in and payments belong to one host.
 */
export const redirectRule = ({
  publicAddress,
  allowedHosts,
}: Pick<KnownHosts, 'publicAddress' | 'allowedHosts'>): ((host: string) => boolean) => {
  if (publicAddress === null || allowedHosts.length === 0) return () => false;
  const { hostname, port } = new URL(publicAddress);
  const isAllowed = hostRule({ publicAddress: null, allowedHosts, listensOn: '127.0.0.1' });
  return remembered((host) => {
    const parsed = parse(host);
    if (parsed === null) return false;
    if (parsed.hostname === hostname && (port === '' || parsed.port === port)) return false;
    // Loopback stays usable from the machine itself unless it is listed.
    if (loopback.includes(parsed.hostname) && !allowedHosts.includes(host)) return false;
    return isAllowed(host);
  });
};

/**
 * Whether the shop answers to a host. A name that comes with a request becomes part of links and cookies, so it has to be one of the shop's own: its public address, what it was told to
 * answer to, and what a machine is called from itself.
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
  return remembered((host) => {
    const parsed = parse(host);
    return parsed !== null && (names.has(parsed.hostname) || hosts.has(parsed.host));
  });
};
