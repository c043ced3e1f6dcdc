/** Address rules of a country. Unlisted countries follow `defaultCountryRule`. */
export type CountryRule = {
  readonly stateRequired: boolean;
  /** True if addresses there include a state, province or county. */
  readonly hasStates: boolean;
  /** Null if the country has no postcodes. */
  readonly postcode: { readonly pattern: RegExp; readonly example: string } | null;
};

export const defaultCountryRule: CountryRule = {
  stateRequired: false,
  hasStates: true,
  postcode: null,
};

const rule = (
  pattern: RegExp,
  example: string,
  state: 'required' | 'optional' | 'none' = 'none',
): CountryRule => ({
  stateRequired: state === 'required',
  hasStates: state !== 'none',
  postcode: { pattern, example },
});

/** Address rules as data (CHECKOUT-05): the state is required in the US, Canada and Australia. */
export const countryRules: Readonly<Record<string, CountryRule>> = {
  US: rule(/^\d{5}(-\d{4})?$/, '10001', 'required'),
  CA: rule(
    /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] ?\d[A-CEGHJ-NPR-TV-Z]\d$/i,
    'K1A 0B1',
    'required',
  ),
  AU: rule(/^\d{4}$/, '2000', 'required'),
  GB: rule(/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, 'SW1A 1AA'),
  IE: rule(/^([AC-FHKNPRTV-Y]\d[\dW]) ?[\dAC-FHKNPRTV-Y]{4}$/i, 'D02 AF30', 'optional'),
  DE: rule(/^\d{5}$/, '10115'),
  AT: rule(/^\d{4}$/, '1010'),
  CH: rule(/^\d{4}$/, '8001'),
  DK: rule(/^\d{4}$/, '1050'),
  SE: rule(/^\d{3} ?\d{2}$/, '111 22'),
  NO: rule(/^\d{4}$/, '0150'),
  FI: rule(/^\d{5}$/, '00100'),
  IS: rule(/^\d{3}$/, '101'),
  NL: rule(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  BE: rule(/^\d{4}$/, '1000'),
  LU: rule(/^(L-)?\d{4}$/i, '1009'),
  FR: rule(/^\d{5}$/, '75001'),
  ES: rule(/^\d{5}$/, '28001', 'optional'),
  IC: rule(/^(35|38)\d{3}$/, '35001', 'optional'),
  PT: rule(/^\d{4}-\d{3}$/, '1100-148'),
  IT: rule(/^\d{5}$/, '00184', 'optional'),
  PL: rule(/^\d{2}-\d{3}$/, '00-001'),
  CZ: rule(/^\d{3} ?\d{2}$/, '110 00'),
  GR: rule(/^\d{3} ?\d{2}$/, '104 31'),
  JP: rule(/^\d{3}-?\d{4}$/, '100-0001', 'optional'),
  SG: rule(/^\d{6}$/, '018956'),
  NZ: rule(/^\d{4}$/, '6011'),
  KW: rule(/^\d{5}$/, '13001', 'optional'),
};

export const countryRuleOf = (countryCode: string): CountryRule =>
  (Object.hasOwn(countryRules, countryCode) ? countryRules[countryCode] : undefined) ??
  defaultCountryRule;
