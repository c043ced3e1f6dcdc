import type { Newsletter } from '@tailorbird/domain/newsletter';
import { makeAutoObservable } from 'mobx';
import { type Clock, ClockT } from '../../platform/browser/browser.ts';
import { PendingAction } from '../../platform/loading/pendingAction.ts';
import { later, store, value } from '../../platform/services/token.ts';
import { NewsletterT } from '../../shared/ports/ports.ts';
import { type VisitStore, VisitT } from '../../shared/visit/visitStore.ts';
import { type NewsletterForm, type NewsletterStrategy, startsChecked } from './newsletterState.ts';

type NewsletterRules = Pick<typeof import('./sendNewsletter.ts'), 'sendNewsletter'>;

type NewsletterStoreDependencies = {
  readonly newsletter: () => Promise<Newsletter>;
  /** Loads on demand: most visitors never fill in the form. */
  readonly rules: () => Promise<NewsletterRules>;
  readonly clock: Clock;
  readonly visit: Pick<VisitStore, 'user' | 'refresh'>;
};

export class NewsletterStore {
  form: NewsletterForm = { status: 'idle' };
  email = '';
  /** Null until the visitor changes the box; the strategy decides. */
  ticked: boolean | null = null;
  readonly #action = new PendingAction();
  readonly #dependencies: NewsletterStoreDependencies;

  constructor(dependencies: NewsletterStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Preloads the code for submitting while the visitor types. */
  prepare(): void {
    const { rules, newsletter } = this.#dependencies;
    Promise.all([newsletter(), rules()]).catch(() => {});
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  isTicked(strategy: NewsletterStrategy): boolean {
    return this.ticked ?? startsChecked(strategy);
  }

  type(email: string): void {
    this.email = email;
  }

  tick(isTicked: boolean): void {
    this.ticked = isTicked;
  }

  async submit(strategy: NewsletterStrategy): Promise<void> {
    await this.#action.run(
      async () => {
        const rules = await this.#dependencies.rules().catch(() => null);
        await rules?.sendNewsletter(this, strategy, this.#dependencies);
        return rules !== null;
      },
      (isLoaded) => {
        if (!isLoaded) this.form = { status: 'failed', because: 'request-failed' };
      },
    );
  }
}

const RulesT = value('NewsletterRules', () => import('./sendNewsletter.ts'));

export const NewsletterStoreT = store('NewsletterStore', {
  scope: 'component',
  needs: { newsletter: later(NewsletterT), rules: RulesT, clock: ClockT, visit: VisitT },
  is: NewsletterStore,
});
