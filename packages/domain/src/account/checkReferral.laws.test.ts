import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, money, ok } from '../kernel/index.ts';
import {
  checkReferral,
  householdOf,
  mailboxOf,
  maximumRewardedFriends,
  type ReferralSide,
  rewardsPerOrder,
} from './index.ts';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const household = fc.record({
  line1: word,
  postcode: fc.stringMatching(/^\d{5}$/),
  countryCode: fc.constantFrom('DE', 'DK', 'US'),
});
const side = (place: string): fc.Arbitrary<ReferralSide> =>
  fc.record({
    accountId: fc.option(
      fc.integer({ min: 1, max: 1_000 }).map((id) => (place === 'friend' ? id + 1_000 : id)),
    ),
    emails: fc.array(
      email.map((each) => `${place}.${each}`),
      { minLength: 1, maxLength: 3 },
    ),
    households: fc.array(
      household.map((each) => ({ ...each, line1: `${place} ${each.line1}` })),
      { maxLength: 3 },
    ),
    cards: fc.array(
      word.map((each) => `${place}-${each}`),
      { maxLength: 3 },
    ),
  });
const reward = money(2_000, 'EUR');
const order = { isFirst: true, worth: money(2_000 * rewardsPerOrder, 'EUR'), reward };
const pair = fc.record({ referrer: side('referrer'), friend: side('friend') });

/** Spellings of the same address. */
const writings = [
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text} `,
  (text: string) => [...text].join('-'),
  (text: string) => text.replace('a', 'a\u0301'),
];

describe('whether a referral is rewarded', () => {
  it('[REFER-06] a referral is rewarded if the two customers share no data', () =>
    fc.assert(
      fc.property(
        pair,
        fc.integer({ min: 0, max: maximumRewardedFriends - 1 }),
        (sides, rewardedFriends) => {
          expect(checkReferral({ ...sides, order, rewardedFriends })).toEqual(ok(null));
        },
      ),
    ));

  it('[REFER-06] the same account, mailbox, household or card gets no reward', () =>
    fc.assert(
      fc.property(
        pair,
        email,
        household,
        word,
        fc.constantFrom(...writings),
        (sides, shared, home, card, writing) => {
          const judge = (referrer: Partial<ReferralSide>, friend: Partial<ReferralSide>) =>
            [
              {
                referrer: { ...sides.referrer, ...referrer },
                friend: { ...sides.friend, ...friend },
              },
              {
                referrer: { ...sides.friend, ...friend },
                friend: { ...sides.referrer, ...referrer },
              },
            ].map((both) => checkReferral({ ...both, order, rewardedFriends: 0 }));
          const [name = '', host = ''] = shared.split('@');
          const samePerson = err({ kind: 'same-person' });
          expect(judge({ accountId: 5 }, { accountId: 5 })).toEqual([samePerson, samePerson]);
          expect(
            judge({ emails: [shared] }, { emails: [`${name}+friend@${host.toUpperCase()}`] }),
          ).toEqual([samePerson, samePerson]);
          const sameHousehold = err({ kind: 'same-household' });
          const other = { ...home, line1: writing(home.line1) };
          if (!other.line1.includes('\u0301'))
            expect(judge({ households: [home] }, { households: [other] })).toEqual([
              sameHousehold,
              sameHousehold,
            ]);
          const sameCard = err({ kind: 'same-card' });
          expect(judge({ cards: [card] }, { cards: [card] })).toEqual([sameCard, sameCard]);
        },
      ),
    ));

  it('[REFER-06] later orders, small orders and too many friends get no reward', () =>
    fc.assert(
      fc.property(
        pair,
        fc.integer({ min: 0, max: reward.amount * rewardsPerOrder - 1 }),
        fc.nat(),
        (sides, less, more) => {
          const judge = (changes: object, rewardedFriends = 0) =>
            checkReferral({ ...sides, order: { ...order, ...changes }, rewardedFriends });
          expect(judge({ isFirst: false })).toEqual(err({ kind: 'not-first-order' }));
          expect(judge({ worth: money(less, 'EUR') })).toEqual(err({ kind: 'order-too-small' }));
          expect(judge({}, maximumRewardedFriends + more)).toEqual(
            err({ kind: 'too-many-friends' }),
          );
        },
      ),
    ));

  it('[REFER-06] addresses are compared by the rules of the mail host', () => {
    expect(mailboxOf(' Ada.Weber+x@GoogleMail.com ')).toBe('adaweber@gmail.com');
    expect(mailboxOf('ada.weber@example.com')).not.toBe(mailboxOf('adaweber@example.com'));
    fc.assert(fc.property(email, (each) => mailboxOf(mailboxOf(each)) === mailboxOf(each)));
  });

  it('[REFER-06] households match in any spelling, and neighbors do not', () => {
    const home = { line1: 'Zwirngasse 3', postcode: '10115', countryCode: 'DE' };
    expect(householdOf({ line1: 'zwirngasse, 3', postcode: '10 115', countryCode: 'de' })).toBe(
      householdOf(home),
    );
    fc.assert(
      fc.property(household, household, (one, other) => {
        const same =
          one.line1 === other.line1 &&
          one.postcode === other.postcode &&
          one.countryCode === other.countryCode;
        expect(householdOf(one) === householdOf(other)).toBe(same);
      }),
    );
  });
});
