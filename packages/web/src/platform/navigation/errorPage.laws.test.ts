import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorPageOf, problemOf } from './errorPage.ts';
import { isBrowserNoise, isReported } from './reportedErrors.ts';

describe('errors', () => {
  test('[ERR-02, GUARD-20] 404 and 403 have pages of their own', () => {
    expect([404, 403, 418, 500].map(errorPageOf)).toEqual([
      'not-found',
      'forbidden',
      'generic',
      'generic',
    ]);
  });

  test('[ERR-05, ERR-19] page errors are reported, browser noise is not', () => {
    for (const broken of [new Error('Boom'), { message: 5 }, 'text', 7, null, undefined, []])
      expect(isReported(broken)).toBe(true);
    expect(isReported(new Error('ResizeObserver loop limit exceeded'))).toBe(false);
    expect(isReported('AbortError: The user aborted a request.')).toBe(false);
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(typeof isReported(thrown)).toBe('boolean');
      }),
      runs(300),
    );
  });

  test('[ERR-19] an error whose first frame is an extension’s is noise', () => {
    const shop = 'https://shop.example/assets/frame-a1.js:1:2';
    const theirs = (browser: string) => `${browser}-extension://abc/wrap.js:3:4`;
    const stacks = [
      `TypeError: x\n    at f (${theirs('chrome')})\n    at g (${shop})`,
      `Error\n    at ${theirs('chrome')}\n    at g (${shop})`,
      `f@${theirs('moz')}\ng@${shop}`,
      `f@${theirs('safari-web')}\ng@${shop}`,
    ];
    for (const stack of stacks) expect(isReported({ message: 'x', stack })).toBe(false);
    for (const stack of [
      `TypeError: x\n    at g (${shop})\n    at f (${theirs('chrome')})`,
      `g@${shop}\nf@${theirs('moz')}`,
      `Error: at ${shop}\n    at g (${shop})`,
      '',
    ])
      expect(isReported({ message: 'x', stack })).toBe(true);
  });

  test('[ERR-07] an error has its own status and message, 500 by default', () => {
    expect(problemOf(new Error('Boom'))).toEqual({ status: 500, message: 'Boom', explanation: '' });
    expect(problemOf({ status: 409, message: 'Taken' })).toEqual({
      status: 409,
      message: 'Taken',
      explanation: '',
    });
    expect(problemOf({ status: 418, explanation: 'Not until tea.' })).toEqual({
      status: 418,
      message: '',
      explanation: 'Not until tea.',
    });
    expect(problemOf({ status: 200 })).toEqual({ status: 500, message: '', explanation: '' });
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { status } = problemOf(thrown);
        expect(status >= 400 && status < 600).toBe(true);
      }),
      runs(300),
    );
  });

  test('[ERR-19] noise of browsers is not reported', () => {
    const noise = (message: string, source = 'https://shop.example/a.js') =>
      isBrowserNoise({ message, source });
    expect([
      noise('ResizeObserver loop limit exceeded'),
      noise('x', 'chrome-extension://abc'),
      noise('AbortError: The user aborted a request.'),
    ]).toEqual([true, true, true]);
    expect([noise('Cannot read properties of undefined'), noise('Aborting the sale')]).toEqual([
      false,
      false,
    ]);
  });
});
