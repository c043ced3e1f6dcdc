import { ErrorDeskT, VisitsT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

/** What those who run the shop see of visits. */
export const VisitReportStoreT = lateStore('VisitReportStore', {
  scope: 'component',
  needs: { visits: VisitsT },
  load: async () => (await import('./visitReportStore.ts')).VisitReportStore,
});

/** What those who run the shop see of errors. */
export const ErrorDeskStoreT = lateStore('ErrorDeskStore', {
  scope: 'component',
  needs: { desk: ErrorDeskT },
  load: async () => (await import('./errorDeskStore.ts')).ErrorDeskStore,
});
