import {
  chooseCountry,
  confirmPasswordReset,
  confirmSocial,
  exportProfile,
  fromWireCredit,
  fromWireFieldsRefused,
  fromWireResetRefused,
  fromWireSignInRefused,
  fromWireSocialState,
  fromWireUser,
  fromWireVisit,
  readCredits,
  readCurrentUser,
  readSocial,
  requestPasswordReset,
  signIn,
  signOut,
  signUp,
  startSocialLink,
  startVisit,
  toWireNewCustomer,
  toWireResetLink,
  toWireUserChanges,
  unlinkSocial,
  updateUser,
  validateResetToken,
} from '@tailorbird/contract/account';
import { sessionInUse, type WireFieldErrors } from '@tailorbird/contract/errors';
import { messagesOf } from '@tailorbird/contract/messages';
import type {
  Account,
  Credentials,
  CurrentUser,
  PasswordResetRefused,
  Passwords,
  ProfileExport,
  ResetLink,
  SignInRefused,
  SignUp,
  SignUpRefused,
  SocialAccounts,
  Visit,
} from '@tailorbird/domain/account';
import { err, type Money, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { failureOf, nothing, outcome, tooOften } from './outcome.ts';

type Unreached = { readonly kind: 'unreachable' };

const unreachable: Result<never, Unreached> = err({ kind: 'unreachable' });

export class HttpAccount implements Account {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly visit = async (): Promise<Result<Visit, Unreached>> =>
    outcome(await this.#client.send(startVisit), fromWireVisit);

  /** 405 to this GET means that the visitor is a guest. */
  readonly currentUser = async (): Promise<Result<CurrentUser | null, Unreached>> => {
    const answer = await this.#client.send(readCurrentUser);
    return answer.status === 405 ? ok(null) : outcome(answer, fromWireUser);
  };

  readonly signIn = async ({
    email,
    password,
    oneTimeCode,
  }: Credentials): Promise<Result<CurrentUser, SignInRefused>> => {
    const body = {
      username: email,
      password,
      ...(oneTimeCode !== undefined && { one_time_code: oneTimeCode }),
    };
    const answer = await this.#client.send(signIn, { body });
    if (answer.status === 200) {
      const user = await this.currentUser();
      return user.ok && user.value ? ok(user.value) : unreachable;
    }
    if (answer.status === 405)
      return answer.body.detail === sessionInUse ? err({ kind: 'session-in-use' }) : unreachable;
    return err(failureOf(answer, { 401: fromWireSignInRefused, 429: tooOften }));
  };

  readonly signUp = async (request: SignUp): Promise<Result<CurrentUser, SignUpRefused>> => {
    const answer = await this.#client.send(signUp, { body: toWireNewCustomer(request) });
    if (answer.status === 201) {
      const user = await this.currentUser();
      return ok(user.ok && user.value ? user.value : fromWireUser(answer.body));
    }
    return err(
      failureOf(answer, {
        400: (body) => ({
          kind: 'sign-up-invalid' as const,
          messages: messagesOf(body),
          fields: fromWireFieldsRefused(body).fields,
        }),
        409: { kind: 'already-exists' },
        429: tooOften,
      }),
    );
  };

  readonly signOut = async (): Promise<Result<null, Unreached>> =>
    outcome(await this.#client.send(signOut), nothing);

  readonly update: Account['update'] = async (changes) =>
    outcome(
      await this.#client.send(updateUser, { body: toWireUserChanges(changes) }),
      fromWireUser,
    );

  readonly credit = async (): Promise<Result<Money, Unreached>> =>
    outcome(await this.#client.send(readCredits), fromWireCredit);

  readonly chooseCountry = async (countryCode: string): Promise<Result<Visit, Unreached>> =>
    outcome(
      await this.#client.send(chooseCountry, { body: { country_code: countryCode } }),
      fromWireVisit,
    );
}

const invalid = { 400: fromWireResetRefused } as const;

export class HttpPasswords implements Passwords {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly requestReset = async (email: string): Promise<Result<null, PasswordResetRefused>> =>
    outcome(await this.#client.send(requestPasswordReset, { body: { email } }), nothing, {
      ...invalid,
      429: tooOften,
    });

  readonly checkLink = async (link: ResetLink): Promise<Result<null, PasswordResetRefused>> =>
    outcome(
      await this.#client.send(validateResetToken, { body: toWireResetLink(link) }),
      nothing,
      invalid,
    );

  readonly setPassword = async (
    link: ResetLink,
    password: string,
  ): Promise<Result<null, PasswordResetRefused>> =>
    outcome(
      await this.#client.send(confirmPasswordReset, {
        body: { ...toWireResetLink(link), password },
      }),
      nothing,
      invalid,
    );
}

export class HttpProfileExport implements ProfileExport {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly create: ProfileExport['create'] = async (currentPassword) => {
    const body = currentPassword === '' ? {} : { current_password: currentPassword };
    const answer = await this.#client.send(exportProfile, { body });
    return outcome(answer, (stored) => JSON.stringify(stored, null, 2), {
      400: (body) => ({
        kind: 'password-asked',
        message: fromWireFieldsRefused(body).fields.currentPassword?.join('\n') ?? '',
      }),
      429: tooOften,
    });
  };
}

const refusals = {
  400: (body: WireFieldErrors) => ({
    kind: 'wrong-password' as const,
    message: fromWireFieldsRefused(body).fields.currentPassword?.join('\n') ?? '',
  }),
  429: tooOften,
} as const;

export class HttpSocialAccounts implements SocialAccounts {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly state: SocialAccounts['state'] = async () =>
    outcome(await this.#client.send(readSocial), fromWireSocialState);

  readonly confirm: SocialAccounts['confirm'] = async ({ password, oneTimeCode }) => {
    const body = { password, ...(oneTimeCode !== '' && { one_time_code: oneTimeCode }) };
    const answer = await this.#client.send(confirmSocial, { body });
    return outcome(answer, nothing, {
      401: fromWireSignInRefused,
      409: { kind: 'pending-gone' },
      429: tooOften,
    });
  };

  readonly link: SocialAccounts['link'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(startSocialLink, {
      body: { provider, current_password: currentPassword },
    });
    return outcome(answer, ({ url }) => url, { ...refusals, 409: { kind: 'provider-away' } });
  };

  readonly unlink: SocialAccounts['unlink'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(unlinkSocial, {
      body: { provider, current_password: currentPassword },
    });
    return outcome(answer, nothing, refusals);
  };
}
