import { ClockT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { ReviewsT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export const ReviewStoreT = lateStore('ReviewStore', {
  scope: 'tab',
  needs: { reviews: ReviewsT, visit: VisitT, clock: ClockT },
  load: async () => (await import('./reviewStore.ts')).ReviewStore,
});
