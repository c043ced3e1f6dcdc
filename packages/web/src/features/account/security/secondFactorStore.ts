import type { Security, SecurityRefused } from '@tailorbird/domain/account';
import { makeAutoObservable } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SecurityT } from '../../../shared/ports/ports.ts';

type Refused = { readonly because: SecurityRefused | null };

/**
 * Steps of setting up an authenticator app. The recovery codes exist only here, until the
 * customer has saved them.
 */
export type SecondFactorStep =
  | { readonly step: 'closed' }
  /** Asks for the current password before setting up or turning off. */
  | ({ readonly step: 'password'; readonly purpose: 'start' | 'remove' } & Refused)
  | ({ readonly step: 'code'; readonly key: string; readonly address: string } & Refused)
  | { readonly step: 'recovery-codes'; readonly codes: readonly string[] };

export class SecondFactorStore {
  state: SecondFactorStep = { step: 'closed' };
  readonly #action = new PendingAction();
  readonly #security: Pick<
    Security,
    'startSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor'
  >;

  constructor({
    security,
  }: {
    readonly security: Pick<
      Security,
      'startSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor'
    >;
  }) {
    this.#security = security;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  begin(purpose: 'start' | 'remove'): void {
    this.state = { step: 'password', purpose, because: null };
  }

  close(): void {
    this.state = { step: 'closed' };
  }

  async givePassword(currentPassword: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'password') return;
    await this.#whileBusy(async () => {
      if (state.purpose === 'start') {
        const started = await this.#security.startSecondFactor({ currentPassword });
        return started.ok
          ? { step: 'code', ...started.value, because: null }
          : { ...state, because: started.failure };
      }
      const removed = await this.#security.removeSecondFactor({ currentPassword });
      return removed.ok ? { step: 'closed' } : { ...state, because: removed.failure };
    });
  }

  async giveCode(code: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'code') return;
    await this.#whileBusy(async () => {
      const confirmed = await this.#security.confirmSecondFactor({ code });
      return confirmed.ok
        ? { step: 'recovery-codes', codes: confirmed.value }
        : { ...state, because: confirmed.failure };
    });
  }

  async #whileBusy(call: () => Promise<SecondFactorStep>): Promise<void> {
    await this.#action.run(call, (next) => {
      this.state = next;
    });
  }
}

export const SecondFactorStoreT = lateStore('SecondFactorStore', {
  scope: 'component',
  needs: { security: SecurityT },
  is: SecondFactorStore,
});
