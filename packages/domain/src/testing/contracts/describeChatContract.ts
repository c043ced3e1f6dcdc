import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChatDesk, Conversation, SupportTokens } from '../../support/index.ts';
import { failureOf, onePixel, successOf } from './steps.ts';

/** The chat of a new browser, and the staff who answer it. */
export type ChatUnderTest = {
  readonly desk: ChatDesk & SupportTokens;
  readonly answer: (text: string) => Promise<void>;
};

export const describeChatContract = (name: string, open: () => Promise<ChatUnderTest>): void => {
  const aKey = (): string => `contract-${crypto.randomUUID()}`;
  const aMessage = (
    text: string,
    changes: { readonly messenger?: 'ai' | 'human'; readonly photos?: readonly string[] } = {},
  ) => ({
    key: aKey(),
    text,
    photos: [],
    messenger: 'human' as const,
    ...changes,
  });
  const textsOf = (conversation: Conversation | null): readonly string[] =>
    conversation?.messages.map(({ text }) => text) ?? [];

  describe(`${name} as ChatDesk`, () => {
    it('there is no conversation before the first message', async () => {
      const { desk } = await open();
      expect(successOf(await desk.read(0))).toBeNull();
      expect(failureOf(await desk.setReplyTo('ada@example.com', 0))).toEqual({
        kind: 'chat-not-found',
      });
    });

    it('a message is stored once per key, trimmed, and read by number', async () => {
      const { desk } = await open();
      const first = { ...aMessage('  Is anybody there?\n') };
      const sent = successOf(await desk.send(first, 0));
      expect(sent).toMatchObject({
        messenger: 'human',
        isClosed: false,
        replyTo: null,
        messages: [{ author: 'customer' }],
      });
      successOf(await desk.send(first, 0));
      const { number } = sent.messages[0] ?? { number: 0 };
      expect(textsOf(successOf(await desk.send(aMessage('I wait'), number)))).toEqual(['I wait']);
      expect(textsOf(successOf(await desk.read(0)))).toEqual(['Is anybody there?', 'I wait']);
      expect(textsOf(successOf(await desk.read(number)))).toEqual(['I wait']);
    });

    it('an invalid message is refused with a reason and not stored', async () => {
      const { desk } = await open();
      expect(failureOf(await desk.send(aMessage(' \n '), 0))).toEqual({ kind: 'message-empty' });
      expect(failureOf(await desk.send(aMessage('a'.repeat(2_001)), 0))).toEqual({
        kind: 'message-too-long',
        maximum: 2_000,
      });
      expect(successOf(await desk.read(0))).toBeNull();
    });

    it('a photo is stored for a message', async () => {
      const { desk } = await open();
      const id = successOf(await desk.addPhoto(onePixel));
      const { messages } = successOf(await desk.send(aMessage('', { photos: [id] }), 0));
      expect(messages).toMatchObject([{ text: '', photos: [id] }]);
    });

    it('[SUPPORT-09] the assistant answers until the visitor asks for a person', async () => {
      const { desk } = await open();
      await desk.startAssistant();
      const asked = successOf(
        await desk.send(aMessage('Where do you ship?', { messenger: 'ai' }), 0),
      );
      expect([asked.messenger, asked.messages.map(({ author }) => author)]).toEqual([
        'ai',
        ['customer', 'assistant'],
      ]);
      const handed = successOf(await desk.requestPerson(asked.messages.at(-1)?.number ?? 0));
      expect([handed.messenger, handed.messages]).toEqual(['human', []]);
    });

    it('a valid reply address is stored, an invalid one is refused', async () => {
      const { desk } = await open();
      successOf(await desk.send(aMessage('I leave soon'), 0));
      expect(failureOf(await desk.setReplyTo('nowhere', 0))).toEqual({ kind: 'email-invalid' });
      expect(successOf(await desk.setReplyTo('ada@example.com', 0)).replyTo).toBe(
        'ada@example.com',
      );
    });

    it('listeners are notified of answers until they unsubscribe', async () => {
      const { desk, answer } = await open();
      successOf(await desk.send(aMessage('Tell me'), 0));
      let signals = 0;
      const stop = desk.listen(() => {
        signals += 1;
      });
      onTestFinished(stop);
      await answer('Told');
      await expect
        .poll(async () => signals > 0 && textsOf(successOf(await desk.read(0))))
        .toEqual(['Tell me', 'Told']);
      const { messenger, messages } = successOf(await desk.read(0)) ?? { messages: [] };
      expect([messenger, messages.at(-1)?.author]).toEqual(['human', 'staff']);
      stop();
      const before = signals;
      await answer('Nobody hears');
      expect(textsOf(successOf(await desk.read(0)))).toContain('Nobody hears');
      expect(signals).toBe(before);
    });
  });
};
