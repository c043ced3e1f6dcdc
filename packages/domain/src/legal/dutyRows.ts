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

/** Details of the seller that a notice shows, and the official graphic of the guarantee. */
export const sellerDetails = [
  'name',
  'address',
  'email',
  'taxNumber',
  'register',
  'guaranteeNotice',
  'accessibilityAuthority',
] as const;
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
/** Name of a required notice, and key of its text. */
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
export const regionNames = Object.keys(regions) as readonly Region[];

const countriesOf = new Map<Region, ReadonlySet<string>>(
  regionNames.map((region) => [region, new Set(regions[region].split(' '))]),
);

/**
 * True if a country (ISO 3166-1 alpha-2, or IC for the Canary Islands) is in one of the
 * regions.
 */
export const isInRegions = (countryCode: string, among: readonly Region[]): boolean =>
  among.some((region) => countriesOf.get(region)?.has(countryCode));

/** Lines that a notice is about. Null: the notice does not depend on lines. */
export type Goods = 'goods' | 'textiles' | 'withdrawable' | 'made-to-specification';

export type DutyRow = {
  readonly kind: NoticeKind;
  readonly places: readonly NoticePlace[];
  readonly sellers: readonly Region[] | null;
  readonly customers: readonly Region[] | null;
  readonly goods: Goods | null;
  readonly needs: readonly SellerDetail[];
  /** First day on which the duty applies, as YYYY-MM-DD. */
  readonly since: string;
  readonly source: string;
  /** Day on which the row was last compared with published summaries of the law, as YYYY-MM-DD. */
  readonly checked: string;
};

/** Customers' regions (null: all), first day and source of a law. */
type Law = readonly [customers: readonly Region[] | null, since: string, source: string];
type Duty = Pick<DutyRow, 'kind' | 'places'> &
  Partial<Pick<DutyRow, 'sellers' | 'goods' | 'needs'>>;

const rowsOf = (duty: Duty, ...laws: readonly Law[]): readonly DutyRow[] =>
  laws.map(([customers, since, source]) => ({
    sellers: null,
    goods: null,
    needs: [],
    ...duty,
    customers,
    since,
    source,
    checked: '2026-11-24',
  }));

const consumerRights: readonly Law[] = [
  [['EU', 'EEA'], '2014-06-13', 'https://eur-lex.europa.eu/eli/dir/2011/83/oj'],
  [['GB'], '2014-06-13', 'https://www.legislation.gov.uk/uksi/2013/3134/contents'],
];

/** Of several rows with one kind and place, the first that applies gives date and source. */
export const dutyRows: readonly DutyRow[] = [
  ...rowsOf(
    {
      kind: 'legal-guarantee',
      places: ['product-page', 'checkout', 'order-mail'],
      goods: 'goods',
      needs: ['guaranteeNotice'],
    },
    [['EU'], '2026-09-27', 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj'],
  ),
  ...rowsOf(
    {
      kind: 'withdrawal',
      places: ['checkout', 'order', 'order-mail'],
      goods: 'withdrawable',
    },
    ...consumerRights,
  ),
  ...rowsOf(
    {
      kind: 'made-to-specification',
      places: ['checkout', 'order', 'order-mail'],
      goods: 'made-to-specification',
    },
    ...consumerRights,
  ),
  ...rowsOf({ kind: 'withdrawal-function', places: ['footer'] }, [
    ['EU'],
    '2026-06-19',
    'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
  ]),
  ...rowsOf(
    { kind: 'fibers', places: ['product-page'], goods: 'textiles' },
    [['EU', 'EEA'], '2012-05-08', 'https://eur-lex.europa.eu/eli/reg/2011/1007/oj'],
    [['GB'], '2012-05-08', 'https://www.legislation.gov.uk/eur/2011/1007'],
    [['US'], '1985-05-17', 'https://www.ecfr.gov/current/title-16/part-303'],
  ),
  ...rowsOf(
    {
      kind: 'manufacturer',
      places: ['product-page'],
      goods: 'goods',
      needs: ['name', 'address', 'email'],
    },
    [['EU', 'EEA'], '2024-12-13', 'https://eur-lex.europa.eu/eli/reg/2023/988/oj'],
  ),
  ...rowsOf(
    { kind: 'review-checks', places: ['reviews'] },
    [['EU'], '2022-05-28', 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj'],
    [['GB'], '2025-04-06', 'https://www.legislation.gov.uk/ukpga/2024/13/schedule/20'],
  ),
  ...rowsOf(
    { kind: 'accessibility', places: ['footer'], needs: ['email', 'accessibilityAuthority'] },
    [['EU'], '2025-06-28', 'https://eur-lex.europa.eu/eli/dir/2019/882/oj'],
  ),
  ...rowsOf({ kind: 'complaint-book', places: ['footer'], sellers: ['PT'] }, [
    null,
    '2019-07-01',
    'https://diariodarepublica.pt/dr/detalhe/decreto-lei/74-2017-107541409',
  ]),
  ...rowsOf(
    {
      kind: 'seller-identity',
      places: ['imprint'],
      sellers: ['EU'],
      needs: ['name', 'address', 'email', 'taxNumber', 'register'],
    },
    [null, '2002-01-17', 'https://eur-lex.europa.eu/eli/dir/2000/31/oj'],
  ),
  ...rowsOf(
    { kind: 'seller-identity', places: ['imprint'], needs: ['name', 'address', 'email'] },
    ...consumerRights,
  ),
  ...rowsOf(
    { kind: 'retention', places: ['privacy'] },
    [['EU', 'EEA'], '2018-05-25', 'https://eur-lex.europa.eu/eli/reg/2016/679/oj'],
    [['GB'], '2018-05-25', 'https://www.legislation.gov.uk/eur/2016/679/contents'],
  ),
  ...rowsOf({ kind: 'california', places: ['privacy'] }, [
    ['US'],
    '2020-01-01',
    'https://oag.ca.gov/privacy/ccpa',
  ]),
];
