import {
  type Account,
  type CurrentUser,
  checkSignIn,
  checkSignUp,
  deleteProfile,
  type FieldFailures,
  type Passkeys,
  type PasswordResetRefused,
  type Passwords,
  type SignInFields,
  type SignInRefused,
  type SignUpFields,
  type SignUpRefused,
  signIn,
  signOut,
} from '@tailorbird/domain/account';
import type { Baskets } from '@tailorbird/domain/basket';
import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { Analytics } from '@tailorbird/domain/shell';
import type { Conversations } from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { updateUser } from '../../shared/visit/updateUser.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';

export type AuthStoreDependencies = {
  readonly account: Account;
  readonly baskets: Pick<Baskets, 'count'>;
  readonly passkeys: Pick<Passkeys, 'support' | 'signIn' | 'stop'>;
  readonly passwords: Pick<Passwords, 'requestReset'>;
  readonly conversations: Pick<Conversations, 'identify'>;
  readonly analytics: Pick<Analytics, 'forget'>;
  readonly visit: VisitStore;
};

/** A completed sign-in. `carriedOver`: number of pieces merged from the guest's basket. */
export type Arrival = { readonly user: CurrentUser; readonly carriedOver: number };

type FailureOf<Answer> = Awaited<Answer> extends Result<unknown, infer Failure> ? Failure : never;
type Invalid<Fields> = {
  readonly kind: 'invalid';
  readonly fields: FieldFailures<keyof Fields & string>;
};
export type SignInFailure = Invalid<SignInFields> | SignInRefused;
export type PasskeyFailure = FailureOf<ReturnType<Passkeys['signIn']>>;
export type SignUpFailure = Invalid<SignUpFields> | SignUpRefused;
export type ResetFailure = EmailFailure | PasswordResetRefused;

export class AuthStore {
  /** AUTH-09: during a call the mode cannot change and no form is sent twice. */
  isSubmitting = false;
  created: Arrival | null = null;
  readonly #dependencies: AuthStoreDependencies;

  constructor(dependencies: AuthStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * An invalid form makes no call (AUTH-28); an existing session of the same customer counts as
   * signed in (AUTH-32).
   */
  async signIn(
    fields: SignInFields,
    oneTimeCode?: string,
  ): Promise<Result<Arrival, SignInFailure>> {
    const checked = checkSignIn(fields);
    if (!checked.ok) return err({ kind: 'invalid', fields: checked.failure });
    return this.#submit(async () => {
      const carriedOver = this.#piecesOfGuest();
      const answer = await signIn(this.#dependencies)({
        ...checked.value,
        ...(oneTimeCode !== undefined && { oneTimeCode }),
      });
      return answer.ok
        ? ok(await this.#finishSignIn(answer.value, carriedOver))
        : err(answer.failure);
    });
  }

  passkeySupport(): ReturnType<Passkeys['support']> {
    return this.#dependencies.passkeys.support();
  }

  /**
   * `autofill` waits in the background until the visitor selects a passkey at the address
   * field.
   */
  async signInByPasskey(how: 'asked' | 'autofill'): Promise<Result<Arrival, PasskeyFailure>> {
    const call = async (): Promise<Result<Arrival, PasskeyFailure>> => {
      const carriedOver = this.#piecesOfGuest();
      const answer = await this.#dependencies.passkeys.signIn(how);
      return answer.ok
        ? ok(await this.#finishSignIn(answer.value, carriedOver))
        : err(answer.failure);
    };
    return how === 'asked' ? this.#submit(call) : call();
  }

  stopPasskeys(): void {
    this.#dependencies.passkeys.stop();
  }

  async signUp(fields: SignUpFields, source: string): Promise<Result<Arrival, SignUpFailure>> {
    const checked = checkSignUp(fields);
    if (!checked.ok) return err({ kind: 'invalid', fields: checked.failure });
    const { email, password, newsletter } = checked.value;
    return this.#submit(async () => {
      const carriedOver = this.#piecesOfGuest();
      const answer = await this.#dependencies.account.signUp({
        email,
        password,
        newsletter,
        source,
        signingUpWithCredit: false,
      });
      if (!answer.ok) return err(answer.failure);
      const arrival = await this.#finishSignIn(answer.value, carriedOver);
      runInAction(() => {
        this.created = arrival;
      });
      return ok(arrival);
    });
  }

  forgetCreated(): void {
    this.created = null;
  }

  /** AUTH-29: mails a link if the account exists. */
  async requestReset(typed: string): Promise<Result<string, ResetFailure>> {
    const email = parseEmail(typed);
    if (!email.ok) return err(email.failure);
    return this.#submit(async () => {
      const answer = await this.#dependencies.passwords.requestReset(email.value);
      return answer.ok ? ok(email.value) : err(answer.failure);
    });
  }

  signOut(): Promise<Result<null, { readonly kind: 'unreachable' }>> {
    return this.#submit(signOut(this.#dependencies));
  }

  deleteProfile(): Promise<Result<null, { readonly kind: 'unreachable' }>> {
    return this.#submit(deleteProfile(this.#dependencies));
  }

  /**
   * AUTH-15: updates the visit after sign-in. Keeps the place and counts the basket with merged
   * guest pieces (API-25).
   */
  async #finishSignIn(user: CurrentUser, carriedOver: number): Promise<Arrival> {
    const { baskets, visit } = this.#dependencies;
    const count = await baskets.count();
    await updateUser(visit, user, count.ok ? { basketCount: count.value } : {});
    return { user, carriedOver };
  }

  #piecesOfGuest(): number {
    const { visit } = this.#dependencies;
    return visit.isSignedIn ? 0 : (visit.basketCount ?? 0);
  }

  async #submit<Value, Failure>(
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    runInAction(() => {
      this.isSubmitting = true;
    });
    try {
      return await call();
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }
}
