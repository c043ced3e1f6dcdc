import {
  maximumPasskeyNameLength,
  type OwnerProof,
  type PasskeyRefused,
  type Passkeys,
  parsePasskeyName,
} from '@tailorbird/domain/account';
import type { Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { PasskeysT } from '../../../shared/ports/ports.ts';

type Refused =
  | PasskeyRefused
  | { readonly kind: 'last-way-in' }
  | { readonly kind: 'passkey-name-required' };
type Because = { readonly because: Refused | null };

export type PasskeyStep =
  | { readonly step: 'closed'; readonly done: 'added' | 'renamed' | 'removed' | null }
  | ({ readonly step: 'add' } & Because)
  | ({ readonly step: 'rename' | 'remove'; readonly id: number } & Because);

export class PasskeysStore {
  state: PasskeyStep = { step: 'closed', done: null };
  readonly #action = new PendingAction();
  readonly longestName = maximumPasskeyNameLength;
  /** True if this browser can create a passkey; null until known. */
  isSupported: boolean | null = null;
  readonly #passkeys: Passkeys;

  constructor({ passkeys }: { readonly passkeys: Passkeys }) {
    this.#passkeys = passkeys;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async load(): Promise<void> {
    const { here } = await this.#passkeys.support();
    runInAction(() => {
      this.isSupported = here;
    });
  }

  beginToAdd(): void {
    this.state = { step: 'add', because: null };
  }

  begin(step: 'rename' | 'remove', id: number): void {
    this.state = { step, id, because: null };
  }

  close(): void {
    this.state = { step: 'closed', done: null };
  }

  /** Validates first, so that no passkey is created and then not saved. */
  async add(name: string, proof: OwnerProof): Promise<void> {
    const { state } = this;
    if (state.step !== 'add') return;
    const parsed = parsePasskeyName(name);
    if (!parsed.ok) {
      this.state = { step: 'add', because: parsed.failure };
      return;
    }
    await this.#whileBusy(state, 'added', () => this.#passkeys.add({ name: parsed.value, proof }));
  }

  async rename(name: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'rename') return;
    await this.#whileBusy(state, 'renamed', () => this.#passkeys.rename(state.id, name));
  }

  async remove(proof: OwnerProof): Promise<void> {
    const { state } = this;
    if (state.step !== 'remove') return;
    await this.#whileBusy(state, 'removed', () => this.#passkeys.remove(state.id, proof));
  }

  async #whileBusy(
    state: Exclude<PasskeyStep, { readonly step: 'closed' }>,
    done: 'added' | 'renamed' | 'removed',
    call: () => Promise<Result<unknown, Refused>>,
  ): Promise<void> {
    await this.#action.run(call, (answer) => {
      this.state = answer.ok ? { step: 'closed', done } : { ...state, because: answer.failure };
    });
  }
}

export const PasskeysStoreT = lateStore('PasskeysStore', {
  scope: 'component',
  needs: { passkeys: PasskeysT },
  is: PasskeysStore,
});
