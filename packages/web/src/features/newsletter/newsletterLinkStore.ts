import type { Newsletter, NewsletterLinkRefused } from '@tailorbird/domain/newsletter';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { NewsletterT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export type NewsletterLink = { readonly step: 'confirm' | 'unsubscribe'; readonly key: string };

export class NewsletterLinkStore {
  state: 'asked' | 'sending' | 'done' | NewsletterLinkRefused['kind'] = 'asked';
  readonly #link: NewsletterLink;
  readonly #newsletter: Pick<Newsletter, 'confirm' | 'unsubscribe'>;
  readonly #visit: Pick<VisitStore, 'refresh'>;

  constructor(
    link: NewsletterLink,
    {
      newsletter,
      visit,
    }: {
      readonly newsletter: Pick<Newsletter, 'confirm' | 'unsubscribe'>;
      readonly visit: Pick<VisitStore, 'refresh'>;
    },
  ) {
    this.#link = link;
    this.#newsletter = newsletter;
    this.#visit = visit;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async follow(): Promise<void> {
    if (this.state === 'sending' || this.state === 'done') return;
    this.state = 'sending';
    const { step, key } = this.#link;
    const answer = await this.#newsletter[step](key).catch(() => null);
    runInAction(() => {
      if (answer?.ok) this.state = 'done';
      else this.state = answer?.failure.kind ?? 'request-failed';
    });
    // Updates whether the signed-in customer is offered the newsletter.
    if (answer?.ok) await this.#visit.refresh();
  }
}

export const NewsletterLinkStoreT = lateStore('NewsletterLinkStore', {
  scope: 'component',
  needs: { newsletter: NewsletterT, visit: VisitT },
  is: NewsletterLinkStore,
});
