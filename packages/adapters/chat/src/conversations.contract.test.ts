import type { Conversations } from '@tailorbird/domain/support';
import { describe, expect, it } from 'vitest';
import { DeskConversations } from './deskConversations.ts';
import { MailConversations } from './mailConversations.ts';
import { SilentConversations } from './silentConversations.ts';
import { chatwoot, dixa } from './testing/outside.ts';

const supportAddress = 'help@shop.example';

const someone = { email: 'someone@example.test', name: 'No name', token: 'signed' };

const aWidget = (opens: () => Promise<{ readonly opened: boolean }>) => {
  const told: unknown[] = [];
  const widget: Conversations = {
    isOwnWindow: true,
    asksForToken: true,
    open: opens,
    close: () => told.push('close'),
    identify: (person) => told.push(person),
    restart: () => {},
    place: () => {},
    end: () => told.push('end'),
    follow: (hear) => {
      hear('closed');
      return () => {};
    },
  };
  return { widget, told };
};

describe.each([
  ['DeskConversations', (): Conversations => new DeskConversations()],
  ['SilentConversations', (): Conversations => new SilentConversations()],
  ['MailConversations', (): Conversations => new MailConversations(supportAddress, () => {})],
  ['OutsideConversations with Chatwoot', (): Conversations => chatwoot().conversations],
  ['OutsideConversations with Dixa', (): Conversations => dixa().conversations],
] as const)('%s as Conversations', (_, make: () => Conversations) => {
  it('the chat opens repeatedly, for guests and customers, without failing', async () => {
    const conversations = make();
    conversations.identify(null);
    conversations.close();
    conversations.restart();
    const first = await conversations.open();
    conversations.identify(someone);
    conversations.identify(null);
    conversations.place({
      hidden: true,
      align: 'left',
      padding: { vertical: 100, horizontal: 16 },
    });
    conversations.restart();
    expect(await conversations.open()).toEqual(first);
    conversations.close();
    conversations.end();
    conversations.end();
    expect(await conversations.open()).toEqual(first);
  });

  it('an unsubscribed listener gets no more events', async () => {
    const conversations = make();
    const heard: string[] = [];
    const stop = conversations.follow((event) => heard.push(event));
    stop();
    await conversations.open();
    conversations.end();
    expect(heard).toEqual([]);
  });
});

describe('MailConversations', () => {
  const addresses: string[] = [];
  const follow = (address: string): void => {
    addresses.push(address);
  };

  it('[SUPPORT-22] a mail to support opens if there is no chat or the chat fails', async () => {
    const failing = aWidget(() => Promise.reject(new Error('blocked')));
    expect(await new MailConversations(supportAddress, follow).open()).toEqual({ opened: true });
    expect(await new MailConversations(supportAddress, follow, failing.widget).open()).toEqual({
      opened: true,
    });
    expect(addresses).toEqual([`mailto:${supportAddress}`, `mailto:${supportAddress}`]);
  });

  it('an open chat stays open and learns about the customer', async () => {
    addresses.length = 0;
    const { widget, told } = aWidget(async () => ({ opened: true }));
    const conversations = new MailConversations(supportAddress, follow, widget);
    conversations.identify(null);
    conversations.place({
      hidden: true,
      align: 'left',
      padding: { vertical: 100, horizontal: 16 },
    });
    conversations.restart();
    conversations.close();
    conversations.end();
    const heard: string[] = [];
    conversations.follow((event) => heard.push(event));
    expect(await conversations.open()).toEqual({ opened: true });
    expect([addresses, heard, conversations.asksForToken]).toEqual([[], ['closed'], true]);
    expect(told).toEqual([null, 'close', 'end']);
  });
});
