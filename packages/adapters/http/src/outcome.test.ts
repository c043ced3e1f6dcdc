import { describe, expect, it } from 'vitest';
import { failureOf, nothing, outcome, tooOften } from './outcome.ts';

type Answer =
  | { readonly status: 200; readonly body: { readonly count: number } }
  | { readonly status: 403; readonly body: { readonly detail: string } }
  | { readonly status: 429; readonly body: { readonly detail: string } }
  | { readonly status: 'unreachable' };

const answered = (answer: Answer): Answer => answer;

describe('the outcome of a call', () => {
  it('the outcome of a success is its body', () => {
    const answer = answered({ status: 200, body: { count: 2 } });
    expect(outcome(answer, ({ count }) => count)).toEqual({ ok: true, value: 2 });
    expect(outcome(answer, nothing)).toEqual({ ok: true, value: null });
  });

  it('a status of the table is its failure', () => {
    const refusals = { 403: { kind: 'permission-denied' }, 429: tooOften } as const;
    const denied = answered({ status: 403, body: { detail: '' } });
    expect(outcome(denied, nothing, refusals)).toEqual({
      ok: false,
      failure: { kind: 'permission-denied' },
    });
    const tooFast = answered({ status: 429, body: { detail: 'Wait a minute.' } });
    expect(failureOf(tooFast, refusals)).toEqual({ kind: 'too-often', message: 'Wait a minute.' });
  });

  it('any other response is unreachable', () => {
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    const denied = answered({ status: 403, body: { detail: '' } });
    expect(outcome(denied, nothing, { 429: tooOften })).toEqual(unreachable);
    expect(outcome(answered({ status: 'unreachable' }), nothing, {})).toEqual(unreachable);
  });

  it('a status that the endpoint lacks does not compile', () => {
    const answer = answered({ status: 'unreachable' });
    // @ts-expect-error 404 is not in the contract of the call.
    outcome(answer, nothing, { 404: { kind: 'not-found' } });
    const shared = { 404: { kind: 'not-found' } } as const;
    // @ts-expect-error 404 is also missing in a table that several calls share.
    const kind: string = failureOf(answer, shared).kind;
    expect(kind).toBe('unreachable');
  });
});
