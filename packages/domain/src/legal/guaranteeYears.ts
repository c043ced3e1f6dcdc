/** Years in all countries of the European Union, at least (Directive 2019/771, article 10). */
export const minimumGuaranteeYears = 2;
/** Years in Portugal, Spain and Sweden. */
export const longGuaranteeYears = 3;

const longCountries: ReadonlySet<string> = new Set(['ES', 'IC', 'PT', 'SE']);

/** Years of the legal guarantee for goods in a country of the European Union (LEGAL-02). */
export const guaranteeYears = (countryCode: string): number =>
  longCountries.has(countryCode) ? longGuaranteeYears : minimumGuaranteeYears;
