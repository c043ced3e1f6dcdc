import { describeChatContract } from '@tailorbird/domain/testing/contracts';
import { InMemoryChatDesk } from './chatDesk.ts';

describeChatContract('in memory', async () => {
  const desk = new InMemoryChatDesk((text) => `You asked: ${text}`);
  return { desk, answer: async (text) => desk.answer(text) };
});
