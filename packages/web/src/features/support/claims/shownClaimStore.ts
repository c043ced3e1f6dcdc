import type { Claim, Claims, ClaimsRefused, PhotoRefused } from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { ClaimsT } from '../../../shared/ports/ports.ts';

export class ShownClaimStore {
  claim: Claim | null = null;
  failure: ClaimsRefused | null = null;
  receipt: 'sending' | PhotoRefused | null = null;
  readonly #claims: Claims;

  constructor({ claims }: { readonly claims: Claims }) {
    this.#claims = claims;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Visitors without an account or link have no claims. */
  hide(): void {
    this.failure = { kind: 'claim-not-found' };
  }

  async load(number: string, link: string | null): Promise<void> {
    this.failure = null;
    const answer = await this.#claims.byNumber(number, { link });
    runInAction(() => {
      if (answer.ok) this.claim = answer.value;
      else this.failure = answer.failure;
    });
  }

  async addReceipt(file: Blob, link: string | null): Promise<void> {
    if (!this.claim || this.receipt === 'sending') return;
    this.receipt = 'sending';
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await this.#claims.addReceipt(this.claim.number, bytes, { link });
    runInAction(() => {
      this.receipt = answer.ok ? null : answer.failure;
      if (answer.ok) this.claim = answer.value;
    });
  }
}

export const ShownClaimStoreT = lateStore('ShownClaimStore', {
  scope: 'component',
  needs: { claims: ClaimsT },
  is: ShownClaimStore,
});
