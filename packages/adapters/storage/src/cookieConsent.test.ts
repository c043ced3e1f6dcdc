import { ok } from '@tailorbird/domain/kernel';
import { type Consent, consentVersion } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import { CookieConsent } from './cookieConsent.ts';
import { BrowserPreferences, MemoryPreferences } from './preferences.ts';
import { aBrowser, aForbiddingBrowser, aFullBrowser } from './testing/aBrowser.ts';

const start = Date.parse('2025-11-05T09:00:00.000Z');

describe.each([
  ['a browser', () => new BrowserPreferences(aBrowser())],
  ['a browser that forbids storage', () => new BrowserPreferences(aForbiddingBrowser())],
  ['a browser whose storage is full', () => new BrowserPreferences(aFullBrowser())],
  ['memory', () => new MemoryPreferences()],
] as const)('CookieConsent in %s', (_, make) => {
  const open = (
    record: (consent: Omit<Consent, 'at'>) => Promise<unknown> = async () => ok(null),
  ) => {
    const clock = { now: start };
    let made = 0;
    const manager = new CookieConsent({
      preferences: make(),
      records: { record: record as never },
      now: () => clock.now,
      newReference: () => {
        made += 1;
        return `reference-${made}`;
      },
    });
    return { manager, clock };
  };

  it('consent is unknown until a choice, then the latest choice', () => {
    const { manager } = open();
    expect(manager.known()).toBeNull();
    manager.choose(['statistics', 'chat']);
    expect(manager.known()).toEqual({
      version: consentVersion,
      at: start,
      allowed: ['statistics', 'chat'],
      reference: 'reference-1',
    });
    manager.choose([]);
    expect(manager.known()).toEqual({
      version: consentVersion,
      at: start,
      allowed: [],
      reference: 'reference-2',
    });
  });

  it('consent expires after a year', () => {
    const { manager, clock } = open();
    manager.choose(['statistics']);
    clock.now += 364 * 86_400_000;
    expect(manager.known()).not.toBeNull();
    clock.now += 86_400_000;
    expect(manager.known()).toBeNull();
  });

  it('[SUPPORT-10] withdrawn consent removes all chat data from the browser', () => {
    const preferences = make();
    const ended: string[] = [];
    const manager = new CookieConsent({
      preferences,
      records: { record: async () => ok(null) },
      now: () => start,
      newReference: () => 'reference',
      ended: (purpose) => ended.push(purpose),
    });
    manager.choose(['chat']);
    preferences.write('chatDraft', 'Half a sen');
    preferences.write('chatMessenger', 'human 5');
    manager.choose(['statistics']);
    expect([preferences.read('chatDraft'), preferences.read('chatMessenger'), ended]).toEqual([
      null,
      null,
      ['statistics', 'chat'],
    ]);
  });

  it('each choice is recorded, and holds even if recording fails', async () => {
    const recorded: unknown[] = [];
    const { manager } = open(async (consent) => {
      recorded.push(consent);
      throw new Error('offline');
    });
    manager.choose(['chat']);
    expect(recorded).toMatchObject([
      { version: consentVersion, allowed: ['chat'], reference: 'reference-1' },
    ]);
    expect(manager.known()?.allowed).toEqual(['chat']);
  });
});
