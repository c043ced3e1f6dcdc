import type { ExportRefused, ProfileExport } from '@tailorbird/domain/account';
import { makeAutoObservable } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { ProfileExportT } from '../../../shared/ports/ports.ts';

export class ExportStore {
  isDone = false;
  refused: ExportRefused | null = null;
  /** True once the password was requested; its field then shows. */
  asksForPassword = false;
  readonly #port: ProfileExport;
  readonly #action = new PendingAction();

  constructor({ profileExport }: { readonly profileExport: ProfileExport }) {
    this.#port = profileExport;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async createExport(currentPassword: string): Promise<string | null> {
    if (this.isBusy) return null;
    this.isDone = false;
    this.refused = null;
    const wasAsked = this.asksForPassword;
    return this.#action.run(
      () => this.#port.create(currentPassword),
      (answer) => {
        this.isDone = answer.ok;
        if (answer.ok) return answer.value;
        const { failure } = answer;
        if (failure.kind === 'password-asked') this.asksForPassword = true;
        // The field's hint is enough until a wrong password was entered.
        this.refused = failure.kind === 'password-asked' && !wasAsked ? null : failure;
        return null;
      },
    );
  }

  edit(): void {
    this.refused = null;
  }
}

export const ExportStoreT = lateStore('ExportStore', {
  scope: 'component',
  needs: { profileExport: ProfileExportT },
  is: ExportStore,
});
