import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { CookieConsent } from '@tailorbird/adapter-storage/cookieConsent';
import { ok } from '@tailorbird/domain/kernel';
import { aUser, RecordedAnalytics } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import type { VisitStore } from '../visit/visitStore.ts';
import { ConsentStore } from './consentStore.ts';

const manager = (preferences = new MemoryPreferences()) =>
  new CookieConsent({
    preferences,
    records: { record: async () => ok(null) },
    now: () => 5,
    newReference: () => 'reference',
  });

const known = { state: { status: 'known' }, user: null } as unknown as VisitStore;

const open = ({
  visit = known,
  sendsPrivacySignal = false,
  kept = manager(),
  outside = { statistics: true, chat: false },
} = {}) => {
  const analytics = new RecordedAnalytics();
  return {
    analytics,
    store: new ConsentStore({
      manager: kept,
      analytics: async () => analytics,
      clock: { now: () => 5 },
      visit,
      sendsPrivacySignal: () => sendsPrivacySignal,
      outside: () => outside,
    }),
  };
};

test('[GUARD-18, SUPPORT-10] new visitors are asked, and nothing is allowed before', () => {
  const { store } = open();
  expect([store.isAsked, store.allows('statistics'), store.allows('chat')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the consent banner waits for the visit and respects the privacy signal', () => {
  expect(
    open({ visit: { state: { status: 'unknown' }, user: undefined } as unknown as VisitStore })
      .store.isAsked,
  ).toBe(false);
  expect(
    open({ visit: { state: { status: 'unreachable' }, user: undefined } as unknown as VisitStore })
      .store.isAsked,
  ).toBe(true);
  expect(open({ sendsPrivacySignal: true }).store.isAsked).toBe(false);
});

test('[GUARD-13] staff acting for a customer see no consent banner', () => {
  const impersonated = {
    state: { status: 'known' },
    user: aUser({ impersonate: true }),
  } as unknown as VisitStore;
  expect(open({ visit: impersonated }).store.isAsked).toBe(false);
});

test('[GUARD-19] a choice is stored, tracked and kept for the next page', async () => {
  const preferences = new MemoryPreferences();
  const { store, analytics } = open({ kept: manager(preferences) });
  store.openedSettings();
  store.choose(['statistics']);
  expect([store.isAsked, store.allows('statistics'), store.allows('chat')]).toEqual([
    false,
    true,
    false,
  ]);
  await Promise.resolve();
  expect(analytics.events).toEqual([
    { name: 'consent-settings-opened' },
    { name: 'consent-chosen', allowed: ['statistics'] },
  ]);
  const next = open({ kept: manager(preferences) }).store;
  expect([next.isAsked, next.allows('statistics')]).toEqual([false, true]);
  next.choose([]);
  expect([next.isAsked, next.allows('statistics')]).toEqual([false, false]);
});

test('without third-party services only the chat needs consent', () => {
  const none = open({ outside: { statistics: false, chat: false } }).store;
  expect([none.isAsked, none.purposes]).toEqual([false, ['chat']]);
  const chat = open({ outside: { statistics: false, chat: true } }).store;
  expect([chat.isAsked, chat.purposes]).toEqual([true, ['chat']]);
  expect(open().store.purposes).toEqual(['statistics', 'chat']);
});
