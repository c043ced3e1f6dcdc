import {
  type PasswordResetRefused,
  type Passwords,
  parseSignUpPassword,
  type ResetLink,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type InMemoryState, nextId, type StoredAccount, sessionsOf } from './state.ts';

const invalid: Result<never, PasswordResetRefused> = err({ kind: 'reset-link-invalid' });

export class InMemoryPasswords implements Passwords {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly mailedTo = (email: string): ResetLink | null =>
    this.#state.resetLinks.get(email.toLowerCase()) ?? null;

  readonly requestReset = async (email: string): Promise<Result<null, PasswordResetRefused>> => {
    const account = this.#state.accounts.find(
      ({ user }) => user.email.toLowerCase() === email.trim().toLowerCase(),
    );
    if (account && !account.user.isActive) return err({ kind: 'user-not-active' });
    if (account)
      this.#state.resetLinks.set(account.user.email.toLowerCase(), {
        uid: String(account.user.id),
        token: `token-${nextId(this.#state)}`,
      });
    return ok(null);
  };

  readonly checkLink = async (link: ResetLink): Promise<Result<null, PasswordResetRefused>> =>
    this.#accountOf(link) ? ok(null) : invalid;

  readonly setPassword = async (
    link: ResetLink,
    password: string,
  ): Promise<Result<null, PasswordResetRefused>> => {
    const account = this.#accountOf(link);
    if (!account) return invalid;
    const checked = parseSignUpPassword(password);
    if (!checked.ok) return err({ kind: 'reset-refused', messages: [checked.failure.kind] });
    account.password = checked.value;
    account.user = { ...account.user, emailConfirmed: true };
    this.#state.resetLinks.delete(account.user.email.toLowerCase());
    for (const browser of sessionsOf(this.#state, account)) browser.signedIn = null;
    return ok(null);
  };

  readonly #accountOf = ({ uid, token }: ResetLink): StoredAccount | undefined =>
    this.#state.accounts.find(
      ({ user }) => String(user.id) === uid && this.mailedTo(user.email)?.token === token,
    );
}
