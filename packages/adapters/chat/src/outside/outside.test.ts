import { describe, expect, it } from 'vitest';
import { chatwoot, dixa, type Outside, settled } from '../testing/outside.ts';
import { chatHostsOf } from './hosts.ts';

const ada = { email: 'ada@example.com', name: 'Ada Lovelace', token: 'signed' };
const tokens = { danish: 'danish-token', international: 'international-token' };

describe.each([
  ['Chatwoot', chatwoot, 'https://chat.example/packs/js/sdk.js'],
  ['Dixa', dixa, 'https://messenger.dixa.io/bootstrap.js'],
] as const)('%s', (_, make: (given?: Parameters<typeof chatwoot>[0]) => Outside, script) => {
  it('[SUPPORT-10] the messenger loads its script once, and not before it is opened', async () => {
    const { conversations, scripts, isOpen } = make();
    conversations.identify(ada);
    conversations.place({
      hidden: false,
      align: 'left',
      padding: { vertical: 16, horizontal: 16 },
    });
    conversations.restart();
    conversations.close();
    await settled();
    expect(scripts).toEqual([]);
    expect(await conversations.open()).toEqual({ opened: true });
    await settled();
    expect(isOpen()).toBe(true);
    conversations.end();
    await conversations.open();
    expect(scripts).toEqual([script]);
  });

  it('[SUPPORT-19] the messenger does not open for a team without a token', async () => {
    const { conversations, page, scripts } = make({
      danish: null,
      international: 'international-token',
    });
    page.currency = 'DKK';
    await expect(conversations.open()).rejects.toThrow('No messenger token for the danish team');
    expect(scripts).toEqual([]);
  });

  it('[SUPPORT-21] visitors with prices in kroner reach the Danish team', async () => {
    const danish = make();
    danish.page.currency = 'DKK';
    await danish.conversations.open();
    const international = make();
    await international.conversations.open();
    expect([danish.begun()[0]?.token, international.begun()[0]?.token]).toEqual([
      'danish-token',
      'international-token',
    ]);
  });

  it('[SUPPORT-16] the messenger restarts for a new language, team or side, and stays open', async () => {
    const { conversations, page, begun, isOpen } = make();
    await conversations.open();
    await settled();
    page.locale = 'de';
    page.currency = 'DKK';
    conversations.place({
      hidden: false,
      align: 'left',
      padding: { vertical: 100, horizontal: 16 },
    });
    conversations.restart();
    await settled();
    expect(begun()).toEqual([
      { token: 'international-token', locale: 'en', side: 'right' },
      { token: 'danish-token', locale: 'de', side: 'left' },
    ]);
    expect(isOpen()).toBe(true);
    conversations.close();
    await settled();
    conversations.restart();
    await settled();
    expect([begun().length, isOpen()]).toEqual([3, false]);
  });

  it('[SUPPORT-18] the messenger identifies customers, but not guests', async () => {
    const before = make();
    before.conversations.identify(ada);
    await before.conversations.open();
    const after = make();
    await after.conversations.open();
    expect(after.knownAs()).toBeNull();
    after.conversations.identify(ada);
    expect([before.knownAs(), after.knownAs()]).toEqual(['ada@example.com', 'ada@example.com']);
    after.conversations.restart();
    await settled();
    expect(after.knownAs()).toBe('ada@example.com');
    after.conversations.identify(null);
    expect([after.knownAs(), after.isShown()]).toEqual([null, false]);
    await after.conversations.open();
    expect([after.knownAs(), after.isShown()]).toEqual([null, true]);
  });

  it('a new visitor does not see the previous visitor’s conversation', async () => {
    const first = make();
    first.conversations.identify(ada);
    await first.conversations.open();
    const again = first.next();
    again.conversations.identify(ada);
    await again.conversations.open();
    expect(again.knownAs()).toBe('ada@example.com');
    const another = again.next();
    await another.conversations.open();
    expect(another.knownAs()).toBeNull();
  });

  it('withdrawn consent forgets the visitor before the messenger is opened', async () => {
    const first = make();
    first.conversations.identify(ada);
    await first.conversations.open();
    const later = first.next();
    later.conversations.end();
    expect(later.isShown()).toBe(false);
    await later.conversations.open();
    expect(later.knownAs()).toBeNull();
  });

  it('listeners are notified when the messenger’s window opens or closes', async () => {
    const { conversations, closeByHand } = make();
    const heard: string[] = [];
    conversations.follow((event) => heard.push(event));
    await conversations.open();
    await settled();
    closeByHand();
    await settled();
    await conversations.open();
    await settled();
    conversations.end();
    await settled();
    expect(heard).toEqual(['opened', 'closed', 'opened', 'closed']);
  });

  it('the messenger closes on screens without a chat', async () => {
    const { conversations, isOpen } = make();
    await conversations.open();
    await settled();
    conversations.place({
      hidden: true,
      align: 'right',
      padding: { vertical: 16, horizontal: 16 },
    });
    await settled();
    expect(isOpen()).toBe(false);
  });

  it('[SUPPORT-22] a blocked messenger does not open, and opens on a later attempt', async () => {
    const { conversations, set, passTime, isOpen } = make();
    set({ comes: 'not' });
    expect(await conversations.open()).toEqual({ opened: false });
    set({ comes: 'without an answer' });
    const opening = conversations.open();
    await settled();
    passTime();
    await settled();
    passTime();
    expect(await opening).toEqual({ opened: false });
    set({ comes: 'yes' });
    expect(await conversations.open()).toEqual({ opened: true });
    await settled();
    expect(isOpen()).toBe(true);
  });

  it('the messenger does not open if consent is withdrawn while it loads', async () => {
    const { conversations, isShown, isOpen } = make();
    const opening = conversations.open();
    conversations.end();
    expect(await opening).toEqual({ opened: false });
    await settled();
    expect([isShown(), isOpen()]).toEqual([false, false]);
  });
});

describe('Chatwoot', () => {
  it('Chatwoot identifies no customer without the server’s signature', async () => {
    const { conversations, knownAs } = chatwoot();
    conversations.identify({ email: 'ada@example.com', name: 'Ada Lovelace' });
    await conversations.open();
    expect([conversations.asksForToken, knownAs()]).toEqual([true, null]);
  });
});

describe('the content security policy', () => {
  it('the security policy allows only the hosts of the configured messenger', () => {
    expect(chatHostsOf(null)).toEqual({ scripts: [], frames: [], calls: [], loadsStyles: false });
    expect(chatHostsOf({ kind: 'chatwoot', url: 'https://chat.example', tokens })).toEqual({
      scripts: ['https://chat.example'],
      frames: ['https://chat.example'],
      calls: ['https://chat.example'],
      loadsStyles: true,
    });
    expect(chatHostsOf({ kind: 'dixa', tokens })).toMatchObject({
      scripts: ['https://messenger.dixa.io'],
      frames: ['https://messenger.dixa.io'],
    });
  });
});

it('[SUPPORT-18] signing out removes Chatwoot’s cookies on a page without the messenger', async () => {
  const first = chatwoot();
  first.conversations.identify(ada);
  await first.conversations.open();
  const next = first.next();
  expect(next.knownAs()).toBe('ada@example.com');
  next.conversations.identify(null);
  expect(next.knownAs()).toBeNull();
});
