import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { bare, walk } from '../testing/walk.ts';
import {
  type ChatEvent,
  type ClaimForm,
  type ClaimItem,
  chatIdentity,
  chatPlacement,
  checkClaim,
  claimTypeOf,
  claimTypes,
  formatStoredMessenger,
  humanPreferenceMs,
  maximumClaimFiles,
  messengerOfParameter,
  messengers,
  messengerTeam,
  messengerToken,
  needsUserToken,
  needsWashConfirmation,
  pageGroupOf,
  parseStoredMessenger,
  photosPerQualityClaim,
  photosPerRemakeItem,
  productPagePadding,
  reduceChat,
  restartAfterPageGroupMs,
  restartAfterSignInMs,
  selectMessenger,
  startChat,
  supportMailLink,
  washCheckExcludedSlugs,
} from './index.ts';
import { pageGroups } from './pageGroup.ts';

const visit = { consented: true, appliedChat: true, kept: null, now: 5_000_000 };

describe('the messenger', () => {
  test('[SUPPORT-09, SUPPORT-10] there are two messengers, and none before consent', () => {
    expect(messengers).toEqual(['human', 'ai']);
    expect(selectMessenger({ ...visit, consented: false })).toBeNull();
  });

  test('[PANEL-10] the human messenger opens by its name, the AI by any other value', () => {
    expect(['dixa', 'ai', '', 'x'].map(messengerOfParameter)).toEqual(['human', 'ai', 'ai', 'ai']);
  });

  test('[SUPPORT-11] the messenger is the AI with the switch on, else the human one', () => {
    expect(selectMessenger(visit)).toBe('ai');
    expect(selectMessenger({ ...visit, appliedChat: false })).toBe('human');
    expect(
      selectMessenger({ ...visit, appliedChat: false, kept: { messenger: 'ai', at: visit.now } }),
    ).toBe('human');
  });

  test('[SUPPORT-12] the human messenger stays for 20 minutes after the choice', () => {
    expect(humanPreferenceMs).toBe(1_200_000);
    const chosenFor = (ms: number, messenger: 'human' | 'ai' = 'human') =>
      selectMessenger({ ...visit, kept: { messenger, at: visit.now - ms } });
    expect([
      chosenFor(1_199_999),
      chosenFor(1_200_000),
      chosenFor(1_200_001),
      chosenFor(0, 'ai'),
    ]).toEqual(['human', 'human', 'ai', 'ai']);
  });

  test('[SUPPORT-12] the stored choice survives the round trip', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...messengers),
        fc.nat({ max: 999_999_999_999_999 }),
        (messenger, at) => {
          expect(parseStoredMessenger(formatStoredMessenger({ messenger, at }))).toEqual({
            messenger,
            at,
          });
        },
      ),
      runs(200),
    );
    for (const text of [null, '', 'human', 'robot 5', 'human x'])
      expect(parseStoredMessenger(text)).toBeNull();
  });

  test('[SUPPORT-21] baskets in Danish kroner use the Danish team', () => {
    expect(messengerTeam('DKK')).toBe('danish');
    expect(messengerToken({ danish: 'd', international: 'i' }, 'DKK')).toBe('d');
    expect(messengerToken({ danish: null, international: 'i' }, 'EUR')).toBe('i');
  });

  test('[SUPPORT-19] a missing messenger token throws an error', () => {
    expect(() => messengerToken({ danish: null, international: 'i' }, 'DKK')).toThrow('danish');
    expect(() => messengerToken({ danish: 'd', international: '' }, 'EUR')).toThrow(
      'international',
    );
  });

  test('[SUPPORT-20] only signed-in customers need an identity token', () => {
    expect([needsUserToken({ signedIn: true }), needsUserToken({ signedIn: false })]).toEqual([
      true,
      false,
    ]);
  });

  test('[SUPPORT-18] guests are anonymous, customers have an email and a name', () => {
    const person = { email: 'ada@example.com', firstName: ' Ada ', lastName: 'Núñez' };
    expect(chatIdentity(null)).toEqual({ kind: 'anonymous' });
    expect(chatIdentity(person)).toEqual({
      kind: 'customer',
      email: 'ada@example.com',
      name: 'Ada Núñez',
    });
    expect(chatIdentity({ ...person, lastName: '' })).toMatchObject({ name: 'Ada' });
    expect(chatIdentity({ ...person, firstName: '', lastName: ' ' })).toMatchObject({
      name: 'No name',
    });
  });

  test('[SUPPORT-22] support opens a mail without a chat', () =>
    expect(supportMailLink('help@shop.example')).toBe('mailto:help@shop.example'));

  test('[SUPPORT-14, SUPPORT-15] the launcher is hidden on request, else the latest placement wins', () => {
    expect(chatPlacement([])).toEqual({
      hidden: false,
      align: 'right',
      padding: { vertical: 16, horizontal: 16 },
    });
    expect(productPagePadding).toEqual({ vertical: 100, horizontal: 16 });
    expect(
      chatPlacement([
        { hidden: true },
        { align: 'left', padding: productPagePadding },
        { hidden: false },
      ]),
    ).toEqual({
      hidden: true,
      align: 'left',
      padding: productPagePadding,
    });
  });
});

