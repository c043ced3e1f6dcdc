import { lateStore } from '../../platform/services/token.ts';
import { NewsletterT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export const NewsletterLinkStoreT = lateStore('NewsletterLinkStore', {
  scope: 'component',
  needs: { newsletter: NewsletterT, visit: VisitT },
  load: async () => (await import('./newsletterLinkStore.ts')).NewsletterLinkStore,
});
