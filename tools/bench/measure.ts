/** Measures the throughput of a server under load, and its CPU time per response. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Target = { readonly address: string; readonly processId: number };

export type Load = Pick<autocannon.Options, 'method' | 'body'> & {
  readonly path: string;
  /** Cookie headers, assigned to the connections in turn. */
  readonly cookies?: readonly string[];
  /**
   * Cookie headers, assigned to the requests in turn, since a basket holds a limited
   * number of pieces.
   */
  readonly cookiesByRequest?: readonly string[];
};

export type Measured = {
  readonly rate: number;
  /** CPU time per response, in milliseconds. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

/**
 * Browsers accept compression: the list of all products is 340 kB of JSON, 33 kB
 * compressed.
 */
export const browserHeaders = {
  accept: 'application/json',
  'content-type': 'application/json',
  'accept-encoding': 'gzip, br',
} as const;

const isLinux = process.platform === 'linux';

/** CPU time of a process in all its threads, in milliseconds. */
export const cpuTimeOf = (processId: number): number => {
  if (!isLinux) {
    const [seconds = 0, minutes = 0, hours = 0] = execFileSync(
      'ps',
      ['-o', 'time=', '-p', String(processId)],
      { encoding: 'utf8' },
    )
      .trim()
      .split(':')
      .map(Number)
      .reverse();
    return (seconds + minutes * 60 + hours * 3_600) * 1_000;
  }
  const nanoseconds = readdirSync(`/proc/${processId}/task`).reduce(
    (sum, thread) =>
      sum +
      Number(readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    0,
  );
  return nanoseconds / 1e6;
};

/** Resident memory of a process, in megabytes. */
export const memoryOf = (processId: number): number => {
  const kilobytes = isLinux
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' }));
  return Math.round(kilobytes / 1_024);
};

export const measure = async (
  { address, processId }: Target,
  connections: number,
  requests: number,
  { path, cookies, cookiesByRequest, ...request }: Load,
): Promise<Measured> => {
  let next = 0;
  const nextOf = (headers: readonly string[]): string => headers[next++ % headers.length] ?? '';
  const before = cpuTimeOf(processId);
  const result = await autocannon({
    url: `${address}${path}`,
    connections,
    amount: requests,
    ...request,
    headers: browserHeaders,
    ...(cookiesByRequest && {
      requests: [
        {
          setupRequest: (sent) => ({
            ...sent,
            headers: { ...sent.headers, cookie: nextOf(cookiesByRequest) },
          }),
        },
      ],
    }),
    ...(cookies && {
      setupClient: (client) => client.setHeaders({ ...browserHeaders, cookie: nextOf(cookies) }),
    }),
  });
  return {
    rate: result.requests.total / result.duration,
    cpu: (cpuTimeOf(processId) - before) / Math.max(1, result.requests.total),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
};
