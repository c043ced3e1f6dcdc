import {
  confirmPasswordReset,
  fromWireResetRefused,
  requestPasswordReset,
  toWireResetLink,
  validateResetToken,
  type WireResetRefused,
} from '@tailorbird/contract/account';
import type { PasswordResetRefused, Passwords, ResetLink } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

type Refusal = { readonly status: 400; readonly body: WireResetRefused };
type Done = { readonly status: 204 };
type TooOften = { readonly status: 429; readonly body: { readonly detail: string } };

const resultOf = (
  answer: Done | Refusal | { readonly status: 403 } | TooOften | { readonly status: 'unreachable' },
): Result<null, PasswordResetRefused> => {
  if (answer.status === 204) return ok(null);
  if (answer.status === 429) return err({ kind: 'too-often', message: answer.body.detail });
  return err(isBadRequest(answer) ? fromWireResetRefused(answer.body) : { kind: 'unreachable' });
};

export class HttpPasswords implements Passwords {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly requestReset = async (email: string): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(await this.#client.send(requestPasswordReset, { body: { email } }));

  readonly checkLink = async (link: ResetLink): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(await this.#client.send(validateResetToken, { body: toWireResetLink(link) }));

  readonly setPassword = async (
    link: ResetLink,
    password: string,
  ): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(
      await this.#client.send(confirmPasswordReset, {
        body: { ...toWireResetLink(link), password },
      }),
    );
}
