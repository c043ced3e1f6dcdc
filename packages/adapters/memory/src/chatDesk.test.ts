import { expect, test } from 'vitest';
import { InMemoryChatDesk } from './chatDesk.ts';

const aMessage = (key: string, text: string) => ({
  key,
  text,
  photos: [],
  messenger: 'human' as const,
});

test('a desk stores a message once per key and notifies its listeners', async () => {
  const desk = new InMemoryChatDesk();
  expect(await desk.read(0)).toEqual({ ok: true, value: null });
  expect(await desk.setReplyTo('ada@example.com', 0)).toMatchObject({
    failure: { kind: 'chat-not-found' },
  });
  await desk.send(aMessage('a', 'One'), 0);
  await desk.send(aMessage('a', 'One'), 0);
  let heard = 0;
  const stop = desk.listen(() => {
    heard += 1;
  });
  desk.answer('Two');
  expect(heard).toBeGreaterThan(0);
  stop();
  expect(desk.listening).toBe(0);
  const all = await desk.read(0);
  expect(all.ok && all.value?.messages.map(({ text }) => text)).toEqual(['One', 'Two']);
  const first = all.ok ? all.value?.messages[0]?.number : 0;
  expect(await desk.read(first ?? 0)).toMatchObject({ value: { messages: [{ text: 'Two' }] } });
  expect(await desk.send(aMessage('b', ' '), 0)).toMatchObject({
    failure: { kind: 'message-empty' },
  });
  expect(await desk.setReplyTo('nowhere', 0)).toMatchObject({ failure: { kind: 'email-invalid' } });
  expect(await desk.setReplyTo('ada@example.com', 0)).toMatchObject({
    value: { replyTo: 'ada@example.com' },
  });
  expect(await desk.addPhoto(new Uint8Array())).toEqual({ ok: true, value: 'photo-1' });
  desk.isReachable = false;
  for (const call of [
    desk.read(0),
    desk.send(aMessage('c', 'x'), 0),
    desk.addPhoto(new Uint8Array()),
    desk.requestPerson(0),
  ])
    expect(await call).toMatchObject({ failure: { kind: 'unreachable' } });
});
