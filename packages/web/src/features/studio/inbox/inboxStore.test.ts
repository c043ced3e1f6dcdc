import { err, ok } from '@tailorbird/domain/kernel';
import type {
  ChatMessage,
  ChatState,
  ChatSummary,
  StudioChatRefused,
  StudioChats,
} from '@tailorbird/domain/support';
import { describe, expect, it } from 'vitest';
import { InboxStore } from './inboxStore.ts';

const aSummary = (changes: Partial<ChatSummary> = {}): ChatSummary => ({
  id: 1,
  name: null,
  email: null,
  isCustomer: false,
  locale: 'en',
  isClosed: false,
  isWithAssistant: false,
  isThere: true,
  unread: 1,
  assignedTo: null,
  excerpt: 'Hello',
  at: '2026-01-01T00:00:00.000Z',
  version: 0,
  ...changes,
});
const aMessage = (
  number: number,
  text: string,
  author: ChatMessage['author'] = 'customer',
): ChatMessage => ({
  number,
  author,
  text,
  sources: [],
  photos: [],
  at: '2026-01-01T00:00:00.000Z',
});

const aHouse = () => {
  let summary = aSummary();
  const said = [aMessage(1, 'Hello')];
  const keys = new Set<string>();
  const house = {
    refusal: null as StudioChatRefused | null,
    heard: [] as boolean[],
    changed: () => {},
    listening: 0,
  };
  const state = (after: number): ChatState => ({
    summary,
    conversation: {
      messenger: 'human',
      isClosed: summary.isClosed,
      isStaffed: true,
      replyTo: null,
      version: said.length,
      messages: said.filter(({ number }) => number > after),
    },
  });
  const chats: StudioChats = {
    list: async (status) =>
      house.refusal ? err(house.refusal) : ok(status === 'open' ? [summary] : []),
    read: async (_, after) => ok(state(after)),
    answer: async (_, { key, text }, after) => {
      if (house.refusal) return err(house.refusal);
      if (!keys.has(key)) said.push(aMessage(said.length + 1, text, 'staff'));
      keys.add(key);
      return ok(state(after));
    },
    change: async (_, change) => {
      if (change.version !== summary.version)
        return err({ kind: 'changed-meanwhile', now: summary });
      summary = aSummary({
        version: summary.version + 1,
        isClosed: change.isClosed ?? summary.isClosed,
        assignedTo: change.assigned === 'me' ? { name: 'Stan', isMe: true } : null,
      });
      return ok(state(0));
    },
    inquiries: async () => ok([]),
    setAnswered: async () => ok(null),
    listen: (isHere, changed) => {
      house.heard.push(isHere);
      house.changed = changed;
      house.listening += 1;
      return () => {
        house.listening -= 1;
      };
    },
  };
  let made = 0;
  const store = new InboxStore({
    chats,
    newKey: () => {
      made += 1;
      return `key-${made}`;
    },
  });
  const takeElsewhere = (): void => {
    summary = aSummary({ version: summary.version + 1, assignedTo: { name: 'Olga', isMe: false } });
  };
  const texts = (): readonly string[] | undefined =>
    store.chosen?.conversation.messages.map(({ text }) => text);
  return { store, house, said, takeElsewhere, texts };
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the inbox', () => {
  it('a conversation shows, is answered once and receives messages', async () => {
    const { store, house, said, texts } = aHouse();
    await store.load();
    store.follow();
    await store.open(1);
    expect([store.chats?.length, texts()]).toEqual([1, ['Hello']]);
    store.write('Here we are');
    await Promise.all([store.answer(), store.answer()]);
    expect([store.text, texts()]).toEqual(['', ['Hello', 'Here we are']]);
    said.push(aMessage(3, 'Thank you'));
    house.changed();
    await settle();
    expect(texts()).toEqual(['Hello', 'Here we are', 'Thank you']);
    store.dispose();
    expect(house.listening).toBe(0);
  });

  it('the input stays until the message has arrived', async () => {
    const { store, house } = aHouse();
    await store.open(1);
    store.write('Here we are');
    house.refusal = { kind: 'unreachable' };
    await store.answer();
    expect([store.text, store.refused]).toEqual(['Here we are', { kind: 'unreachable' }]);
    house.refusal = null;
    await store.answer();
    expect([store.text, store.refused]).toEqual(['', null]);
  });

  it('a concurrent action shows its author and the current state', async () => {
    const { store, takeElsewhere } = aHouse();
    await store.open(1);
    takeElsewhere();
    await store.change({ assigned: 'me' });
    expect(store.refused?.kind).toBe('changed-meanwhile');
    expect(store.chosen?.summary.assignedTo?.name).toBe('Olga');
    await store.change({ assigned: 'me' });
    expect(store.chosen?.summary.assignedTo?.isMe).toBe(true);
    await store.change({ isClosed: true });
    expect(store.chosen?.summary.isClosed).toBe(true);
  });

  it('visitors see whether staff are available', () => {
    const { store, house } = aHouse();
    store.follow();
    store.setHere(false);
    expect([house.heard, house.listening]).toEqual([[true, false], 1]);
  });
});
