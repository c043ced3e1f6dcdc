import { ClockT } from '../../platform/browser/browser.ts';
import { ReviewsT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Reviews, one store for every widget of a tab. */
export const ReviewStoreT = lateStore('ReviewStore', {
  scope: 'tab',
  needs: { reviews: ReviewsT, visit: VisitT, clock: ClockT },
  load: async () => (await import('./reviewStore.ts')).ReviewStore,
});
