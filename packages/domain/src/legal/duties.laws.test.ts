import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawalRights } from '../orders/index.ts';
import { runs } from '../testing/index.ts';
import {
  type LegalLine,
  type LegalSeller,
  missingDetails,
  requiredNotices,
  reviewDuties,
} from './duties.ts';
import { dutyRows, type NoticeKind, sellerDetails } from './dutyRows.ts';

const country = fc.constantFrom(
  ...'AT CZ DE DK ES FR IC IE IT NL PT SE IS NO GB CH US CA JP AU'.split(' '),
);
const day = fc
  .date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('2040-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
const line: fc.Arbitrary<LegalLine> = fc.record({
  kind: fc.constantFrom('textile', 'other-goods', 'gift-card'),
  withdrawalRight: fc.constantFrom(...withdrawalRights),
});
const question = fc.record({
  seller: fc.record({ countryCode: fc.option(country) }),
  customer: fc.record({ countryCode: country }),
  lines: fc.array(line, { maxLength: 4 }),
  on: day,
});
const complete: Omit<LegalSeller, 'countryCode'> = {
  name: 'Shop Ltd',
  address: 'Street 1, 1000 Town',
  email: 'help@shop.example',
  taxNumber: 'PT123456789',
  register: 'Register 1',
  guaranteeNotice: 'en.svg, de.svg',
  accessibilityAuthority: 'Authority',
};
const namesOf = (asked: Parameters<typeof requiredNotices>[0]): readonly string[] =>
  requiredNotices(asked).map(({ kind, place }) => `${kind} ${place}`);

const shirt: LegalLine = { kind: 'textile', withdrawalRight: 'made-to-specification' };
const tote: LegalLine = { kind: 'other-goods', withdrawalRight: 'granted' };
const card: LegalLine = { kind: 'gift-card', withdrawalRight: 'granted' };

/** Expected notices for a fitted shirt and a tote on 1 December 2026, written by hand. */
const union = [
  'accessibility footer',
  'fibers product-page',
  'legal-guarantee checkout',
  'legal-guarantee order-mail',
  'legal-guarantee product-page',
  'made-to-specification checkout',
  'made-to-specification order',
  'made-to-specification order-mail',
  'manufacturer product-page',
  'retention privacy',
  'review-checks reviews',
  'seller-identity imprint',
  'withdrawal checkout',
  'withdrawal order',
  'withdrawal order-mail',
  'withdrawal-function footer',
];
const kingdom = [
  'fibers product-page',
  'made-to-specification checkout',
  'made-to-specification order',
  'made-to-specification order-mail',
  'retention privacy',
  'review-checks reviews',
  'seller-identity imprint',
  'withdrawal checkout',
  'withdrawal order',
  'withdrawal order-mail',
];
const expectedFor: Readonly<Record<string, readonly string[]>> = {
  PT: union,
  DE: union,
  FR: union,
  GB: kingdom,
  CH: [],
  US: ['california privacy', 'fibers product-page'],
};
const addedBy: Readonly<Record<string, readonly string[]>> = {
  PT: ['complaint-book footer', 'seller-identity imprint'],
  DK: ['seller-identity imprint'],
  DE: ['seller-identity imprint'],
  US: [],
};

/** A notice that each detail belongs to; the imprint has all others. */
const noticeOf: Readonly<Record<string, NoticeKind>> = {
  guaranteeNotice: 'legal-guarantee',
  accessibilityAuthority: 'accessibility',
};

describe('legal duties', () => {
  it.each(
    Object.keys(addedBy).flatMap((seller) =>
      Object.keys(expectedFor).map((customer) => [seller, customer] as const),
    ),
  )(
    '[LEGAL-01] [LEGAL-04] a seller in %s shows a customer in %s the notices of the table',
    (seller, customer) => {
      const names = namesOf({
        seller: { countryCode: seller },
        customer: { countryCode: customer },
        lines: [shirt, tote],
        on: '2026-12-01',
      });
      const expected = new Set([...(expectedFor[customer] ?? []), ...(addedBy[seller] ?? [])]);
      expect(names.toSorted()).toEqual([...expected].toSorted());
    },
  );

  it('[LEGAL-01] each kind is due at most once per place', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const names = namesOf(asked);
        expect(new Set(names).size).toBe(names.length);
      }),
      runs(200),
    );
  });

  it('[LEGAL-05] a notice that is due stays due on later days', () => {
    fc.assert(
      fc.property(question, day, (asked, other) => {
        const [before = '', after = ''] = [asked.on, other].toSorted();
        expect(namesOf({ ...asked, on: after })).toEqual(
          expect.arrayContaining([...namesOf({ ...asked, on: before })]),
        );
      }),
      runs(200),
    );
  });

  it('[LEGAL-01] more lines never remove a notice, and their order does not matter', () => {
    fc.assert(
      fc.property(question, line, (asked, added) => {
        const names = namesOf(asked);
        expect(namesOf({ ...asked, lines: [...asked.lines, added] })).toEqual(
          expect.arrayContaining([...names]),
        );
        expect(namesOf({ ...asked, lines: asked.lines.toReversed() })).toEqual(names);
      }),
      runs(200),
    );
  });

  it.each([
    ['PT', 3],
    ['ES', 3],
    ['IC', 3],
    ['SE', 3],
    ['DE', 2],
    ['FR', 2],
    ['IE', 2],
  ])('[LEGAL-02] the guarantee notice in %s states %i years', (countryCode, years) => {
    const dutiesOn = (on: string) =>
      requiredNotices({
        seller: { countryCode: 'US' },
        customer: { countryCode },
        lines: [tote],
        on,
      }).filter(({ kind }) => kind === 'legal-guarantee');
    expect(dutiesOn('2026-09-26')).toEqual([]);
    expect(dutiesOn('2026-09-27').map(({ place, values }) => [place, values])).toEqual([
      ['product-page', { years }],
      ['checkout', { years }],
      ['order-mail', { years }],
    ]);
  });

  it('[LEGAL-03] the due notices depend on the lines of the order', () => {
    const kindsOf = (...lines: readonly LegalLine[]): ReadonlySet<NoticeKind> =>
      new Set(
        requiredNotices({
          seller: { countryCode: 'PT' },
          customer: { countryCode: 'DE' },
          lines,
          on: '2026-12-01',
        }).map(({ kind }) => kind),
      );
    const about = ['legal-guarantee', 'withdrawal', 'made-to-specification', 'fibers'] as const;
    const of = (...lines: readonly LegalLine[]) =>
      about.filter((kind) => kindsOf(...lines).has(kind));
    expect(of()).toEqual([]);
    expect(of(card)).toEqual(['withdrawal']);
    expect(of(tote)).toEqual(['legal-guarantee', 'withdrawal']);
    expect(of(shirt)).toEqual(['legal-guarantee', 'made-to-specification', 'fibers']);
    expect(of(shirt, card)).toEqual([...about]);
  });

  it('[LEGAL-06] a missing seller detail lists the affected notices', () => {
    fc.assert(
      fc.property(
        fc.subarray([...sellerDetails]),
        fc.constantFrom('', ' ', null),
        (gaps, empty) => {
          const seller = {
            ...complete,
            ...Object.fromEntries(gaps.map((detail) => [detail, empty])),
            countryCode: 'PT',
          };
          const missing = missingDetails(seller, ['DE', 'US'], '2026-12-01');
          expect(missing.map(({ detail }) => detail)).toEqual(gaps);
          for (const { detail, kinds } of missing)
            expect(kinds).toContain(noticeOf[detail] ?? 'seller-identity');
        },
      ),
      runs(100),
    );
  });

  it('[LEGAL-06] a seller outside the Union needs no register or tax number', () => {
    const seller = { ...complete, countryCode: 'US', taxNumber: null, register: null };
    expect(missingDetails(seller, ['DE', 'GB'], '2026-12-01')).toEqual([]);
    expect(missingDetails({ ...seller, address: null }, ['DE'], '2026-12-01')).toEqual([
      { detail: 'address', kinds: ['manufacturer', 'seller-identity'] },
    ]);
    expect(missingDetails({ ...seller, address: null }, ['US'], '2026-12-01')).toEqual([]);
  });

  it('[LEGAL-07] a review lists all gaps and exactly the notices of its countries', () => {
    fc.assert(
      fc.property(
        fc.subarray([...sellerDetails]),
        fc.option(country),
        fc.array(country, { minLength: 1, maxLength: 4 }),
        day,
        (gaps, countryCode, countries, on) => {
          const seller: LegalSeller = {
            ...complete,
            ...Object.fromEntries(gaps.map((detail) => [detail, null])),
            countryCode,
          };
          const review = reviewDuties(seller, countries, on);
          const begun = review.filter(({ status }) => status !== 'upcoming');
          const due = countries.flatMap((customer) =>
            requiredNotices({
              seller,
              customer: { countryCode: customer },
              lines: [shirt, tote, card],
              on,
            }).map(({ kind }) => kind),
          );
          expect(new Set(begun.map(({ kind }) => kind))).toEqual(new Set(due));
          expect(new Set(begun.flatMap(({ missing }) => missing))).toEqual(
            new Set(missingDetails(seller, countries, on).map(({ detail }) => detail)),
          );
          for (const { status, missing, since } of review) {
            expect(status === 'upcoming').toBe(since > on);
            if (status === 'shown') expect(missing).toEqual([]);
          }
        },
      ),
      runs(200),
    );
  });

  it('each row names a source and the days it began and was checked', () => {
    for (const { since, source, checked } of dutyRows) {
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(checked > since).toBe(true);
      expect(new URL(source).protocol).toBe('https:');
    }
  });
});
