import { NewsletterT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

export const NewsletterLinkStoreT = lateStore('NewsletterLinkStore', {
  scope: 'component',
  needs: { newsletter: NewsletterT, visit: VisitT },
  load: async () => (await import('./newsletterLinkStore.ts')).NewsletterLinkStore,
});
