import {
  confirmPasswordReset,
  fromWireResetRefused,
  requestPasswordReset,
  toWireResetLink,
  validateResetToken,
} from '@tailorbird/contract/account';
import type { PasswordResetRefused, Passwords, ResetLink } from '@tailorbird/domain/account';
import type { Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { nothing, outcome, tooOften } from './outcome.ts';

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
