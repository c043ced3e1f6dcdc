import {
  type AccountSecurity,
  type EmailLinkRefused,
  parseSignUpPassword,
  type ResetLink,
  type Security,
  type SecurityField,
  type SecurityRefused,
} from '@tailorbird/domain/account';
import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import {
  type InMemoryState,
  nextId,
  recordEvent,
  type StoredAccount,
  sessionsOf,
} from './state.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

const refused = (field: SecurityField, message: string): Result<never, SecurityRefused> =>
  err({ kind: 'fields-refused', fields: { [field]: [message] } });

export class InMemorySecurity implements Security {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly mailedTo = (email: string): ResetLink | null =>
    this.#state.accounts.findLast(({ unconfirmedEmail }) => unconfirmedEmail?.email === email)
      ?.unconfirmedEmail?.link ?? null;

  readonly overview: Security['overview'] = async () => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    const instant = new Date(0).toISOString();
    const sessions = sessionsOf(this.#state, signedIn).map((browser) => ({
      id: String(this.#state.browsers.indexOf(browser)),
      device: { browser: null, system: null },
      signedInAt: instant,
      lastSeenAt: instant,
      isCurrent: browser === this.#state,
    }));
    const security: AccountSecurity = {
      email: signedIn.user.email,
      pendingEmail: pendingEmailOf(signedIn),
      hasPassword: signedIn.password !== '',
      secondFactor: {
        isOn: signedIn.secondFactor?.isOn ?? false,
        recoveryCodesLeft: signedIn.secondFactor?.recoveryCodes.length ?? 0,
      },
      passkeys: signedIn.passkeys,
      events: signedIn.events.map((kind) => ({
        kind,
        at: instant,
        device: { browser: null, system: null },
      })),
      sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    };
    return ok(security);
  };

  readonly changePassword: Security['changePassword'] = async ({ currentPassword, password }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    if (!isPasswordOf(signedIn, currentPassword)) {
      recordEvent(signedIn, 'password-refused');
      return refused('currentPassword', 'wrong-password');
    }
    const checked = parseSignUpPassword(password);
    if (!checked.ok) return refused('password', checked.failure.kind);
    signedIn.password = checked.value;
    recordEvent(signedIn, 'password-changed');
    this.#leaveElsewhere(signedIn);
    return ok(null);
  };

  readonly changeEmail: Security['changeEmail'] = async ({ currentPassword, email }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    if (!isPasswordOf(signedIn, currentPassword)) {
      recordEvent(signedIn, 'password-refused');
      return refused('currentPassword', 'wrong-password');
    }
    const address = parseEmail(email);
    if (!address.ok) return refused('email', address.failure.kind);
    signedIn.unconfirmedEmail = {
      email: address.value.toLowerCase(),
      link: this.#newLink(signedIn),
    };
    recordEvent(signedIn, 'email-change-asked');
    return ok(null);
  };

  readonly confirmEmail = async ({
    uid,
    token,
  }: ResetLink): Promise<Result<null, EmailLinkRefused>> => {
    const { accounts } = this.#state;
    const account = accounts.find(
      ({ user, unconfirmedEmail }) =>
        String(user.id) === uid && unconfirmedEmail?.link.token === token,
    );
    if (!account?.unconfirmedEmail) return err({ kind: 'email-link-invalid' });
    const { email } = account.unconfirmedEmail;
    if (accounts.some((other) => other !== account && other.user.email.toLowerCase() === email))
      return err({ kind: 'email-taken' });
    recordEvent(
      account,
      email === account.user.email.toLowerCase() ? 'email-confirmed' : 'email-changed',
    );
    account.user = { ...account.user, email, emailConfirmed: true };
    account.unconfirmedEmail = null;
    return ok(null);
  };

  readonly sendConfirmation: Security['sendConfirmation'] = async () => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    const email =
      pendingEmailOf(signedIn) ?? (signedIn.user.emailConfirmed ? null : signedIn.user.email);
    if (email !== null) signedIn.unconfirmedEmail = { email, link: this.#newLink(signedIn) };
    return ok(null);
  };

  readonly startSecondFactor: Security['startSecondFactor'] = async ({ currentPassword }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    if (!isPasswordOf(signedIn, currentPassword))
      return refused('currentPassword', 'wrong-password');
    const key = String(100_000 + nextId(this.#state));
    signedIn.secondFactor = { key, isOn: false, recoveryCodes: [] };
    return ok({ key, address: `otpauth://totp/Tailorbird?secret=${key}` });
  };

  readonly confirmSecondFactor: Security['confirmSecondFactor'] = async ({ code }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    const { secondFactor } = signedIn;
    if (secondFactor?.key !== code || secondFactor.isOn) return refused('code', 'wrong-code');
    const recoveryCodes = ['one-recovery-code', 'another-recovery-code'];
    signedIn.secondFactor = { ...secondFactor, isOn: true, recoveryCodes };
    recordEvent(signedIn, 'second-factor-added');
    return ok(recoveryCodes);
  };

  readonly removeSecondFactor: Security['removeSecondFactor'] = async ({ currentPassword }) => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    if (!isPasswordOf(signedIn, currentPassword))
      return refused('currentPassword', 'wrong-password');
    signedIn.secondFactor = null;
    recordEvent(signedIn, 'second-factor-removed');
    return ok(null);
  };

  readonly endSession: Security['endSession'] = async (id) => {
    const { signedIn } = this.#state;
    const browser = this.#state.browsers[Number(id)];
    if (!signedIn || browser?.signedIn !== signedIn) return unreachable;
    browser.signedIn = null;
    recordEvent(signedIn, 'session-ended');
    return ok(null);
  };

  readonly endOtherSessions: Security['endOtherSessions'] = async () => {
    const { signedIn } = this.#state;
    if (!signedIn) return unreachable;
    this.#leaveElsewhere(signedIn);
    recordEvent(signedIn, 'other-sessions-ended');
    return ok(null);
  };

  readonly #leaveElsewhere = (account: StoredAccount): void => {
    for (const browser of sessionsOf(this.#state, account))
      if (browser !== this.#state) browser.signedIn = null;
  };

  readonly #newLink = ({ user }: StoredAccount): ResetLink => ({
    uid: String(user.id),
    token: `token-${nextId(this.#state)}`,
  });
}

const pendingEmailOf = ({ user, unconfirmedEmail }: StoredAccount): string | null =>
  unconfirmedEmail && unconfirmedEmail.email !== user.email.toLowerCase()
    ? unconfirmedEmail.email
    : null;

const isPasswordOf = ({ password }: StoredAccount, typed: string): boolean =>
  password !== '' && password === typed.trim();
