import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';

export type Received = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** An HTTP server that records requests and answers all of them with one body. */
export const startReceiver = async (answer = '{}') => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({
        url: request.url ?? '',
        headers: request.headers,
        body: body.toString('latin1'),
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export const startMailServer = async (user: string, password: string) => {
  const mails: { readonly from: string; readonly to: string; readonly raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password: given }, _, done) =>
      username === user && given === password ? done(null, { user }) : done(new Error('No')),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo[0]?.address ?? '', raw });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export const startBucketServer = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tailorbird-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  const { port } = await server.run();
  return {
    directory,
    urlOf: (bucket: string) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
};

export const freePort = async (): Promise<number> => {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};
