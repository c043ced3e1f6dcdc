import type { EmailLinkRefused, ResetLink, Security } from '@tailorbird/domain/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { SecurityT } from '../../../shared/ports/ports.ts';
import type { VisitStore } from '../../../shared/visit/visitStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

export class ConfirmEmailStore {
  state: 'asked' | 'sending' | 'done' | EmailLinkRefused['kind'] = 'asked';
  readonly #link: ResetLink;
  readonly #security: Pick<Security, 'confirmEmail'>;
  readonly #visit: Pick<VisitStore, 'refresh'>;

  constructor(
    link: ResetLink,
    {
      security,
      visit,
    }: {
      readonly security: Pick<Security, 'confirmEmail'>;
      readonly visit: Pick<VisitStore, 'refresh'>;
    },
  ) {
    this.#link = link;
    this.#security = security;
    this.#visit = visit;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async confirm(): Promise<void> {
    if (this.state === 'sending') return;
    this.state = 'sending';
    const answer = await this.#security.confirmEmail(this.#link);
    runInAction(() => {
      this.state = answer.ok ? 'done' : answer.failure.kind;
    });
    // The signed-in customer may have a new address now.
    if (answer.ok) await this.#visit.refresh();
  }
}

export const ConfirmEmailStoreT = lateStore('ConfirmEmailStore', {
  scope: 'component',
  needs: { security: SecurityT, visit: VisitT },
  is: ConfirmEmailStore,
});
