import { InMemoryChatDesk } from '@tailorbird/adapter-memory';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { CookieConsent } from '@tailorbird/adapter-storage/cookieConsent';
import { ok } from '@tailorbird/domain/kernel';
import { humanPreferenceMs } from '@tailorbird/domain/support';
import {
  aLocation,
  aUser,
  InMemoryConversations,
  RecordedAnalytics,
} from '@tailorbird/domain/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConsentStore } from '../../../shared/consent/consentStore.ts';
import { VisitStore } from '../../../shared/visit/visitStore.ts';
import { ChatStore } from './chatStore.ts';

const aClock = () => {
  let now = 1_000_000;
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  let ids = 0;
  return {
    now: () => now,
    after: (delay: number, run: () => void) => {
      ids += 1;
      const id = ids;
      waiting.set(id, { at: now + delay, run });
      return () => waiting.delete(id);
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
      for (const [id, { at, run }] of [...waiting]) {
        if (at > now) continue;
        waiting.delete(id);
        run();
      }
    },
  };
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Given = {
  readonly appliedChat?: boolean;
  readonly hasWidget?: boolean;
  readonly asksForToken?: boolean;
  readonly isKnown?: boolean;
  readonly preferences?: MemoryPreferences;
  readonly desk?: InMemoryChatDesk;
};

const aChat = (given: Given = {}) => {
  const {
    appliedChat = true,
    hasWidget = true,
    asksForToken = false,
    isKnown = true,
    preferences = new MemoryPreferences(),
  } = given;
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const location = aLocation();
  const visit = new VisitStore(() => new Promise(() => {}));
  const arrive = (user: ReturnType<typeof aUser> | null): void => {
    visit.setVisit({
      user,
      basketCount: 0,
      location: { ...location, switches: { ...location.switches, appliedChat } },
    });
  };
  if (isKnown) arrive(null);
  const desk = given.desk ?? new InMemoryChatDesk((text) => `You asked: ${text}`);
  const conversations = new InMemoryConversations({ hasWidget, asksForToken });
  const clock = aClock();
  const consent = new ConsentStore({
    manager: new CookieConsent({
      preferences,
      records: { record: async () => ok(null) },
      now: clock.now,
      newReference: () => 'reference',
    }),
    analytics: async () => new RecordedAnalytics(),
    clock,
    visit,
    sendsPrivacySignal: () => false,
    outside: () => ({ statistics: false, chat: true }),
  });
  let keys = 0;
  const reported: unknown[] = [];
  const store = new ChatStore({
    desk,
    conversations,
    preferences,
    consent,
    visit,
    clock,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    report: (_, error) => reported.push(error),
  });
  const texts = (): readonly string[] => store.talk.messages.map(({ text }) => text);
  return { store, desk, conversations, consent, clock, preferences, arrive, texts, reported };
};

afterEach(() => vi.unstubAllGlobals());

describe('the messenger of the chat', () => {
  it('[SUPPORT-10] without consent nothing loads or listens', async () => {
    const { store, desk, conversations } = aChat();
    await store.open('human');
    expect([store.isConsented, store.talk.status, desk.listening, conversations.opened]).toEqual([
      false,
      'closed',
      0,
      0,
    ]);
    store.agree();
    await settle();
    expect([store.isConsented, store.messenger, conversations.opened]).toEqual([true, 'human', 1]);
  });

  it('[SUPPORT-10] consent in the chat and in the settings are the same', async () => {
    const { store, consent, preferences } = aChat();
    consent.choose(['statistics']);
    await store.open('ai');
    store.agree();
    await settle();
    expect([consent.choice?.allowed, store.messenger, store.talk.status]).toEqual([
      ['statistics', 'chat'],
      'ai',
      'ready',
    ]);
    expect(aChat({ preferences }).store.isConsented).toBe(true);
    consent.choose(['statistics']);
    expect([store.isConsented, store.talk.status, preferences.read('chatMessenger')]).toEqual([
      false,
      'closed',
      null,
    ]);
    consent.choose(['statistics', 'chat']);
    await settle();
    expect(
      [store.isConsented, store.chat.open, store.talk.status],
      'who was talking goes on',
    ).toEqual([true, true, 'ready']);
    store.withdraw();
    expect([consent.choice?.allowed, store.isConsented, store.talk.status]).toEqual([
      ['statistics'],
      false,
      'closed',
    ]);
  });

  it('[SUPPORT-10] consent given elsewhere does not open the chat', async () => {
    const { store, consent, desk } = aChat();
    consent.choose(['chat']);
    await settle();
    expect([store.isConsented, store.chat.open, desk.listening]).toEqual([true, false, 0]);
  });

  it('[SUPPORT-10] consent given in the chat is not asked for again', async () => {
    const { store, consent, preferences } = aChat();
    expect(consent.isAsked).toBe(true);
    await store.open('ai');
    store.agree();
    expect(consent.isAsked).toBe(false);
    expect(aChat({ preferences }).consent.isAsked).toBe(false);
  });

  it('the chat waits for the login state and the assistant’s availability', async () => {
    const { store, consent, arrive, preferences } = aChat({ isKnown: false });
    consent.choose(['chat']);
    void store.open('either');
    await settle();
    expect([store.chat.active, preferences.read('chatMessenger')]).toEqual([null, null]);
    arrive(null);
    await settle();
    expect(store.messenger).toBe('ai');
  });

  it('closing the chat early opens no messenger', async () => {
    const { store, consent, arrive } = aChat({ isKnown: false });
    consent.choose(['chat']);
    void store.open('either');
    store.close();
    arrive(null);
    await settle();
    expect(store.chat.active).toBeNull();
  });

  it('[SUPPORT-11] the messenger is the assistant with the switch on', async () => {
    const [on, off] = [aChat({ appliedChat: true }), aChat({ appliedChat: false })];
    for (const { store } of [on, off]) {
      await store.open('either');
      store.agree();
      await settle();
    }
    expect([on.store.messenger, off.store.messenger]).toEqual(['ai', 'human']);
    await off.store.open('ai');
    expect(off.store.messenger).toBe('human');
  });

  it('[SUPPORT-12, SUPPORT-13] a chosen person stays for 20 minutes in every tab', async () => {
    const { store, preferences, clock } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    const later = (after: number): ChatStore => {
      const next = aChat({ preferences });
      next.clock.advance(clock.now() - next.clock.now() + after);
      void next.store.open('either');
      return next.store;
    };
    expect(later(humanPreferenceMs - 1).messenger).toBe('human');
    expect(later(0).messenger).toBe('human');
    const last = aChat({ preferences });
    last.clock.advance(2 * humanPreferenceMs + 10);
    await last.store.open('either');
    expect(last.store.messenger).toBe('ai');
  });

  it('[SUPPORT-12] the assistant returns after 20 minutes, until a person answers', async () => {
    const before = aChat();
    await before.store.open('human');
    before.store.agree();
    await settle();
    before.store.draft.write('Hello');
    before.store.sendDraft();
    await settle();
    const { store, desk, clock } = aChat({ preferences: before.preferences, desk: before.desk });
    clock.advance(before.clock.now() - clock.now() + humanPreferenceMs + 1);
    await store.open('either');
    await settle();
    expect([store.talk.conversation?.messenger, store.messenger]).toEqual(['human', 'ai']);
    desk.answer('Here I am');
    await settle();
    expect(store.messenger).toBe('human');
  });

  it('[API-56] the assistant gets the visitor’s identity at start and sign-in', async () => {
    const { store, desk, arrive } = aChat();
    await store.open('ai');
    expect(desk.assistantStarts).toBe(0);
    store.agree();
    await settle();
    expect(desk.assistantStarts).toBe(1);
    arrive(aUser({ id: 7 }));
    await settle();
    expect(desk.assistantStarts).toBe(2);
  });

  it('[SUPPORT-18] customers are identified by email and name, guests not', async () => {
    const { store, conversations, arrive } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    expect(conversations.person).toBeNull();
    arrive(aUser({ id: 7, email: 'ada@example.com', firstName: '', lastName: '' }));
    expect(conversations.person).toEqual({ email: 'ada@example.com', name: 'No name' });
    arrive(null);
    expect(conversations.person).toBeNull();
  });

  it('[SUPPORT-16] the chat restarts 100 ms after a page group, 1 s after sign-in', async () => {
    const { store, conversations, clock, arrive } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    store.pageChanged('/product/cotton-t-shirt', 'en');
    store.pageChanged('/product/pique-polo', 'en');
    clock.advance(5_000);
    expect(conversations.restarted).toBe(0);
    store.pageChanged('/faq', 'en');
    clock.advance(99);
    expect(conversations.restarted).toBe(0);
    clock.advance(1);
    expect(conversations.restarted).toBe(1);
    arrive(aUser({ id: 7 }));
    clock.advance(999);
    expect(conversations.restarted).toBe(1);
    clock.advance(1);
    expect(conversations.restarted).toBe(2);
  });

  it('[SUPPORT-16] the chat restarts in another language', async () => {
    const { store, conversations, clock } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    store.pageChanged('/faq', 'en');
    store.pageChanged('/faq', 'de');
    clock.advance(100);
    expect(conversations.restarted).toBe(1);
  });

  it('[SUPPORT-17] reopening the window continues; signing out clears identity', async () => {
    const { store, conversations, arrive } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    arrive(aUser({ id: 7, email: 'ada@example.com' }));
    await settle();
    expect([store.chat.identified, conversations.person]).toMatchObject([
      true,
      { email: 'ada@example.com' },
    ]);
    conversations.dispatch('closed');
    expect(store.chat.open).toBe(false);
    conversations.dispatch('opened');
    expect([store.chat.open, store.messenger]).toEqual([true, 'human']);
    arrive(null);
    expect([store.chat.identified, conversations.person]).toEqual([false, null]);
  });

  it('[SUPPORT-22] a missing widget is reported', async () => {
    const { store } = aChat({ hasWidget: false });
    await store.open('human');
    store.agree();
    await settle();
    expect(store.isUnavailable).toBe(true);
  });

  it('a person’s first answer switches the chat to them', async () => {
    const { store, desk, preferences } = aChat();
    await store.open('ai');
    store.agree();
    await settle();
    store.draft.write('Where do you ship?');
    store.sendDraft();
    await settle();
    expect([store.messenger, store.draft.text]).toEqual(['ai', '']);
    desk.answer('I am a person');
    await settle();
    expect(store.messenger).toBe('human');
    expect(preferences.read('chatMessenger')).toMatch(/^human /);
  });
});

describe('an external messenger', () => {
  it('[SUPPORT-10] [SUPPORT-13] consent loads an external messenger instead', async () => {
    const { store, conversations, desk } = aChat();
    await store.open('human');
    expect([conversations.opened, store.isElsewhere]).toEqual([0, false]);
    store.agree();
    await settle();
    expect([
      conversations.opened,
      store.messenger,
      store.isElsewhere,
      store.isOpenElsewhere,
    ]).toEqual([1, 'human', true, true]);
    expect([store.talk.status, desk.listening]).toEqual(['closed', 0]);
    conversations.dispatch('closed');
    expect([store.chat.open, store.isOpenElsewhere]).toEqual([false, false]);
    conversations.dispatch('opened');
    expect([store.chat.open, store.isOpenElsewhere, store.messenger]).toEqual([
      true,
      true,
      'human',
    ]);
  });

  it('the assistant hands over to the external messenger', async () => {
    const { store, conversations, desk } = aChat();
    await store.open('ai');
    store.agree();
    await settle();
    expect(desk.listening).toBe(0);
    await store.requestPerson();
    expect([conversations.opened, store.messenger, store.isOpenElsewhere]).toEqual([
      1,
      'human',
      true,
    ]);
  });

  it('[SUPPORT-20] [API-57] customers get one identity token, guests none', async () => {
    const { store, conversations, desk, arrive, clock } = aChat({ asksForToken: true });
    await store.open('human');
    store.agree();
    await settle();
    expect([desk.tokensAsked, conversations.person]).toEqual([[], null]);
    arrive(aUser({ id: 7, email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }));
    await settle();
    expect(conversations.person).toEqual({
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      token: 'signed-1',
    });
    clock.advance(1_000);
    store.close();
    await store.open('human');
    expect([desk.tokensAsked.length, conversations.restarted]).toEqual([1, 1]);
    arrive(null);
    expect(conversations.person).toBeNull();
  });

  it('a customer who signed out before the response is not identified', async () => {
    const { store, conversations, arrive } = aChat({ asksForToken: true });
    await store.open('human');
    store.agree();
    await settle();
    arrive(aUser({ id: 7, email: 'ada@example.com' }));
    arrive(null);
    await settle();
    expect(conversations.person).toBeNull();
  });

  it('[GUARD-13] the external messenger is removed during impersonation', async () => {
    const { store, conversations, consent, arrive } = aChat();
    consent.choose(['chat']);
    arrive(aUser({ id: 7, impersonate: true }));
    await store.open('human');
    await settle();
    expect([conversations.opened, store.isUnavailable]).toEqual([0, true]);
    arrive(null);
    await store.open('human');
    expect([conversations.opened, store.isUnavailable]).toEqual([1, false]);
    arrive(aUser({ id: 8, impersonate: true }));
    expect([conversations.ended, conversations.isOpen, conversations.person]).toEqual([
      2,
      false,
      null,
    ]);
  });

  it('[SUPPORT-19] [SUPPORT-22] a missing messenger is reported; mail remains', async () => {
    const { store, conversations, reported } = aChat();
    Object.assign(conversations, {
      open: async () => {
        throw new Error('No messenger token for the danish team');
      },
    });
    await store.open('human');
    store.agree();
    await settle();
    expect(store.isUnavailable).toBe(true);
    expect(reported).toEqual([new Error('No messenger token for the danish team')]);
  });

  it('withdrawn consent removes the external messenger', async () => {
    const { store, conversations } = aChat();
    await store.open('human');
    store.agree();
    await settle();
    store.withdraw();
    expect([conversations.ended, conversations.isOpen, store.isUnavailable]).toEqual([
      1,
      false,
      false,
    ]);
  });

  it('[SUPPORT-14] the messenger has the placement that screens request', () => {
    const { store, conversations } = aChat();
    const placement = {
      hidden: true,
      align: 'left',
      padding: { vertical: 100, horizontal: 16 },
    } as const;
    store.place(placement);
    expect(conversations.placement).toEqual(placement);
  });
});

describe('the messages of the chat', () => {
  const opened = async () => {
    const chat = aChat();
    await chat.store.open('ai');
    chat.store.agree();
    await settle();
    return chat;
  };

  it('a message is sent once when the network is back', async () => {
    const { store, desk, clock, texts } = await opened();
    desk.isReachable = false;
    store.draft.write('Are you there?');
    store.sendDraft();
    await settle();
    expect(store.talk.outgoing).toMatchObject([
      { text: 'Are you there?', failure: { kind: 'unreachable' } },
    ]);
    desk.isReachable = true;
    void store.talk.send();
    clock.advance(10_000);
    await settle();
    expect([store.talk.outgoing, texts()]).toEqual([
      [],
      ['Are you there?', 'You asked: Are you there?'],
    ]);
  });

  it('an unsent message returns to the input field', async () => {
    const { store, desk } = await opened();
    desk.isReachable = false;
    store.draft.write('First');
    store.sendDraft();
    await settle();
    store.draft.write('Second');
    const [waiting] = store.talk.outgoing;
    const taken = store.talk.cancelMessage(waiting?.key ?? '');
    store.draft.restore(taken?.text ?? '', taken?.photos ?? []);
    expect([store.draft.text, store.talk.outgoing]).toEqual(['First\nSecond', []]);
  });

  it('a reload restores the conversation and the draft', async () => {
    const { store, preferences } = await opened();
    store.draft.write('Half a sen');
    expect(aChat({ preferences }).store.draft.text).toBe('Half a sen');
  });

  it('[SUPPORT-10] withdrawing consent deletes the conversation and the draft', async () => {
    const { store, preferences } = await opened();
    store.draft.write('Half a sen');
    store.withdraw();
    expect([store.draft.text, preferences.read('chatDraft')]).toEqual(['', null]);
  });

  it('signing out deletes the draft', async () => {
    const { store, preferences, arrive } = await opened();
    arrive(aUser({ id: 7 }));
    store.draft.write('Half a sen');
    arrive(null);
    expect([store.draft.text, preferences.read('chatDraft')]).toEqual(['', null]);
  });

  it('messages are deleted on sign-out and without consent', async () => {
    const { store, desk, arrive, texts, preferences } = await opened();
    arrive(aUser({ id: 7 }));
    store.draft.write('Mine');
    store.sendDraft();
    await settle();
    expect(texts().length).toBeGreaterThan(0);
    store.close();
    arrive(null);
    expect(texts()).toEqual([]);
    await store.open('ai');
    store.withdraw();
    expect([store.isConsented, desk.listening, preferences.read('chatMessenger')]).toEqual([
      false,
      0,
      null,
    ]);
  });

  it('up to four valid photos are accepted', async () => {
    const { store, desk } = await opened();
    const jpeg = (): File => new File([Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3])], 'a.jpg');
    await store.draft.addPhotos([new File(['text'], 'a.txt')]);
    expect(store.draft.problem).toEqual({ kind: 'photo-type' });
    await store.draft.addPhotos([jpeg(), jpeg(), jpeg(), jpeg(), jpeg()]);
    expect([store.draft.photos.length, store.draft.problem?.kind, desk.photos]).toEqual([
      4,
      'too-many-photos',
      4,
    ]);
    store.sendDraft();
    await settle();
    expect(store.talk.messages[0]?.photos).toHaveLength(4);
  });
});
