import { isIP, SocketAddress } from 'node:net';

/** An address without brackets, port and zone. */
const bare = (written: string): string => {
  const text = written.trim();
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']')).split('%')[0] ?? '';
  const [first = '', ...more] = text.split(':');
  return more.length === 1 ? first : (text.split('%')[0] ?? '');
};

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
};

const longestText = 64;

/**
 * The part of a network address that identifies a site: the whole of an IPv4 address; the first
 * half of an IPv6 address, since subscribers own a whole /64. Other text is returned unchanged.
 */
export const networkPrefixOf = (written: string): string => {
  const address = bare(written);
  const mapped = /^::ffff:(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return mapped;
    case 6:
      return `${groupsOf(mapped).slice(0, 4).join(':')}::/64`;
    default:
      return written.slice(0, longestText);
  }
};
