/**
 * Two processes on one database, as behind a load balancer: a message to one reaches the other,
 * and reconnecting loses nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  WireChatState,
  WireChatSummary,
  WireConversation,
} from '@tailorbird/contract/support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aKey, type Client, createClient, signIn } from './oscarClient.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-chat-'));
type Process = { readonly child: ChildProcess; readonly address: string };
const processes: Process[] = [];

const start = async (): Promise<Process> => {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /Tailorbird is open: (http:\S+)/.exec(said)?.[1];
    if (address) {
      child.stdout.resume();
      return { child, address };
    }
  }
  throw new Error(`The server did not start: ${said}`);
};
const kill = async ({ child }: Process): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

beforeAll(async () => {
  // The first process creates the database.
  processes.push(await start());
  processes.push(await start());
}, 120_000);
afterAll(async () => {
  for (const each of processes) await kill(each);
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (place: 0 | 1): string => processes[place]?.address ?? '';
const clientAt = (place: 0 | 1): Client => createClient({ origin: addressOf(place), fetch });
const moved = (visitor: Client, place: 0 | 1): Client => {
  const there = clientAt(place);
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
  return there;
};
const cookiesOf = ({ cookies }: Client): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Listens like a browser; `heard` waits for the next announced change. */
const listen = async (visitor: Client, place: 0 | 1, path = '/api/v1/chat/stream/') => {
  const cut = new AbortController();
  const response = await fetch(`${addressOf(place)}${path}`, {
    headers: { cookie: cookiesOf(visitor) },
    signal: cut.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const heard = async (): Promise<void> => {
    while (!text.includes('event: changed\n')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error('The stream has ended');
      text += value;
    }
    text = text.slice(text.indexOf('event: changed\n') + 15);
  };
  return { heard, cut: () => cut.abort() };
};

const key = (): string => `chat-${aKey()}`.replaceAll('.', '-').padEnd(20, '-');
const sendMessage = async (
  visitor: Client,
  text: string,
  under = key(),
): Promise<WireConversation> =>
  (
    await visitor.post('/api/v1/chat/messages/', {
      key: under,
      text,
      photos: [],
      messenger: 'human',
      after: 0,
    })
  ).body;
const after = async (visitor: Client, number = 0): Promise<readonly string[]> =>
  (
    await visitor.get<{ conversation: WireConversation }>(`/api/v1/chat/?after=${number}`)
  ).body.conversation.messages.map(({ text }) => text);
const staffAt = async (place: 0 | 1): Promise<Client> => {
  const client = clientAt(place);
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};
const find = async (house: Client, text: string): Promise<number> => {
  const { body } = await house.get<readonly WireChatSummary[]>('/studio_api/chats/?status=open');
  return body.find(({ excerpt }) => excerpt === text)?.id ?? 0;
};
const answer = async (house: Client, id: number, text: string): Promise<WireChatState> =>
  (await house.post(`/studio_api/chats/${id}/messages/`, { key: key(), text, after: 0 })).body;
/** Waits for the stream until the announced change can be read. */
const until = async (
  stream: { readonly heard: () => Promise<void> },
  isThere: () => Promise<boolean>,
): Promise<void> => {
  do await stream.heard();
  while (!(await isThere()));
};

it('a message at one process appears in the stream of another', async () => {
  const guest = clientAt(0);
  await sendMessage(guest, 'Is anybody there?');
  const house = await staffAt(1);
  const id = await find(house, 'Is anybody there?');
  const stream = await listen(guest, 0);
  await stream.heard();
  // At once: the process has not polled for changes since a visitor started listening.
  await answer(house, id, 'We are here');
  await until(stream, async () => (await after(guest)).includes('We are here'));

  const inbox = await listen(house, 1, '/studio_api/chats/stream/?here=1');
  await inbox.heard();
  await sendMessage(guest, 'Good to know');
  await until(inbox, async () => (await find(house, 'Good to know')) === id);
  stream.cut();
  inbox.cut();
});

it('after a lost connection no message is missing or doubled', async () => {
  const guest = clientAt(0);
  const { messages } = await sendMessage(guest, 'I may be cut off');
  const house = await staffAt(1);
  const id = await find(house, 'I may be cut off');
  const stream = await listen(guest, 0);
  await stream.heard();
  stream.cut();
  await answer(house, id, 'While you were away');
  const again = await listen(moved(guest, 1), 1);
  await again.heard();
  expect(await after(moved(guest, 1), messages.at(-1)?.number)).toEqual(['While you were away']);
  again.cut();

  const lasting = await listen(guest, 0);
  await lasting.heard();
  const under = key();
  // The message may or may not have arrived.
  const sent = sendMessage(guest, 'Did you get this?', under).catch(() => null);
  await kill(processes[0] as Process);
  await sent;
  await expect(lasting.heard()).rejects.toThrow();
  const there = moved(guest, 1);
  const next = await listen(there, 1);
  await next.heard();
  await sendMessage(there, 'Did you get this?', under);
  expect(await after(there)).toEqual([
    'I may be cut off',
    'While you were away',
    'Did you get this?',
  ]);
  await answer(house, id, 'Yes, once');
  await until(next, async () => (await after(there)).includes('Yes, once'));
  next.cut();
});