describe('pages', () => {
  test('[SUPPORT-16] every page belongs to a page group', () => {
    const groups = [
      '/',
      '/products/t-shirts',
      '/product/x/1-2',
      '/checkout',
      '/profile/orders',
      '/support',
      '/our-mission',
      '/notes/x',
    ].map(pageGroupOf);
    expect(groups).toEqual([
      'home',
      'shop',
      'product',
      'checkout',
      'profile',
      'support',
      'content',
      'content',
    ]);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.constantFrom('product', 'products', 'profile', 'de', ''), fc.string()),
        ),
        (parts) => {
          expect(pageGroups).toContain(pageGroupOf(`/${parts.join('/')}`));
        },
      ),
      runs(500),
    );
  });
});

describe('the chat', () => {
  const granted = reduceChat(startChat(null), { type: 'consent-granted' });
  const human = reduceChat(granted, { type: 'opened', messenger: 'human', at: 0 });

  test('[SUPPORT-13] the human messenger becomes active and is stored when opened', () => {
    expect(human).toMatchObject({
      active: 'human',
      open: true,
      kept: { messenger: 'human', at: 0 },
    });
  });

  test('[SUPPORT-16] the human messenger restarts after a page group change or sign-in', () => {
    expect([restartAfterPageGroupMs, restartAfterSignInMs]).toEqual([100, 1000]);
    const moved = reduceChat(human, { type: 'page-group-changed', at: 5000 });
    expect(reduceChat(moved, { type: 'time-passed', at: 5099 }).restarts).toBe(0);
    expect(reduceChat(moved, { type: 'time-passed', at: 5100 })).toMatchObject({
      restarts: 1,
      restartAt: null,
    });
    const both = reduceChat(moved, { type: 'signed-in', at: 5000 });
    expect(reduceChat(both, { type: 'time-passed', at: 5999 }).restarts).toBe(0);
    expect(reduceChat(both, { type: 'time-passed', at: 6000 }).restarts).toBe(1);
    const ai = reduceChat(granted, { type: 'opened', messenger: 'ai', at: 0 });
    expect(reduceChat(ai, { type: 'page-group-changed', at: 0 }).restartAt).toBeNull();
  });

  test('[SUPPORT-17] the chat executes open and clear-identity commands', () => {
    const closed = reduceChat(reduceChat(human, { type: 'signed-in', at: 0 }), { type: 'closed' });
    expect(reduceChat(closed, { type: 'commanded', command: 'open' }).open).toBe(true);
    expect(reduceChat(closed, { type: 'commanded', command: 'clear-identity' }).identified).toBe(
      false,
    );
  });

  test('[SUPPORT-10, SUPPORT-13, SUPPORT-16] chat needs consent; only humans restart', () => {
    const at = fc.nat(9000);
    const event: fc.Arbitrary<ChatEvent> = fc.oneof(
      bare('consent-granted', 'consent-withdrawn', 'closed'),
      fc.record({
        type: fc.constant('opened' as const),
        messenger: fc.constantFrom(...messengers),
        at,
      }),
      at.map((now) => ({ type: 'page-group-changed' as const, at: now })),
      at.map((now) => ({ type: 'language-changed' as const, at: now })),
      at.map((now) => ({ type: 'signed-in' as const, at: now })),
      at.map((now) => ({ type: 'time-passed' as const, at: now })),
      fc
        .constantFrom('open' as const, 'clear-identity' as const)
        .map((command) => ({ type: 'commanded' as const, command })),
    );
    walk({ start: startChat(null), event, reduce: reduceChat }, (after, each, before) => {
      if (!after.consented) expect([after.open, after.active]).toEqual([false, null]);
      if (each.type === 'opened' && before.consented) expect(after.active).toBe(each.messenger);
      if (after.restarts > before.restarts) expect(before.restartAt).not.toBeNull();
      if (after.restartAt !== null && before.restartAt === null) expect(after.active).toBe('human');
    });
  });
});

