import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const url = 'postgres://shop@db/shop';

describe('the environment', () => {
  it('has to name the public address as soon as it names a database server', () => {
    expect(() => readEnvironment({ DATABASE_URL: url })).toThrow(/^PUBLIC_URL is missing/);
    expect(readEnvironment({ DATABASE_URL: url, PUBLIC_URL: 'https://shop.example/' }).settings.publicAddress).toBe('https://shop.example');
    expect(readEnvironment({}).settings.publicAddress).toBeNull();
  });

  it.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/shop',
    'https://shop.example?x=1',
    'https://me@shop.example',
    'https://',
  ])('takes no %s for an address', (address) => {
    expect(() => readEnvironment({ PUBLIC_URL: address })).toThrow(/^PUBLIC_URL is no address/);
  });

  it('lists more hosts, and how generous limits by address are', () => {
    const { settings } = readEnvironment({ ALLOWED_HOSTS: 'www.shop.example, backend:3000,,', LIMIT_FACTOR: '5' });
    expect([settings.allowedHosts, settings.limitFactor]).toEqual([['www.shop.example', 'backend:3000'], 5]);
    for (const factor of ['0', '-1', '1.5', 'many']) expect(() => readEnvironment({ LIMIT_FACTOR: factor })).toThrow(/^LIMIT_FACTOR/);
  });
});
