const threeYears: ReadonlySet<string> = new Set(['ES', 'IC', 'PT', 'SE']);

/**
 * Years of the legal guarantee of conformity for goods (LEGAL-02). Meant for countries of the
 * European Union, where two years are the minimum (Directive 2019/771).
 */
export const guaranteeYears = (countryCode: string): number =>
  threeYears.has(countryCode) ? 3 : 2;
