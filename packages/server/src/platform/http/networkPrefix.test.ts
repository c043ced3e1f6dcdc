import { describe, expect, it } from 'vitest';
import { networkPrefixOf } from './networkPrefix.ts';

describe('a place in the network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('the network of %s is %s', (written, prefix) => {
    expect(networkPrefixOf(written)).toBe(prefix);
  });

  it('a network prefix is short for any header', () => {
    expect(networkPrefixOf('x'.repeat(9_000)).length).toBeLessThan(100);
  });
});
