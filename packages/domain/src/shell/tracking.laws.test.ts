import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyticsTraits } from '../account/index.ts';
import { aUser, runs } from '../testing/index.ts';
import { pageParameters, secretParameters } from './pageParameters.ts';
import { deviceCategoryOf, trackablePath, trackableText } from './tracking.ts';

const browser = {
  device: 'macOS',
  deviceCategory: 'desktop',
  testGroup: 'a',
  adBlockDetected: false,
} as const;

describe('analytics events', () => {
  test('[ANALYTICS-01] traits describe the kind of visitor', () => {
    expect(analyticsTraits(null, browser)).toEqual({
      ...browser,
      isLoggedIn: false,
      isStaff: false,
      isOldCustomer: false,
    });
    expect(analyticsTraits(aUser({ fulfilledOrderCount: 1 }), browser)).toMatchObject({
      isLoggedIn: true,
      isStaff: false,
      isOldCustomer: true,
    });
    expect(
      analyticsTraits(aUser({ orderCount: 3, fulfilledOrderCount: 0, isStaff: true }), browser),
    ).toMatchObject({
      isStaff: true,
      isOldCustomer: false,
    });
  });

  test('[ANALYTICS-01] traits contain no personal data', () => {
    const user = aUser({
      email: 'erika.muster@example.test',
      firstName: 'Erika',
      lastName: 'Muster',
      id: 4711,
    });
    expect(JSON.stringify(analyticsTraits(user, browser))).not.toMatch(/erika|muster|4711/i);
  });

  test('[ANALYTICS-01] devices have three sizes', () => {
    const agents = {
      phone: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36',
      ],
      tablet: [
        'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148',
        'Mozilla/5.0 (Linux; Android 15; SM-X910) Safari/537.36',
      ],
      desktop: [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
        '',
      ],
    };
    for (const [category, all] of Object.entries(agents))
      for (const agent of all) expect(deviceCategoryOf(agent)).toBe(category);
  });

  test('parameter values of an address are never counted', () => {
    const value = fc.stringMatching(/^[A-Z0-9@.]{6,20}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...pageParameters, ...secretParameters, 'unknown'),
        value,
        (name, text) => {
          const counted = trackablePath(
            `/de/product/cotton-t-shirt?${name}=${text}&initials=${text}`,
          );
          expect(counted).not.toContain(text);
          expect(counted.startsWith('/product/cotton-t-shirt?')).toBe(true);
          for (const secret of [...secretParameters, 'unknown'])
            expect(counted.split(/[?&]/)).not.toContain(secret);
        },
      ),
      runs(200),
    );
  });

  test('secret parts of a path are not counted', () => {
    expect(trackablePath('/reset-password/MQ/abc-123')).toBe('/reset-password/…');
    expect(trackablePath('/de/confirm-email/MQ/abc-123?x=1')).toBe('/confirm-email/…');
    expect(trackablePath('/newsletter/confirm/abc-123')).toBe('/newsletter/…');
    expect(trackablePath('/de')).toBe('/');
    expect(trackablePath('/products?q=merino&color=navy&q=x')).toBe('/products?q&color');
  });

  test('words that could identify a person are not counted', () => {
    expect(
      [
        '  Merino ',
        'grüner Pulli',
        "men's coat",
        'ada@example.com',
        '0151 234567',
        'x'.repeat(41),
        '',
      ].map(trackableText),
    ).toEqual(['merino', 'grüner pulli', "men's coat", null, null, null, null]);
  });
});
