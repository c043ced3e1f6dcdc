import type {
  Claim,
  ClaimDecision,
  ClaimStatus,
  ClaimsRefused,
  DecisionFailure,
  StudioClaims,
} from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { StudioClaimsT } from '../../../shared/ports/ports.ts';

export class StudioClaimsStore {
  status: ClaimStatus = 'Received';
  claims: readonly Claim[] | null = null;
  failure: ClaimsRefused | null = null;
  /** Number of the claim being decided; and why the last decision was refused. */
  deciding: string | null = null;
  refused: { readonly number: string; readonly failure: ClaimsRefused | DecisionFailure } | null =
    null;
  decided: Claim | null = null;
  readonly #claims: StudioClaims;

  constructor({ claims }: { readonly claims: StudioClaims }) {
    this.#claims = claims;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(status: ClaimStatus = this.status): Promise<void> {
    if (status !== this.status) this.claims = null;
    this.status = status;
    this.failure = null;
    const answer = await this.#claims.list(status);
    runInAction(() => {
      if (status !== this.status) return;
      if (answer.ok) this.claims = answer.value;
      else this.failure = answer.failure;
    });
  }

  async decide(number: string, decision: ClaimDecision): Promise<void> {
    if (this.deciding !== null) return;
    this.deciding = number;
    this.refused = null;
    const answer = await this.#claims.decide(number, decision);
    runInAction(() => {
      this.deciding = null;
      if (!answer.ok) {
        this.refused = { number, failure: answer.failure };
        return;
      }
      this.decided = answer.value;
      this.claims = this.claims?.filter((claim) => claim.number !== number) ?? null;
    });
  }
}

export const StudioClaimsStoreT = lateStore('StudioClaimsStore', {
  scope: 'component',
  needs: { claims: StudioClaimsT },
  is: StudioClaimsStore,
});
