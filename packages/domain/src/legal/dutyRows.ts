/** Places where the shop shows a notice. */
export const noticePlaces = [
  'product-page',
  'checkout',
  'order',
  'order-mail',
  'reviews',
  'footer',
  'imprint',
  'privacy',
] as const;
export type NoticePlace = (typeof noticePlaces)[number];

/** Details of the seller that a notice shows. */
export const sellerDetails = ['name', 'address', 'email', 'taxNumber', 'register'] as const;
export type SellerDetail = (typeof sellerDetails)[number];

export const noticeKinds = [
  'legal-guarantee',
  'withdrawal',
  'made-to-specification',
  'withdrawal-function',
  'fibers',
  'manufacturer',
  'review-checks',
  'accessibility',
  'complaint-book',
  'seller-identity',
  'retention',
  'california',
] as const;
/** Also the key of the notice's text. */
export type NoticeKind = (typeof noticeKinds)[number];

const regions = {
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IC',
  EEA: 'IS LI NO',
  CH: 'CH',
  GB: 'GB',
  PT: 'PT',
  US: 'US',
} as const;
export type Region = keyof typeof regions;

const countriesOf = new Map<Region, ReadonlySet<string>>(
  (Object.keys(regions) as Region[]).map((region) => [region, new Set(regions[region].split(' '))]),
);

/**
 * True if a country (ISO 3166-1 alpha-2, or IC for the Canary Islands) is in one of the
 * regions.
 */
export const isIn = (countryCode: string, among: readonly Region[]): boolean =>
  among.some((region) => countriesOf.get(region)?.has(countryCode));

/** Lines that a notice is about. Null: the notice does not depend on lines. */
export type Goods = 'goods' | 'textiles' | 'withdrawable' | 'made-to-specification';

/** A law that requires a notice. */
export type DutyRow = {
  readonly kind: NoticeKind;
  readonly places: readonly NoticePlace[];
  /** Countries of the seller; null: all. */
  readonly sellers: readonly Region[] | null;
  /** Countries of the customer; null: all. */
  readonly customers: readonly Region[] | null;
  readonly goods: Goods | null;
  readonly needs: readonly SellerDetail[];
  /** First day on which the duty applies, as YYYY-MM-DD. */
  readonly since: string;
  readonly source: string;
  /** Day on which the row was last compared with published summaries of the law, as YYYY-MM-DD. */
  readonly checked: string;
};

const anyone = { sellers: null, customers: null, goods: null, needs: [] } as const;
const checked = '2026-11-24';
const consumerRights = 'https://eur-lex.europa.eu/eli/dir/2011/83/oj';
const britishRights = 'https://www.legislation.gov.uk/uksi/2013/3134/contents';

/** Of several rows with one kind and place, the first that applies gives date and source. */
export const dutyRows: readonly DutyRow[] = [
  {
    ...anyone,
    kind: 'legal-guarantee',
    places: ['product-page', 'checkout', 'order-mail'],
    customers: ['EU'],
    goods: 'goods',
    since: '2026-09-27',
    source: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
    checked,
  },
  ...(
    [
      [['EU', 'EEA'], consumerRights],
      [['GB'], britishRights],
    ] as const
  ).flatMap(([customers, source]): readonly DutyRow[] =>
    (['withdrawal', 'made-to-specification'] as const).map((kind) => ({
      ...anyone,
      kind,
      places: ['checkout', 'order', 'order-mail'],
      customers,
      goods: kind === 'withdrawal' ? 'withdrawable' : kind,
      since: '2014-06-13',
      source,
      checked,
    })),
  ),
  {
    ...anyone,
    kind: 'withdrawal-function',
    places: ['footer'],
    customers: ['EU'],
    since: '2026-06-19',
    source: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'fibers',
    places: ['product-page'],
    customers: ['EU', 'EEA'],
    goods: 'textiles',
    since: '2012-05-08',
    source: 'https://eur-lex.europa.eu/eli/reg/2011/1007/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'fibers',
    places: ['product-page'],
    customers: ['GB'],
    goods: 'textiles',
    since: '2012-05-08',
    source: 'https://www.legislation.gov.uk/eur/2011/1007',
    checked,
  },
  {
    ...anyone,
    kind: 'fibers',
    places: ['product-page'],
    customers: ['US'],
    goods: 'textiles',
    since: '1985-05-17',
    source: 'https://www.ecfr.gov/current/title-16/part-303',
    checked,
  },
  {
    ...anyone,
    kind: 'manufacturer',
    places: ['product-page'],
    customers: ['EU', 'EEA'],
    goods: 'goods',
    needs: ['name', 'address', 'email'],
    since: '2024-12-13',
    source: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'review-checks',
    places: ['reviews'],
    customers: ['EU'],
    since: '2022-05-28',
    source: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'review-checks',
    places: ['reviews'],
    customers: ['GB'],
    since: '2025-04-06',
    source: 'https://www.legislation.gov.uk/ukpga/2024/13/schedule/20',
    checked,
  },
  {
    ...anyone,
    kind: 'accessibility',
    places: ['footer'],
    customers: ['EU'],
    needs: ['email'],
    since: '2025-06-28',
    source: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'complaint-book',
    places: ['footer'],
    sellers: ['PT'],
    since: '2019-07-01',
    source: 'https://diariodarepublica.pt/dr/detalhe/decreto-lei/74-2017-107541409',
    checked,
  },
  {
    ...anyone,
    kind: 'seller-identity',
    places: ['imprint'],
    sellers: ['EU'],
    needs: ['name', 'address', 'email', 'taxNumber', 'register'],
    since: '2002-01-17',
    source: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj',
    checked,
  },
  ...(
    [
      [['EU', 'EEA'], consumerRights],
      [['GB'], britishRights],
    ] as const
  ).map(
    ([customers, source]): DutyRow => ({
      ...anyone,
      kind: 'seller-identity',
      places: ['imprint'],
      customers,
      needs: ['name', 'address', 'email'],
      since: '2014-06-13',
      source,
      checked,
    }),
  ),
  {
    ...anyone,
    kind: 'retention',
    places: ['privacy'],
    customers: ['EU', 'EEA'],
    since: '2018-05-25',
    source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checked,
  },
  {
    ...anyone,
    kind: 'retention',
    places: ['privacy'],
    customers: ['GB'],
    since: '2018-05-25',
    source: 'https://www.legislation.gov.uk/eur/2016/679/contents',
    checked,
  },
  {
    ...anyone,
    kind: 'california',
    places: ['privacy'],
    customers: ['US'],
    since: '2020-01-01',
    source: 'https://oag.ca.gov/privacy/ccpa',
    checked,
  },
];
