import { Worker } from 'node:worker_threads';
import { type Traced, type TraceJob, traceLight } from './light.ts';

type Sides = readonly [outside: Traced, inside: Traced];

const traceInWorker = (job: TraceJob): Promise<Sides> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./lightWorker.ts', import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const joinFloats = (parts: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

const joinSides = (parts: readonly Traced[]): Traced => ({
  key: joinFloats(parts.map(({ key }) => key)),
  room: joinFloats(parts.map(({ room }) => room)),
  hits: Int32Array.from(parts.flatMap(({ hits }) => Array.from(hits))),
  directions: joinFloats(parts.map(({ directions }) => directions)),
});

/**
 * Traces all vertices with a number of threads. The result does not depend on the
 * number.
 */
export const traceInWorkers = async (
  job: Omit<TraceJob, 'from' | 'to'>,
  workers: number,
  progress: (share: number) => void,
): Promise<Sides> => {
  const count = job.normals.length / 3;
  if (workers <= 1) return traceLight({ ...job, from: 0, to: count }, progress);
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      traceInWorker({
        ...job,
        from: Math.round((count * index) / workers),
        to: Math.round((count * (index + 1)) / workers),
      }),
    ),
  );
  return [joinSides(parts.map(([outer]) => outer)), joinSides(parts.map(([, inner]) => inner))];
};
