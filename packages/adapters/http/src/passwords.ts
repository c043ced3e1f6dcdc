import { confirmPasswordReset, requestPasswordReset, validateResetToken } from '@tailorbird/contract/account';
import type { PasswordResetRefused, Passwords, ResetLink } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { messagesOf } from './messages.ts';

type Refusal = { readonly status: 400; readonly body: Readonly<Record<string, unknown>> };
type Done = { readonly status: 204 };

const resultOf = (
  answer: Done | Refusal | { readonly status: 403 } | { readonly status: 'unreachable' },
): Result<null, PasswordResetRefused> => {
  if (answer.status === 204) return ok(null);
  if (answer.status !== 400) return err({ kind: 'unreachable' });
  switch (answer.body.reason) {
    case 'user_not_active':
      return err({ kind: 'user-not-active' });
    case 'token_invalid':
      return err({ kind: 'reset-link-invalid' });
    default:
      return err({ kind: 'reset-refused', messages: messagesOf(answer.body) });
  }
};

const toLink = ({ uid, token }: ResetLink) => ({ uidb64: uid, token });

/** Password reset over HTTP. */
export class HttpPasswords implements Passwords {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly requestReset = async (email: string): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(await this.#client.send(requestPasswordReset, { body: { email } }));

  readonly checkLink = async (link: ResetLink): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(await this.#client.send(validateResetToken, { body: toLink(link) }));

  readonly setPassword = async (link: ResetLink, password: string): Promise<Result<null, PasswordResetRefused>> =>
    resultOf(await this.#client.send(confirmPasswordReset, { body: { ...toLink(link), password } }));
}
