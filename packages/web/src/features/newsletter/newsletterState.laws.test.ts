import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../testing/walk.ts';
import { checkNewsletter, reduceNewsletter } from './newsletterRules.ts';
import {
  type NewsletterEvent,
  type NewsletterForm,
  newsletterFooterSource,
  newsletterStrategies,
  newsletterStrategy,
  startsChecked,
} from './newsletterState.ts';

describe('the newsletter', () => {
  test('[NEWS-07] signing up needs an address and a ticked box', () => {
    expect(checkNewsletter({ email: ' ada@example.com ', agreed: true })).toEqual({
      ok: true,
      value: 'ada@example.com',
    });
    expect(checkNewsletter({ email: '', agreed: true })).toEqual({
      ok: false,
      failure: { kind: 'email-required' },
    });
    expect(checkNewsletter({ email: 'ada', agreed: false })).toEqual({
      ok: false,
      failure: { kind: 'email-invalid' },
    });
    expect(checkNewsletter({ email: 'ada@example.com', agreed: false })).toEqual({
      ok: false,
      failure: { kind: 'agreement-required' },
    });
  });

  test('[NEWS-02, NEWS-03, NEWS-04] the box is hidden for subscribers and ticked only in the USA', () => {
    expect(newsletterStrategy({ subscribed: true, countryCode: 'US' })).toBe('Hidden');
    expect(newsletterStrategy({ subscribed: false, countryCode: 'US' })).toBe('ActiveOptInEager');
    expect(newsletterStrategy({ subscribed: false, countryCode: 'DE' })).toBe('ActiveOptInLazy');
    expect(newsletterStrategy({ subscribed: false, countryCode: null })).toBe('ActiveOptInLazy');
  });

  test('[NEWS-05] there are four strategies, one of which no rule selects', () => {
    expect(newsletterStrategies).toEqual([
      'Hidden',
      'ActiveOptInEager',
      'ActiveOptInLazy',
      'ActiveOptOut',
    ]);
    expect(newsletterStrategies.map(startsChecked)).toEqual([false, true, false, true]);
    const chosen = new Set(
      [true, false].flatMap((subscribed) =>
        ['US', 'DE', null].map((countryCode) => newsletterStrategy({ subscribed, countryCode })),
      ),
    );
    expect(chosen.has('ActiveOptOut')).toBe(false);
    expect(newsletterFooterSource).toBe('footer');
  });

  test('[NEWS-01] success shows for five seconds, then the form is idle again', () => {
    const done = reduceNewsletter({ status: 'submitting' }, { type: 'subscribed', at: 1000 });
    expect(reduceNewsletter(done, { type: 'time-passed', at: 5999 })).toBe(done);
    expect(reduceNewsletter(done, { type: 'time-passed', at: 6000 })).toEqual({ status: 'idle' });
  });

  test('[NEWS-06, NEWS-07] a failure shows an error; invalid addresses are not sent', () => {
    expect(reduceNewsletter({ status: 'submitting' }, { type: 'refused' })).toEqual({
      status: 'failed',
      because: 'request-failed',
    });
    expect(
      reduceNewsletter({ status: 'idle' }, { type: 'rejected', because: 'email-invalid' }),
    ).toEqual({
      status: 'failed',
      because: 'email-invalid',
    });
    expect(
      reduceNewsletter({ status: 'failed', because: 'email-invalid' }, { type: 'submitted' }),
    ).toEqual({ status: 'submitting' });
  });

  test('[NEWS-01] one of four states is active; only a submission can succeed', () => {
    const event: fc.Arbitrary<NewsletterEvent> = fc.oneof(
      bare('submitted', 'refused'),
      fc
        .constantFrom('email-required' as const, 'email-invalid' as const)
        .map((because) => ({ type: 'rejected' as const, because })),
      fc.nat(20_000).map((at) => ({ type: 'subscribed' as const, at })),
      fc.nat(20_000).map((at) => ({ type: 'time-passed' as const, at })),
    );
    walk(
      { start: { status: 'idle' } as NewsletterForm, event, reduce: reduceNewsletter },
      (after, _, before) => {
        expect(['idle', 'submitting', 'success', 'failed']).toContain(after.status);
        if (after.status === 'success' && before.status !== 'success')
          expect(before.status).toBe('submitting');
      },
    );
  });
});
