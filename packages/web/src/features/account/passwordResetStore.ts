import type { Passwords, ResetLink } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { checkNewPassword, type FieldFailures, type NewPasswordFields } from './signInForm.ts';

/** AUTH-31: how far somebody is who followed the link of a reset mail. Requesting and sending it is the auth panel's part. */
export type ResetStep = 'checking' | 'unreachable' | 'confirm' | 'expired' | 'not-active' | 'done';

type Problem =
  | { readonly kind: 'invalid'; readonly fields: FieldFailures<keyof NewPasswordFields> }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'unreachable' };

/** Setting a new password with the link of a mail. */
export class PasswordResetStore {
  step: ResetStep = 'checking';
  problem: Problem | null = null;
  isSubmitting = false;
  readonly #passwords: Passwords;
  readonly #link: ResetLink;

  constructor(passwords: Passwords, link: ResetLink) {
    this.#passwords = passwords;
    this.#link = link;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async check(): Promise<void> {
    this.step = 'checking';
    const answer = await this.#passwords.checkLink(this.#link);
    runInAction(() => {
      this.step = answer.ok ? 'confirm' : this.#stepAfter(answer.failure.kind);
    });
  }

  async submit(fields: NewPasswordFields): Promise<void> {
    if (this.isSubmitting) return;
    const checked = checkNewPassword(fields);
    if (!checked.ok) {
      this.problem = { kind: 'invalid', fields: checked.failure };
      return;
    }
    this.isSubmitting = true;
    this.problem = null;
    const answer = await this.#passwords.setPassword(this.#link, checked.value);
    runInAction(() => {
      this.isSubmitting = false;
      if (answer.ok) {
        this.step = 'done';
        return;
      }
      const { failure } = answer;
      switch (failure.kind) {
        case 'reset-refused':
          this.problem = { kind: 'refused', messages: failure.messages };
          return;
        case 'unreachable':
          this.problem = { kind: 'unreachable' };
          return;
        case 'reset-link-invalid':
        case 'user-not-active':
          this.step = this.#stepAfter(failure.kind);
          return;
        default:
          unreachable(failure);
      }
    });
  }

  #stepAfter(kind: 'reset-link-invalid' | 'user-not-active' | 'reset-refused' | 'unreachable'): ResetStep {
    switch (kind) {
      case 'user-not-active':
        return 'not-active';
      case 'unreachable':
        return 'unreachable';
      case 'reset-link-invalid':
      case 'reset-refused':
        return 'expired';
      default:
        return unreachable(kind);
    }
  }
}
