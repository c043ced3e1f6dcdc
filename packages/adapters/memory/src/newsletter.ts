import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { Newsletter, NewsletterLinkRefused } from '@tailorbird/domain/newsletter';
import { type InMemoryState, nextId } from './state.ts';

const invalid: Result<never, NewsletterLinkRefused> = err({ kind: 'link-invalid' });

const leavingPrefix = 'unsubscribe-';

export class InMemoryNewsletter implements Newsletter {
  readonly #state: Pick<InMemoryState, 'ids' | 'subscriptions'>;

  constructor(state: Pick<InMemoryState, 'ids' | 'subscriptions'>) {
    this.#state = state;
  }

  readonly subscribe: Newsletter['subscribe'] = async ({ email: typed, source }) => {
    const email = parseEmail(typed);
    if (!email.ok) return err({ kind: 'request-failed' });
    const { subscriptions } = this.#state;
    if (subscriptions.get(email.value)?.token !== null)
      subscriptions.set(email.value, { source, token: `token-${nextId(this.#state)}` });
    return ok(null);
  };

  readonly confirm: Newsletter['confirm'] = async (token) => {
    const { subscriptions } = this.#state;
    const found = [...subscriptions].find(([, subscription]) => subscription.token === token);
    if (!found) return invalid;
    subscriptions.set(found[0], { ...found[1], token: null });
    return ok(null);
  };

  readonly unsubscribe: Newsletter['unsubscribe'] = async (link) => {
    if (!link.startsWith(leavingPrefix)) return invalid;
    this.#state.subscriptions.delete(link.slice(leavingPrefix.length));
    return ok(null);
  };

  /** Links of the last mail to an address: of the confirmation, then of the first letter. */
  readonly mailedTo = (
    email: string,
  ): { readonly confirm: string | null; readonly unsubscribe: string | null } => {
    const subscription = this.#state.subscriptions.get(email);
    return {
      confirm: subscription?.token ?? null,
      unsubscribe: subscription?.token === null ? leavingPrefix + email : null,
    };
  };
}
