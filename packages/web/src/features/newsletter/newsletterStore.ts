import type { Newsletter } from '@tailorbird/domain/newsletter';
import { makeAutoObservable, runInAction } from 'mobx';
import { type Clock, ClockT } from '../../platform/browser/browser.ts';
import { NewsletterT } from '../../platform/ports/ports.ts';
import { later, store, value } from '../../platform/services/token.ts';
import type { checkNewsletter } from './check.ts';
import {
  type NewsletterForm,
  type NewsletterStrategy,
  newsletterFooterSource,
  newsletterSuccessMs,
  reduceNewsletter,
  startsChecked,
} from './newsletterState.ts';

type NewsletterStoreDependencies = {
  readonly newsletter: () => Promise<Newsletter>;
  /** Comes when it is first needed: most visitors never fill in the form. */
  readonly check: () => Promise<typeof checkNewsletter>;
  readonly clock: Clock;
};

/** The letters' form in the footer (NEWS-01 … NEWS-07). */
export class NewsletterStore {
  form: NewsletterForm = { status: 'idle' };
  email = '';
  /** Null: the visitor has not touched the box, and the strategy decides. */
  ticked: boolean | null = null;
  /** From the press of the button on: it is looked at, or on its way. */
  isBusy = false;
  readonly #dependencies: NewsletterStoreDependencies;

  constructor(dependencies: NewsletterStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Brings in what sending needs while somebody types. */
  prepare(): void {
    const { check, newsletter } = this.#dependencies;
    Promise.all([newsletter(), check()]).catch(() => {});
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
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await this.#send(strategy);
    runInAction(() => {
      this.isBusy = false;
      const { clock } = this.#dependencies;
      const at = clock.now();
      if (outcome === 'subscribed') {
        this.form = reduceNewsletter(this.form, { type: 'subscribed', at });
        this.email = '';
        this.ticked = null;
        clock.after(newsletterSuccessMs, this.settle);
      } else if (outcome === 'refused') {
        this.form = reduceNewsletter(this.form, { type: 'refused' });
      } else {
        this.form = reduceNewsletter(this.form, { type: 'rejected', because: outcome });
      }
    });
  }

  settle(): void {
    this.form = reduceNewsletter(this.form, { type: 'time-passed', at: this.#dependencies.clock.now() });
  }

  async #send(strategy: NewsletterStrategy): Promise<'subscribed' | 'refused' | 'email-required' | 'email-invalid' | 'agreement-required'> {
    try {
      const check = await this.#dependencies.check();
      const checked = check({ email: this.email, agreed: this.isTicked(strategy) });
      if (!checked.ok) return checked.failure.kind;
      runInAction(() => {
        this.form = reduceNewsletter(this.form, { type: 'submitted' });
      });
      const newsletter = await this.#dependencies.newsletter();
      return (await newsletter.subscribe({ email: checked.value, source: newsletterFooterSource })).ok ? 'subscribed' : 'refused';
    } catch {
      runInAction(() => {
        this.form = reduceNewsletter(this.form, { type: 'submitted' });
      });
      return 'refused';
    }
  }
}

const CheckT = value('CheckNewsletter', async () => (await import('./check.ts')).checkNewsletter);

export const NewsletterStoreT = store('NewsletterStore', {
  scope: 'component',
  needs: { newsletter: later(NewsletterT), check: CheckT, clock: ClockT },
  is: NewsletterStore,
});
