import type { BasketStoreDependencies } from '../basketStoreDependencies.ts';
import type { KeptBasket } from './keptBasketOf.ts';

/** The basket as this browser kept it last, unless it is somebody else's. What reads it comes when it is needed. */
export const recall = async ({
  preferences,
  visit,
}: BasketStoreDependencies): Promise<KeptBasket | null> => {
  const part = await import('./keptBasketOf.ts').catch(() => null);
  return (
    part?.keptBasketOf(
      preferences.read('keptBasket'),
      visit.user === undefined ? undefined : (visit.user?.id ?? null),
    ) ?? null
  );
};
