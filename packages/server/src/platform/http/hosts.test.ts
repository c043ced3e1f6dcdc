import { describe, expect, it } from 'vitest';
import { hostRule, type KnownHosts, redirectRule } from './hosts.ts';

const embedded: KnownHosts = { publicAddress: null, allowedHosts: [], listensOn: '127.0.0.1' };

describe('hosts of the shop', () => {
  it.each([
    [
      embedded,
      ['localhost:3000', '127.0.0.1', '[::1]:8080', 'LOCALHOST'],
      ['evil.example', 'localhost.evil.example', '', '[', 'a b', 'x@localhost', '192.0.2.1'],
    ],
    [{ ...embedded, listensOn: 'shop.lan' }, ['shop.lan:3000', 'localhost'], ['evil.example']],
    [
      { ...embedded, publicAddress: 'https://shop.example' },
      ['shop.example', 'Shop.Example:443', '127.0.0.1:3000'],
      ['www.shop.example', 'evil.example', 'shop.example.evil.example'],
    ],
    [
      {
        ...embedded,
        publicAddress: 'https://shop.example:8443',
        allowedHosts: ['www.shop.example', 'backend:3000'],
      },
      ['shop.example:8443', 'www.shop.example', 'backend:3000'],
      ['shop.example', 'backend:3001'],
    ],
    [{ ...embedded, allowedHosts: ['*'] }, ['anything.example'], ['a/b', '[']],
  ] as const)('the host settings %j accept the right hosts', (known, own, others) => {
    const isKnown = hostRule(known);
    expect(own.filter((host) => !isKnown(host))).toEqual([]);
    expect(others.filter(isKnown)).toEqual([]);
  });

  it('a shop on all interfaces accepts its machine’s addresses', () => {
    const isKnown = hostRule({ ...embedded, listensOn: '0.0.0.0' });
    expect([isKnown('127.0.0.1:3000'), isKnown('203.0.113.7'), isKnown('evil.example')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('invalid host names are refused', () => {
    expect(() => hostRule({ ...embedded, allowedHosts: ['https://shop.example/'] })).toThrow(
      'Invalid host: https://shop.example/',
    );
  });
});

describe('page loads', () => {
  const publicAddress = 'https://shop.example';
  it.each([
    [['www.shop.example'], ['www.shop.example', 'WWW.shop.example:8443']],
    [['127.0.0.1'], ['127.0.0.1']],
    [['*'], ['anything.example']],
  ])('page loads of ALLOWED_HOSTS %j redirect to the public address', (allowedHosts, moved) => {
    const leaves = redirectRule({ publicAddress, allowedHosts });
    expect(moved.filter((host) => !leaves(host))).toEqual([]);
    expect(['shop.example', 'shop.example:443', 'localhost:3000'].filter(leaves)).toEqual([]);
  });

  it('page loads are not redirected without a public address', () => {
    const leaves = redirectRule({ publicAddress: null, allowedHosts: ['www.shop.example'] });
    expect(leaves('www.shop.example')).toBe(false);
  });
});
