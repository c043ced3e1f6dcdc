import { err, ok, type Result, type RetryPolicy } from '@tailorbird/domain/kernel';
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../testing/aTab.ts';
import { RemoteData } from './remoteData.ts';

type Failure = { readonly kind: 'unreachable' | 'not-found' };

const open = (retries?: RetryPolicy) => {
  const clock = new ManualClock();
  const service: { answer: Result<string, Failure>; asked: number } = {
    answer: ok('here'),
    asked: 0,
  };
  const data = new RemoteData<string, Failure>({
    clock,
    ask: async () => {
      service.asked += 1;
      return service.answer;
    },
    ...(retries && { retries }),
  });
  return { data, clock, service };
};

describe('remote data', () => {
  test('[DATA-05] all components share one request, repeated after ten minutes', async () => {
    const { data, clock, service } = open();
    await Promise.all([data.show(), data.show()]);
    await clock.pass(599_999);
    await data.show();
    expect([data.content, service.asked]).toEqual(['here', 1]);
    await clock.pass(1);
    await data.show();
    expect(service.asked).toBe(2);
  });

  test('[DATA-05] failed data is retried five times, a minute apart', async () => {
    const { data, clock, service } = open();
    service.answer = err({ kind: 'unreachable' });
    await data.show();
    expect([data.hasFailed, service.asked]).toEqual([true, 1]);
    await clock.pass(59_999);
    expect(service.asked).toBe(1);
    await clock.pass(1);
    expect(service.asked).toBe(2);
    for (let minute = 0; minute < 10; minute += 1) await clock.pass(60_000);
    expect(service.asked).toBe(6);
  });

  test('[DATA-05] a later retry succeeds; a refusal is not retried', async () => {
    const { data, clock, service } = open();
    service.answer = err({ kind: 'unreachable' });
    await data.show();
    service.answer = ok('late');
    await clock.pass(60_000);
    expect([data.content, data.hasFailed]).toEqual(['late', false]);
    const refused = open();
    refused.service.answer = err({ kind: 'not-found' });
    await refused.data.show();
    await refused.clock.pass(600_000);
    expect(refused.service.asked).toBe(1);
  });

  test('[DATA-02] [DATA-03] [DATA-04] content stays during a reload and its failure', async () => {
    const { data, service } = open();
    expect(data.isLoading).toBe(true);
    await data.show();
    service.answer = err({ kind: 'not-found' });
    const again = data.load();
    expect([data.state.status, data.content, data.isLoading]).toEqual([
      'revalidating',
      'here',
      false,
    ]);
    await again;
    expect([data.state.status, data.content, data.hasFailed]).toEqual([
      'stale-if-error',
      'here',
      false,
    ]);
  });

  test('a retry that follows at once is part of the same loading', async () => {
    const { data, service } = open({ limit: 1, intervalMs: 0 });
    service.answer = err({ kind: 'unreachable' });
    const loading = data.show();
    expect(data.isLoading).toBe(true);
    await loading;
    expect([data.hasFailed, service.asked]).toEqual([true, 2]);
  });

  test('data without observers is not retried', async () => {
    const { data, clock, service } = open();
    service.answer = err({ kind: 'unreachable' });
    await data.show();
    data.leave();
    await clock.pass(600_000);
    expect(service.asked).toBe(1);
  });
});
