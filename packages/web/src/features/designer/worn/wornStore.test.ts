import type { Worn, WornRequest } from '@tailorbird/atelier/worn';
import { standardMeasurements } from '@tailorbird/domain/sizing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { drapeInWorker, longestSilence } from './drapeInWorker.ts';
import type { WornMessage } from './wornMessage.ts';
import { WornStore } from './wornStore.ts';

const size = { base: 6, length: 'R' } as const;
const request: WornRequest = {
  design: 't-shirt',
  measurements: standardMeasurements('t-shirt', size) ?? [],
  body: standardWearer(size),
};
const mesh = {
  positions: new Float32Array(3),
  normals: new Float32Array(3),
  light: new Float32Array(4),
  relief: new Float32Array(4),
  closure: new Float32Array(2),
  opacity: new Float32Array(1),
  triangles: new Uint32Array(0),
};
const worn: Worn = { garment: mesh, body: mesh, fastening: { kind: 'none' } };

afterEach(() => {
  vi.useRealTimers();
});

/** The messages of a worker, without a thread. */
class TestWorker extends EventTarget {
  readonly received: unknown[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(data: WornMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const opened = (): { readonly store: WornStore; readonly workers: readonly TestWorker[] } => {
  const workers: TestWorker[] = [];
  const drape = drapeInWorker(() => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const store = new WornStore(drape);
  store.wear(request);
  return { store, workers };
};

describe('a garment draped in a worker', () => {
  test('the store shows the progress, then the garment, and ends the worker', () => {
    const { store, workers } = opened();
    const [worker] = workers;
    expect(worker?.received).toEqual([request]);
    worker?.send({ kind: 'progress', share: 0.4 });
    expect(store.state).toEqual({ status: 'draping', share: 0.4 });
    worker?.send({ kind: 'done', worn });
    expect(store.state).toEqual({ status: 'worn', worn });
    expect(worker?.isTerminated).toBe(true);
  });

  test.each(['cancel', 'close'] as const)('%s ends the worker, which is not heard again', (end) => {
    const { store, workers } = opened();
    store[end]();
    const after = store.state;
    expect(workers[0]?.isTerminated).toBe(true);
    workers[0]?.send({ kind: 'done', worn });
    expect(store.state).toBe(after);
  });

  test('a canceled garment starts again from the beginning', () => {
    const { store, workers } = opened();
    workers[0]?.send({ kind: 'progress', share: 0.9 });
    store.cancel();
    expect(store.state).toEqual({ status: 'stopped' });
    store.start();
    expect(store.state).toEqual({ status: 'draping', share: 0 });
    expect(workers).toHaveLength(2);
  });

  test('a failed worker and one that does not load are both failures', () => {
    const { store, workers } = opened();
    workers[0]?.send({ kind: 'failed' });
    expect(store.state).toEqual({ status: 'failed' });
    store.start();
    workers[1]?.dispatchEvent(new Event('error', { cancelable: true }));
    expect(store.state).toEqual({ status: 'failed' });
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  test('a worker that falls silent is a failure', () => {
    vi.useFakeTimers();
    const { store, workers } = opened();
    vi.advanceTimersByTime(longestSilence - 1);
    workers[0]?.send({ kind: 'progress', share: 0.4 });
    vi.advanceTimersByTime(longestSilence - 1);
    expect(store.state).toEqual({ status: 'draping', share: 0.4 });
    vi.advanceTimersByTime(1);
    expect(store.state).toEqual({ status: 'failed' });
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('another size stops the draping and starts again', () => {
    const { store, workers } = opened();
    workers[0]?.send({ kind: 'progress', share: 0.4 });
    const larger = { ...request, measurements: [{ measure: 'chest', value: 120 }] };
    store.wear(larger);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers[1]?.received).toEqual([larger]);
    expect(store.state).toEqual({ status: 'draping', share: 0 });
  });

  test('a closed dialog keeps a finished garment and forgets an unfinished one', () => {
    const { store, workers } = opened();
    store.close();
    store.wear(request);
    expect(workers).toHaveLength(2);
    workers[1]?.send({ kind: 'done', worn });
    store.close();
    store.wear({ ...request });
    expect(store.state).toEqual({ status: 'worn', worn });
    expect(workers).toHaveLength(2);
  });

  test('a browser that refuses the worker is a failure', () => {
    const store = new WornStore(
      drapeInWorker(() => {
        throw new TypeError('refused');
      }),
    );
    store.wear(request);
    expect(store.state).toEqual({ status: 'failed' });
  });

  test('without workers the figure is flat', () => {
    const store = new WornStore(null);
    store.wear(request);
    expect(store.state).toEqual({ status: 'flat' });
  });
});
