import type { Baskets } from '@tailorbird/domain/basket';
import type { Payments } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type { Analytics } from '@tailorbird/domain/shell';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';

export type BasketStoreDependencies = {
  readonly baskets: Baskets;
  readonly payments: Pick<Payments, 'cancel'>;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly visit: VisitStore;
  readonly clock: Clock;
  readonly callLanguage: { readonly current: Locale };
};
