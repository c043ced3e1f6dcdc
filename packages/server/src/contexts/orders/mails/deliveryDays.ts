import type { Locale } from '@tailorbird/domain/kernel';
import type { DeliveryWindow } from '@tailorbird/domain/orders';
import { writeDay } from '../../../platform/texts/writeDay.ts';

export const deliveryDaysIn = (
  window: DeliveryWindow | null | undefined,
  locale: Locale,
): { readonly first: string; readonly last: string } | null =>
  window
    ? {
        first: writeDay(new Date(window.earliest), locale),
        last: writeDay(new Date(window.latest), locale),
      }
    : null;
