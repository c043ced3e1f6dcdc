import type { ExportRefused, ProfileExport } from '@tailorbird/domain/account';
import { makeAutoObservable, runInAction } from 'mobx';

/** Exports all data the shop has about a customer. */
export class ExportStore {
  isBusy = false;
  isDone = false;
  refused: ExportRefused | null = null;
  /** Whether the password was requested: from then on its field shows. */
  asksForPassword = false;
  readonly #port: ProfileExport;

  constructor({ profileExport }: { readonly profileExport: ProfileExport }) {
    this.#port = profileExport;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The file, or null if refused. */
  async take(currentPassword: string): Promise<string | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.isDone = false;
    this.refused = null;
    const wasAsked = this.asksForPassword;
    const answer = await this.#port.take(currentPassword);
    runInAction(() => {
      this.isBusy = false;
      this.isDone = answer.ok;
      if (answer.ok) return;
      if (answer.failure.kind === 'password-asked') this.asksForPassword = true;
      // The field's hint is enough until a wrong password was entered.
      this.refused = answer.failure.kind === 'password-asked' && !wasAsked ? null : answer.failure;
    });
    return answer.ok ? answer.value : null;
  }

  edit(): void {
    this.refused = null;
  }
}
