import { profileRestoreDays } from '../account/index.ts';
import {
  freeShippingFrom,
  maximumLines,
  maximumQuantity,
  shippingDays,
  volumeDiscountSteps,
} from '../basket/index.ts';
import { billingRetentionYears, refundBusinessDays } from '../checkout/index.ts';
import { maximumInitials } from '../designer/index.ts';
import { longGuaranteeYears, minimumGuaranteeYears } from '../legal/guaranteeYears.ts';
import { priorPriceDays } from '../legal/priceHistory.ts';
import {
  remakeGuaranteeMonths,
  splitFromGarments,
  splitFromKnitwear,
  unansweredFitPolicy,
  withdrawalDays,
} from '../orders/index.ts';
import { baseSizes, standardSizes } from '../sizing/standardSize.ts';
import { photosPerRemakeItem } from '../support/index.ts';

const methods = Object.values(shippingDays);

/**
 * Figures of rules in texts, by placeholder: `{{remakeMonths}}`. All texts of the shop can use
 * them.
 */
export const ruleFigures: Readonly<Record<string, number>> = {
  billingYears: billingRetentionYears,
  bases: baseSizes.length,
  dropPointDaysFrom: shippingDays['drop-point'].earliest,
  dropPointDaysTo: shippingDays['drop-point'].latest,
  expressDaysFrom: shippingDays.express.earliest,
  expressDaysTo: shippingDays.express.latest,
  freeShippingFrom,
  guaranteeYears: minimumGuaranteeYears,
  longGuaranteeYears,
  makeRestAfterDays: unansweredFitPolicy.makeRestAfterDays,
  maximumInitials,
  maximumLines,
  maximumQuantity,
  priorPriceDays,
  refundDays: refundBusinessDays,
  remakeMonths: remakeGuaranteeMonths,
  remakePhotos: photosPerRemakeItem,
  restoreDays: profileRestoreDays,
  shippingDaysFrom: Math.min(...methods.map(({ earliest }) => earliest)),
  shippingDaysTo: Math.max(...methods.map(({ latest }) => latest)),
  sizes: standardSizes.length,
  splitFrom: splitFromGarments,
  splitKnitsFrom: splitFromKnitwear,
  standardDaysFrom: shippingDays.standard.earliest,
  standardDaysTo: shippingDays.standard.latest,
  volumeFrom: volumeDiscountSteps.at(-1)?.from ?? 0,
  volumeTopFrom: volumeDiscountSteps[0]?.from ?? 0,
  withdrawalDays,
};
