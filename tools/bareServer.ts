/**
 * Baseline of the benchmark: a node:http server that sends recorded responses of the
 * shop. Reads them from the given file and prints its address.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedAnswer } from './bench/record.ts';

const answers = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as readonly RecordedAnswer[];
const prepared = new Map(
  answers.map(({ name, status, headers, body }) => [
    `/${name}`,
    { status, headers: [...headers], body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = prepared.get(request.url ?? '');
  const send = (): void => {
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  };
  if (request.method === 'GET') {
    send();
    return;
  }
  request.resume();
  request.on('end', send);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(
    `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}`,
  );
});
