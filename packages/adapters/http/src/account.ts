import {
  chooseCountry,
  fromWireCredit,
  fromWireFieldsRefused,
  fromWireSignInRefused,
  fromWireUser,
  fromWireVisit,
  readCredits,
  readCurrentUser,
  signIn,
  signOut,
  signUp,
  startVisit,
  toWireNewCustomer,
  toWireUserChanges,
  updateUser,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import { messagesOf } from '@tailorbird/contract/messages';
import type {
  Account,
  Credentials,
  CurrentUser,
  SignInRefused,
  SignUp,
  SignUpRefused,
  Visit,
} from '@tailorbird/domain/account';
import { err, type Money, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

type Unreached = { readonly kind: 'unreachable' };

const unreachable: Result<never, Unreached> = err({ kind: 'unreachable' });

export class HttpAccount implements Account {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly visit = async (): Promise<Result<Visit, Unreached>> => {
    const answer = await this.#client.send(startVisit);
    return answer.status === 200 ? ok(fromWireVisit(answer.body)) : unreachable;
  };

  /** 405 to this GET means that the visitor is a guest. */
  readonly currentUser = async (): Promise<Result<CurrentUser | null, Unreached>> => {
    const answer = await this.#client.send(readCurrentUser);
    if (answer.status === 405) return ok(null);
    return answer.status === 200 ? ok(fromWireUser(answer.body)) : unreachable;
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
    switch (answer.status) {
      case 200: {
        const user = await this.currentUser();
        return user.ok && user.value ? ok(user.value) : unreachable;
      }
      case 401:
        return err(fromWireSignInRefused(answer.body));
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      case 405:
        return answer.body.detail === sessionInUse ? err({ kind: 'session-in-use' }) : unreachable;
      default:
        return unreachable;
    }
  };

  readonly signUp = async (request: SignUp): Promise<Result<CurrentUser, SignUpRefused>> => {
    const answer = await this.#client.send(signUp, { body: toWireNewCustomer(request) });
    switch (answer.status) {
      case 201: {
        const user = await this.currentUser();
        return ok(user.ok && user.value ? user.value : fromWireUser(answer.body));
      }
      case 400:
        return err({
          kind: 'sign-up-invalid',
          messages: messagesOf(answer.body),
          fields: fromWireFieldsRefused(answer.body).fields,
        });
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      case 409:
        return err({ kind: 'already-exists' });
      default:
        return unreachable;
    }
  };

  readonly signOut = async (): Promise<Result<null, Unreached>> => {
    const answer = await this.#client.send(signOut);
    return answer.status === 200 ? ok(null) : unreachable;
  };

  readonly update: Account['update'] = async (changes) => {
    const answer = await this.#client.send(updateUser, { body: toWireUserChanges(changes) });
    return answer.status === 200 ? ok(fromWireUser(answer.body)) : unreachable;
  };

  readonly credit = async (): Promise<Result<Money, Unreached>> => {
    const answer = await this.#client.send(readCredits);
    return answer.status === 200 ? ok(fromWireCredit(answer.body)) : unreachable;
  };

  readonly chooseCountry = async (countryCode: string): Promise<Result<Visit, Unreached>> => {
    const answer = await this.#client.send(chooseCountry, { body: { country_code: countryCode } });
    return answer.status === 200 ? ok(fromWireVisit(answer.body)) : unreachable;
  };
}
