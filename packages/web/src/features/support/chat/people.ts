import { asksForConsent } from '@tailorbird/domain/account';
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

/** The people of the house, wherever they answer: lets them in, and tells them who is here (SUPPORT-18), with the server's word where they ask for it, which is asked for once (SUPPORT-20). */
export class People {
  readonly #needs: PeopleNeeds;
  /** What the server said, and of whom. */
  #word: { readonly of: string; readonly token: string | null } | null = null;
  /** Who came later is told of instead. */
  #era = 0;

  constructor(needs: PeopleNeeds) {
    this.#needs = needs;
  }

  /** A messenger of another company comes once it is known who is here, and not for who acts in somebody else's name (GUARD-13). */
  get mayComeIn(): boolean {
    const { conversations, visit } = this.#needs;
    return (
      !conversations.isOwnWindow ||
      (visit.state.status === 'known' && asksForConsent(visit.user ?? null))
    );
  }

  /** False where nobody opens (SUPPORT-22), or nothing is set up, which is told of (SUPPORT-19). `isAllowed` is asked again when the server has answered. */
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

  /** Nobody is here any more, whatever the server still answers. */
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
