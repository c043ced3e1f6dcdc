import type { TillSaleFailures } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import { saleReturnDays } from '@tailorbird/domain/orders';
import type texts from '../../../locales/en/checkout.json';
import { inEveryLanguage, textsOf } from '../../platform/texts/texts.ts';
import type { SaleReturnFailure } from '../orders/index.ts';

const textsIn = textsOf<typeof texts>('checkout');

type TillProblem =
  | {
      readonly [Field in keyof TillSaleFailures]-?: NonNullable<TillSaleFailures[Field]>['kind'];
    }[keyof TillSaleFailures]
  | 'range-invalid';

export const tillMessage = (
  problem: TillProblem,
  locale: Locale,
  values: Readonly<Record<string, number>> = {},
): string => textsIn(locale)(`till.${problem}`, values);

export const tillRefusal = (refusal: SaleReturnFailure['kind'], locale: Locale): string =>
  textsIn(locale)(`till.back.${refusal}`, { days: saleReturnDays });

export const checkoutMessages = {
  guestEmailRequired: inEveryLanguage(textsIn, 'guestEmailRequired'),
  guestEmailInvalid: inEveryLanguage(textsIn, 'guestEmailInvalid'),
  creditOfCustomer: inEveryLanguage(textsIn, 'creditOfCustomer'),
  meansOfCustomer: inEveryLanguage(textsIn, 'meansOfCustomer'),
  meansMissing: inEveryLanguage(textsIn, 'meansMissing'),
  unknownShippingMethod: inEveryLanguage(textsIn, 'unknownShippingMethod'),
  unknownDropPoint: inEveryLanguage(textsIn, 'unknownDropPoint'),
  countryUnknown: inEveryLanguage(textsIn, 'countryUnknown'),
  countryNotShippable: inEveryLanguage(textsIn, 'countryNotShippable'),
  returnAddressForeign: inEveryLanguage(textsIn, 'returnAddressForeign'),
} as const;
