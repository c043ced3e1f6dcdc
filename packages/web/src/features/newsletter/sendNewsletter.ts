import type { Newsletter } from '@tailorbird/domain/newsletter';
import { runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { checkNewsletter, reduceNewsletter } from './newsletterRules.ts';
import {
  type NewsletterEvent,
  type NewsletterForm,
  type NewsletterStrategy,
  newsletterFooterSource,
  newsletterSuccessMs,
} from './newsletterState.ts';

type Filled = {
  form: NewsletterForm;
  email: string;
  ticked: boolean | null;
  readonly isTicked: (strategy: NewsletterStrategy) => boolean;
};

/** Sends the form of the footer; a separate module, since most visitors never use it. */
export const sendNewsletter = async (
  store: Filled,
  strategy: NewsletterStrategy,
  {
    clock,
    newsletter,
    visit,
  }: {
    readonly clock: Clock;
    readonly newsletter: () => Promise<Newsletter>;
    readonly visit: Pick<VisitStore, 'user' | 'refresh'>;
  },
): Promise<void> => {
  const happen = (event: NewsletterEvent): void =>
    runInAction(() => {
      store.form = reduceNewsletter(store.form, event);
    });
  const checked = checkNewsletter({ email: store.email, agreed: store.isTicked(strategy) });
  if (!checked.ok) {
    happen({ type: 'rejected', because: checked.failure.kind });
    return;
  }
  happen({ type: 'submitted' });
  const letter = { email: checked.value, source: newsletterFooterSource };
  const isSubscribed = await newsletter().then(
    async (letters) => (await letters.subscribe(letter)).ok,
    () => false,
  );
  if (!isSubscribed) {
    happen({ type: 'refused' });
    return;
  }
  happen({ type: 'subscribed', at: clock.now() });
  runInAction(() => {
    store.email = '';
    store.ticked = null;
  });
  clock.after(newsletterSuccessMs, () => {
    happen({ type: 'time-passed', at: clock.now() });
    // Subscribers see no form (NEWS-02).
    if (visit.user) void visit.refresh();
  });
};
