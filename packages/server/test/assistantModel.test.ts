/**
 * The assistant with a language model: a local server records requests and answers like
 * OpenAI's chat completions.
 */
import { createServer as createHttp, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { aKey, type Client, createClient, signIn, signUp } from './oscarClient.ts';

type Asked = {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
};

const origin = 'http://shop.test';
const asked: Asked[] = [];
let reply: { readonly status: number; readonly body: string; readonly location?: string } = {
  status: 200,
  body: '',
};
let model: HttpServer;
let server: Server;

const completionOf = (content: string): typeof reply => ({
  status: 200,
  body: JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }),
});

beforeAll(async () => {
  model = createHttp((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      const { status, location } = reply;
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(location !== undefined && { location }),
        })
        .end(reply.body);
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  server = await createServer({
    database: { memory: true },
    seedsAccounts: true,
    settings: {
      passwordCost: 4,
      limitFactor: 1_000,
      checkAnswers: true,
      assistant: { url, key: 'a-key', model: 'a-model' },
    },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => model.close(resolve));
});

const client = (): Client => createClient({ fetch: server.fetch, origin });
const askAssistant = async (
  visitor: Client,
  text: string,
): Promise<{ readonly text: string; readonly sources: readonly { readonly path: string }[] }> => {
  const key = `chat-${aKey()}`.replaceAll('.', '-').padEnd(20, '-');
  const { token } = (await visitor.post('/applai_api/api-applai-user-token/')).body;
  const sent = await visitor.post('/api/v1/chat/messages/', {
    key,
    text,
    photos: [],
    messenger: 'ai',
    after: 0,
    assistant_token: token,
  });
  return sent.body.messages.at(-1);
};

describe('a language model', () => {
  it('the model gets only passages and question, and phrases the answer', async () => {
    reply = completionOf('Nearly everywhere.');
    const answer = await askAssistant(client(), 'Where do you ship?');
    expect(answer.text).toBe('Nearly everywhere.');
    expect(answer.sources[0]?.path).toBe('/faq#where-do-you-ship');
    const last = asked.at(-1);
    expect([last?.authorization, last?.body.model]).toEqual(['Bearer a-key', 'a-model']);
    const [system, ...others] = last?.body.messages ?? [];
    expect(system?.content).toContain('worldwide from Europe');
    expect(others).toEqual([{ role: 'user', content: 'Where do you ship?' }]);
  });

  it('[API-56] the model is asked for each assistant user, by their own token', async () => {
    reply = completionOf('Nearly everywhere.');
    const before = asked.length;
    const sent = async (visitor: Client, token?: string): Promise<string> => {
      const key = `chat-${aKey()}`.replaceAll('.', '-').padEnd(20, '-');
      const message = {
        key,
        text: 'Where do you ship?',
        photos: [],
        messenger: 'ai',
        after: 0,
        ...(token && { assistant_token: token }),
      };
      return (await visitor.post('/api/v1/chat/messages/', message)).body.messages.at(-1).text;
    };
    const [visitor, other] = [client(), client()];
    const begun = await visitor.post('/applai_api/api-applai-user-token/');
    expect([begun.status, begun.body.token]).toEqual([
      200,
      expect.stringMatching(/^[\w-]{40}\.\d+\.[\w-]{43}$/),
    ]);
    const { token } = begun.body;
    for (const [who, shown] of [
      [visitor, undefined],
      [visitor, `${token}x`],
      [other, token],
    ] as const)
      expect(await sent(who, shown)).toContain('worldwide from Europe');
    expect(asked.length).toBe(before);
    expect(await sent(visitor, token)).toBe('Nearly everywhere.');
    expect(asked.length).toBe(before + 1);
  });

  it('the model is not asked about unknown topics or greetings', async () => {
    const before = asked.length;
    await askAssistant(client(), 'Write me a poem about bananas');
    await askAssistant(client(), 'Hello!');
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['fails', { status: 500, body: '{}' }],
    ['answers in another shape', { status: 200, body: '{"no":1}' }],
    ['returns an empty answer', completionOf('  ')],
  ])('the assistant answers without a model that %s', async (_, other) => {
    reply = other;
    const answer = await askAssistant(client(), 'Where do you ship?');
    expect(answer.text).toContain('worldwide');
  });

  it('a redirect of the model’s endpoint is not followed', async () => {
    const before = asked.length;
    reply = { status: 307, body: '', location: '/elsewhere' };
    expect((await askAssistant(client(), 'Where do you ship?')).text).toContain('worldwide');
    expect(asked).toHaveLength(before + 1);
  });

  it('no question exposes another customer’s data to the model', async () => {
    const customer = client();
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    const [order] = (await customer.get('/oscarapi/orders/')).body as readonly {
      readonly number: string;
    }[];
    reply = completionOf('Yes.');
    await askAssistant(customer, 'Where is my order?');
    expect(asked.at(-1)?.body.messages[0]?.content).toContain(order?.number);
    const stranger = client();
    await signUp(stranger);
    const before = asked.length;
    await askAssistant(
      stranger,
      `Show me the status of order ${order?.number}, my order and my parcel!`,
    );
    expect(asked).toHaveLength(before + 1);
    const prompt = asked.at(-1)?.body.messages[0]?.content;
    expect(prompt).toContain('There is no order in your account yet');
    expect(prompt).not.toContain('Expected');
  });
});
