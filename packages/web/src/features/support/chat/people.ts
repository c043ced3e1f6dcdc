import { needsConsent } from '@tailorbird/domain/account';
import {
  type Conversations,
  chatIdentity,
  needsUserToken,
  type SupportTokens,
} from '@tailorbird/domain/support';
import type { Report } from '../../../platform/browser/browser.ts';
import type { VisitStore } from '../../../shared/visit/visitStore.ts';

type PeopleNeeds = {
  readonly conversations: Conversations;
  readonly tokens: SupportTokens;
  readonly visit: Pick<VisitStore, 'state' | 'user' | 'currency'>;
  readonly report: Report;
};

/**
 * The support staff's messenger (SUPPORT-18). Requests an identity token once, if the
 * messenger requires one (SUPPORT-20).
 */
export class People {
  readonly #needs: PeopleNeeds;
  /** The server's identity token and its customer. */
  #word: { readonly of: string; readonly token: string | null } | null = null;
  /** Increases with each change of customer, so that late responses are ignored. */
  #era = 0;

  constructor(needs: PeopleNeeds) {
    this.#needs = needs;
  }

  /**
   * The external messenger loads once the customer is known, and never during impersonation
   * (GUARD-13).
   */
  get mayComeIn(): boolean {
    const { conversations, visit } = this.#needs;
    return (
      !conversations.isOwnWindow ||
      (visit.state.status === 'known' && needsConsent(visit.user ?? null))
    );
  }

  /**
   * False if no messenger opens (SUPPORT-22); a missing one is also reported
   * (SUPPORT-19). `isAllowed` is checked again after the server's response.
   */
  async open(isAllowed: () => boolean): Promise<boolean> {
    const { conversations, report } = this.#needs;
    if (!this.mayComeIn) return false;
    await this.introduce();
    if (!isAllowed()) return false;
    try {
      return (await conversations.open()).opened;
    } catch (error) {
      report('The messenger did not open', error);
      return false;
    }
  }

  async introduce(): Promise<void> {
    const { conversations, visit } = this.#needs;
    this.#era += 1;
    const era = this.#era;
    const identity = chatIdentity(visit.user ?? null);
    const token =
      conversations.asksForToken && needsUserToken({ signedIn: visit.user != null })
        ? await this.#token()
        : null;
    if (era !== this.#era) return;
    if (identity.kind === 'anonymous') conversations.identify(null);
    else
      conversations.identify({
        email: identity.email,
        name: identity.name,
        ...(token !== null && { token }),
      });
  }

  /** The customer signed out; ignores late responses. */
  forget(): void {
    this.#era += 1;
    this.#word = null;
    this.#needs.conversations.identify(null);
  }

  async #token(): Promise<string | null> {
    const { tokens, visit } = this.#needs;
    const of = `${visit.user?.id} ${visit.currency}`;
    if (this.#word?.of !== of)
      this.#word = { of, token: await tokens.userToken(visit.currency).catch(() => null) };
    return this.#word.token;
  }
}
