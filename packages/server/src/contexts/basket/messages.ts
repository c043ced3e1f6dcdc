import type { VoucherRefused } from '@tailorbird/domain/basket';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/basket.json';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('basket');

export const voucherMessage = (
  kind: VoucherRefused['kind'],
  code: string,
  locale: Locale,
): string => textsIn(locale)(`voucher.${kind}`, { code });

export const voucherNotAttached = (locale: Locale): string => textsIn(locale)('voucherNotAttached');
