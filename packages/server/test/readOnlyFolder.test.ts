/** The data folder becomes read-only: acknowledged orders survive. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { type Client, createClient, signIn, signUp } from './oscarClient.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-read-only-'));
/** Root can always write, so the shop runs as another user. */
const nobody = process.getuid?.() === 0 ? ({ uid: 65_534, gid: 65_534 } as const) : null;
if (nobody) chownSync(folder, nobody.uid, nobody.gid);

let child: ChildProcess | null = null;

const start = async (): Promise<string> => {
  const started = spawn(process.execPath, [main], {
    ...nobody,
    env: {
      ...process.env,
      HOME: folder,
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let said = '';
  let complained = '';
  started.stderr.on('data', (chunk) => {
    complained += String(chunk);
  });
  for await (const chunk of started.stdout) {
    said += String(chunk);
    const address = /Tailorbird is open: (http:\S+)/.exec(said)?.[1];
    if (address) {
      started.stdout.resume();
      return address;
    }
  }
  if (started.exitCode === null) await once(started, 'exit');
  throw new Error(complained);
};

const stop = async (): Promise<void> => {
  const running = child;
  child = null;
  if (!running || running.exitCode !== null) return;
  const gone = once(running, 'exit');
  running.kill('SIGTERM');
  await gone;
};

const mayBeWritten = (may: boolean): void => {
  for (const path of [
    ...globSync('**/*', { cwd: folder }).map((name) => join(folder, name)),
    folder,
  ])
    chmodSync(path, (statSync(path).isDirectory() ? 0o555 : 0o444) | (may ? 0o200 : 0));
};

afterAll(async () => {
  await stop();
  mayBeWritten(true);
  rmSync(folder, { recursive: true, force: true });
});

const photo = async (owner: Client): Promise<number> => {
  const orders = (
    await owner.get<readonly { readonly number: string; readonly status: string }[]>(
      '/oscarapi/orders/',
    )
  ).body;
  const order = orders.find(({ status }) => status === 'Delivered')?.number ?? '';
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const sent = new Uint8Array(bytes);
  return (
    await owner.send('POST', `/api/v1/dixa/claims/photos/?order=${order}`, sent, {
      'content-type': 'image/jpeg',
    })
  ).status;
};

it('a folder that becomes read-only loses no data and is reported at the start', async () => {
  const origin = await start();
  const client = (at: string) => createClient({ fetch: (request) => fetch(request), origin: at });
  const people = [await signUp(client(origin))];
  const owner = client(origin);
  await signIn(owner, 'customer@tailorbird.example', 'measure-twice');
  expect(await photo(owner)).toBe(201);
  mayBeWritten(false);
  for (let each = 0; each < 5; each += 1) {
    const email = `late-${each}-${Date.now()}@example.test`;
    const { status } = await client(origin).post('/oscarapi/customer/', {
      email,
      password: 'needle-and-thread',
      newsletter: false,
      signing_up_with_credit: false,
      source: 'test',
    });
    expect([201, 503]).toContain(status);
    if (status === 201) people.push(email);
  }
  expect(await photo(owner)).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await stop();
  await expect(start()).rejects.toThrow(
    /tailorbird\.sqlite (may be read and not written|cannot be opened)/,
  );
  mayBeWritten(true);
  const again = await start();
  for (const email of people)
    expect([email, (await signIn(client(again), email)).status]).toEqual([email, 200]);
}, 240_000);
