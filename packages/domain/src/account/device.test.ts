import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      'Firefox',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('a device is recognized from %j', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it('a device name contains nothing else of the user agent', () => {
    const names = new Set<string | null>([
      null,
      'Edge',
      'Opera',
      'Samsung Internet',
      'Firefox',
      'Chrome',
      'Safari',
    ]);
    const systems = new Set<string | null>([
      null,
      'iPhone',
      'iPad',
      'Android',
      'Windows',
      'ChromeOS',
      'macOS',
      'Linux',
    ]);
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('Chrome/', 'Android', 'Mac OS X', 'Safari/', 'Edg', 'CrOS', 'OPR/'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const device = describeDevice(parts.join(' '));
        expect([names.has(device.browser), systems.has(device.system)]).toEqual([true, true]);
      }),
    );
  });
});
