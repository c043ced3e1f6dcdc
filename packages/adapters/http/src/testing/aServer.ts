import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Milliseconds since the process began. */
  readonly at: number;
};

export type Scripted = (seen: Seen, response: ServerResponse) => void;

export const json =
  (status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): Scripted =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

/** Responds with an HTML page, like a proxy in front of a missing shop. */
export const html =
  (status: number): Scripted =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<h1>Not today</h1>');
  };

export const hangUp: Scripted = (_, response) => {
  response.destroy();
};

export const silence: Scripted = () => {};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/**
 * A local server that responds by a script: one entry per request, the last one
 * repeated. It closes with the test.
 */
export const aServer = async (...script: readonly Scripted[]) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => '');
    const entry: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
      at: performance.now(),
    };
    seen.push(entry);
    const answer = script[Math.min(seen.length, script.length) - 1];
    answer?.(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
};
