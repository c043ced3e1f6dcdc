import type { ExportRefused, ProfileExport } from '@tailorbird/domain/account';
import { makeAutoObservable, runInAction } from 'mobx';

/** Takes along all that the shop knows of a customer. */
export class ExportStore {
  isBusy = false;
  isDone = false;
  refused: ExportRefused | null = null;
  /** Whether the password was asked for: from then on it has a field. */
  asksForPassword = false;
  readonly #port: ProfileExport;

  constructor({ profileExport }: { readonly profileExport: ProfileExport }) {
    this.#port = profileExport;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The file, or null where it was refused. */
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
      // The field says by itself what is wanted, until something was typed that is wrong.
      this.refused = answer.failure.kind === 'password-asked' && !wasAsked ? null : answer.failure;
    });
    return answer.ok ? answer.value : null;
  }

  edit(): void {
    this.refused = null;
  }
}
