import {
  type AccountSecurity,
  checkEmailChange,
  checkPasswordChange,
  type EmailChangeFields,
  type FieldFailures,
  type PasswordChangeFields,
  type Passwords,
  type Security,
  type SecurityRefused,
} from '@tailorbird/domain/account';
import { type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { PasswordsT, SecurityT } from '../../../shared/ports/ports.ts';

type Unreached = { readonly kind: 'unreachable' };

/** Result of a form: `failures` from validation, `because` from the server. */
export type Change<Field extends string = string> =
  | { readonly status: 'idle' | 'sending' | 'done' }
  | { readonly status: 'invalid'; readonly failures: FieldFailures<Field> }
  | { readonly status: 'refused'; readonly because: SecurityRefused };

type Dependencies = {
  readonly security: Security;
  readonly passwords: Pick<Passwords, 'requestReset'>;
};

export class SecurityStore {
  security: LoadState<AccountSecurity, Unreached> = { status: 'initial' };
  passwordChange: Change<keyof PasswordChangeFields> = { status: 'idle' };
  emailChange: Change<keyof EmailChangeFields> = { status: 'idle' };
  linkRequest: 'idle' | 'sending' | 'done' | 'failed' = 'idle';
  ending: 'idle' | 'busy' | 'done' | 'failed' = 'idle';
  readonly #security: Security;
  readonly #passwords: Pick<Passwords, 'requestReset'>;

  constructor({ security, passwords }: Dependencies) {
    this.#security = security;
    this.#passwords = passwords;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.security = reduceLoadState(this.security, { type: 'requested' });
    const answer = await this.#security.overview();
    runInAction(() => {
      this.security = reduceLoadState(
        this.security,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  async changePassword(fields: PasswordChangeFields): Promise<void> {
    if (this.passwordChange.status === 'sending') return;
    const checked = checkPasswordChange(fields);
    if (!checked.ok) {
      this.passwordChange = { status: 'invalid', failures: checked.failure };
      return;
    }
    this.passwordChange = { status: 'sending' };
    const answer = await this.#security.changePassword(checked.value);
    runInAction(() => {
      this.passwordChange = changeOf(answer);
    });
    if (answer.ok) await this.load();
  }

  async changeEmail(fields: EmailChangeFields): Promise<void> {
    if (this.emailChange.status === 'sending') return;
    const checked = checkEmailChange(fields);
    if (!checked.ok) {
      this.emailChange = { status: 'invalid', failures: checked.failure };
      return;
    }
    this.emailChange = { status: 'sending' };
    const answer = await this.#security.changeEmail(checked.value);
    runInAction(() => {
      this.emailChange = changeOf(answer);
    });
    if (answer.ok) await this.load();
  }

  async requestPasswordLink(email: string): Promise<void> {
    if (this.linkRequest === 'sending') return;
    this.linkRequest = 'sending';
    const answer = await this.#passwords.requestReset(email);
    runInAction(() => {
      this.linkRequest = answer.ok ? 'done' : 'failed';
    });
  }

  endSession(id: string): Promise<void> {
    return this.#end(() => this.#security.endSession(id));
  }

  endOtherSessions(): Promise<void> {
    return this.#end(() => this.#security.endOtherSessions());
  }

  async #end(call: () => Promise<Result<null, Unreached>>): Promise<void> {
    if (this.ending === 'busy') return;
    runInAction(() => {
      this.ending = 'busy';
    });
    const answer = await call();
    await this.load();
    runInAction(() => {
      this.ending = answer.ok ? 'done' : 'failed';
    });
  }
}

const changeOf = (answer: Result<null, SecurityRefused>): Change<never> =>
  answer.ok ? { status: 'done' } : { status: 'refused', because: answer.failure };

export const SecurityStoreT = lateStore('SecurityStore', {
  scope: 'component',
  needs: { security: SecurityT, passwords: PasswordsT },
  is: SecurityStore,
});
