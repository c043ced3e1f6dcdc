import {
  checkNewPassword,
  type FieldFailures,
  type NewPasswordFields,
  type Passwords,
  type ResetLink,
} from '@tailorbird/domain/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { PasswordsT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import {
  type PasswordReset,
  type PasswordResetEvent,
  reducePasswordReset,
  startPasswordReset,
} from './passwordReset.ts';

export class PasswordResetStore {
  state: PasswordReset = startPasswordReset;
  failures: FieldFailures<keyof NewPasswordFields> = {};
  isSubmitting = false;
  readonly #passwords: Pick<Passwords, 'checkLink' | 'setPassword'>;
  readonly #link: ResetLink;
  readonly #visit: Pick<VisitStore, 'refresh'>;

  constructor(
    link: ResetLink,
    {
      passwords,
      visit,
    }: {
      readonly passwords: Pick<Passwords, 'checkLink' | 'setPassword'>;
      readonly visit: Pick<VisitStore, 'refresh'>;
    },
  ) {
    this.#passwords = passwords;
    this.#visit = visit;
    this.#link = link;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async check(): Promise<void> {
    this.#send({ type: 'link-opened' });
    const answer = await this.#passwords.checkLink(this.#link);
    this.#send(answer.ok ? { type: 'link-valid' } : { type: 'refused', because: answer.failure });
  }

  async submit(fields: NewPasswordFields): Promise<void> {
    if (this.isSubmitting) return;
    this.#send({ type: 'submitted' });
    const checked = checkNewPassword(fields);
    this.failures = checked.ok ? {} : checked.failure;
    if (!checked.ok) return;
    this.isSubmitting = true;
    const answer = await this.#passwords.setPassword(this.#link, checked.value);
    runInAction(() => {
      this.isSubmitting = false;
      this.#send(
        answer.ok ? { type: 'password-set' } : { type: 'refused', because: answer.failure },
      );
    });
    // All sessions have ended, including this browser's.
    if (answer.ok) await this.#visit.refresh();
  }

  #send(event: PasswordResetEvent): void {
    runInAction(() => {
      this.state = reducePasswordReset(this.state, event);
    });
  }
}

export const PasswordResetStoreT = lateStore('PasswordResetStore', {
  scope: 'component',
  needs: { passwords: PasswordsT, visit: VisitT },
  is: PasswordResetStore,
});
