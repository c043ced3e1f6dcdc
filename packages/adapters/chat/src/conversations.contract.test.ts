import type { Conversations } from '@tailorbird/domain/support';
import { describe, expect, it } from 'vitest';
import { DeskConversations } from './deskConversations.ts';
import { MailConversations } from './mailConversations.ts';
import { SilentConversations } from './silentConversations.ts';

const aWidget = (opens: () => Promise<{ readonly opened: boolean }>) => {
  const identified: unknown[] = [];
  const widget: Conversations = {
    isOwnWindow: true,
    open: opens,
    identify: (person) => identified.push(person),
    restart: () => {},
    place: () => {},
  };
  return { widget, identified };
};

describe.each([
  ['DeskConversations', () => new DeskConversations()],
  ['SilentConversations', () => new SilentConversations()],
  ['MailConversations', () => new MailConversations(() => {})],
] as const)('%s as Conversations', (_, make: () => Conversations) => {
  it('opens again and again, and knows people or nobody, without failing', async () => {
    const conversations = make();
    const first = await conversations.open();
    conversations.identify({ email: 'someone@example.test', name: 'No name' });
    conversations.identify(null);
    conversations.place({ hidden: true, align: 'left', padding: { vertical: 100, horizontal: 16 } });
    conversations.restart();
    expect(await conversations.open()).toEqual(first);
  });
});

describe('MailConversations', () => {
  const addresses: string[] = [];
  const follow = (address: string): void => {
    addresses.push(address);
  };

  it('[SUPPORT-22] opens a mail to support where there is no chat, or the chat fails', async () => {
    const failing = aWidget(() => Promise.reject(new Error('blocked')));
    expect(await new MailConversations(follow).open()).toEqual({ opened: true });
    expect(await new MailConversations(follow, failing.widget).open()).toEqual({ opened: true });
    expect(addresses).toEqual(['mailto:support@tailorbird.example', 'mailto:support@tailorbird.example']);
  });

  it('leaves an open chat alone, and tells it who is here', async () => {
    addresses.length = 0;
    const { widget, identified } = aWidget(async () => ({ opened: true }));
    const conversations = new MailConversations(follow, widget);
    conversations.identify(null);
    conversations.place({ hidden: true, align: 'left', padding: { vertical: 100, horizontal: 16 } });
    conversations.restart();
    expect(await conversations.open()).toEqual({ opened: true });
    expect(addresses).toEqual([]);
    expect(identified).toEqual([null]);
  });
});