const photo = { uploaded: true };
const item = (changes: Partial<ClaimItem> = {}): ClaimItem => ({
  lineId: 1,
  sizeTypeSlug: 't-shirt',
  productClass: 'Customize',
  isWool: false,
  washConfirmed: false,
  photos: [photo, photo, photo],
  ...changes,
});
const claim = (changes: Partial<ClaimForm> = {}): ClaimForm => ({
  type: 'frg',
  orderNumber: '100',
  items: [item()],
  comment: ' Too long ',
  ...changes,
});
const kinds = (form: ClaimForm) => {
  const checked = checkClaim(form);
  return checked.ok ? [] : checked.failure.map(({ kind }) => kind);
};

describe('a claim', () => {
  test('[SUPPORT-01] a claim is for a remake or quality issue, with a trimmed comment', () => {
    expect([
      claimTypeOf('frg'),
      claimTypeOf('quality'),
      claimTypeOf('x'),
      claimTypeOf(null),
    ]).toEqual(['frg', 'quality', null, null]);
    expect(checkClaim(claim())).toMatchObject({
      ok: true,
      value: { comment: 'Too long', orderNumber: '100' },
    });
  });

  test('[SUPPORT-02] a claim requires an order, an item and a comment', () => {
    expect(kinds(claim({ orderNumber: null }))).toEqual(['order-required']);
    expect(kinds(claim({ items: [] }))).toEqual(['item-required']);
    expect(kinds(claim({ comment: ' ' }))).toEqual(['comment-required']);
    expect(kinds({ type: 'quality', orderNumber: null, items: [], comment: '' })).toEqual([
      'order-required',
      'item-required',
      'comment-required',
    ]);
  });

  test('[SUPPORT-03] a claim waits for its uploads', () => {
    expect(
      kinds(claim({ items: [item({ photos: [photo, photo, { ...photo, uploaded: false }] })] })),
    ).toEqual(['uploads-running']);
  });

  test('[SUPPORT-04] a remake claim requires three photos of each item', () => {
    expect(photosPerRemakeItem).toBe(3);
    expect(kinds(claim({ items: [item(), item({ lineId: 2, photos: [photo, photo] })] }))).toEqual([
      'photos-missing',
    ]);
    expect(
      kinds(claim({ items: [item(), item({ lineId: 2, photos: [photo, photo, photo, photo] })] })),
    ).toEqual([]);
  });

  test('[SUPPORT-05] a quality claim requires one photo', () => {
    expect(photosPerQualityClaim).toBe(1);
    expect(kinds(claim({ type: 'quality', items: [item({ photos: [] })] }))).toEqual([
      'photos-missing',
    ]);
    expect(
      kinds(
        claim({
          type: 'quality',
          items: [item({ photos: [] }), item({ lineId: 2, photos: [photo] })],
        }),
      ),
    ).toEqual([]);
  });

  test('[SUPPORT-06, SUPPORT-08] a wool claim requires a wash as labeled, except for excluded types', () => {
    expect(kinds(claim({ items: [item({ isWool: true })] }))).toEqual(['wash-not-confirmed']);
    expect(kinds(claim({ items: [item({ isWool: true, washConfirmed: true })] }))).toEqual([]);
    expect(washCheckExcludedSlugs).toEqual([
      'shirt',
      'rugby-shirt',
      'terry-shirt',
      'terry-open-collar',
    ]);
    for (const sizeTypeSlug of washCheckExcludedSlugs)
      expect(needsWashConfirmation(item({ isWool: true, sizeTypeSlug }))).toBe(false);
    for (const productClass of ['Accessories', 'Gift Card', 'Retail'] as const)
      expect(needsWashConfirmation(item({ isWool: true, productClass }))).toBe(false);
    expect(needsWashConfirmation(item({ isWool: true, productClass: '3DKNITTING' }))).toBe(true);
  });

  test('[SUPPORT-07] a claim has at most 20 photos, regardless of its items', () => {
    expect(maximumClaimFiles).toBe(20);
    const photos = (count: number) => Array.from({ length: count }, () => photo);
    expect(kinds(claim({ items: [item({ photos: photos(20) })] }))).toEqual([]);
    expect(
      kinds(
        claim({ items: [item({ photos: photos(11) }), item({ lineId: 2, photos: photos(10) })] }),
      ),
    ).toEqual(['too-many-files']);
  });

  test('[SUPPORT-02, SUPPORT-03, SUPPORT-04, SUPPORT-05, SUPPORT-06, SUPPORT-07] a complete claim is accepted', () => {
    const anyItem = fc.record({
      lineId: fc.nat(9),
      sizeTypeSlug: fc.constantFrom('shirt', 'knit'),
      productClass: fc.constantFrom('Customize' as const, 'Accessories' as const),
      isWool: fc.boolean(),
      washConfirmed: fc.boolean(),
      photos: fc.oneof(
        fc.array(fc.constant(photo), { maxLength: 4 }),
        fc.array(fc.constant(photo), { minLength: 3, maxLength: 12, size: 'max' }),
        fc.array(fc.record({ uploaded: fc.boolean() }), { maxLength: 4 }),
      ),
    });
    const form = fc.record({
      type: fc.constantFrom(...claimTypes),
      orderNumber: fc.constantFrom('1', null),
      items: fc.array(anyItem, { maxLength: 3 }),
      comment: fc.constantFrom('', 'x '),
    });
    fc.assert(
      fc.property(form, (each) => {
        const checked = checkClaim(each);
        const all = each.items.flatMap(({ photos }) => photos);
        const isWhole =
          each.orderNumber !== null &&
          each.items.length > 0 &&
          each.comment !== '' &&
          (each.type === 'quality'
            ? all.length >= 1
            : each.items.every(({ photos }) => photos.length >= 3)) &&
          all.length <= 20 &&
          all.every(({ uploaded }) => uploaded) &&
          each.items.every(
            ({ isWool, washConfirmed, sizeTypeSlug, productClass }) =>
              !isWool ||
              washConfirmed ||
              sizeTypeSlug === 'shirt' ||
              productClass === 'Accessories',
          );
        expect(checked.ok).toBe(isWhole);
        if (checked.ok) expect(checkClaim(checked.value)).toEqual(checked);
      }),
      runs(500),
    );
  });
});
