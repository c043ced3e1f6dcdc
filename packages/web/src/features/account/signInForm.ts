import { type PasswordFailure, parseSignInPassword, parseSignUpPassword } from '@tailorbird/domain/account';
import { type EmailFailure, err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';

export type SignInFields = { readonly email: string; readonly password: string };
export type SignUpFields = SignInFields & { readonly termsAccepted: boolean; readonly newsletter: boolean };
export type NewPasswordFields = { readonly password: string; readonly confirmation: string };

/** What is wrong with a field; also the key of its message. */
export type FieldFailure = EmailFailure | PasswordFailure | { readonly kind: 'terms-required' } | { readonly kind: 'password-mismatch' };
export type FieldFailures<Field extends string> = Readonly<Partial<Record<Field, FieldFailure>>>;

const failuresOf = <Field extends string>(
  checks: Readonly<Partial<Record<Field, Result<unknown, FieldFailure>>>>,
): FieldFailures<Field> | null => {
  const failures: Partial<Record<Field, FieldFailure>> = {};
  for (const field of Object.keys(checks) as Field[]) {
    const check = checks[field];
    if (check && !check.ok) failures[field] = check.failure;
  }
  return Object.keys(failures).length > 0 ? failures : null;
};

/** AUTH-20, AUTH-21, AUTH-23, AUTH-27: answers what to send, trimmed. */
export const checkSignIn = ({ email, password }: SignInFields): Result<SignInFields, FieldFailures<keyof SignInFields>> => {
  const address = parseEmail(email);
  const secret = parseSignInPassword(password);
  if (address.ok && secret.ok) return ok({ email: address.value, password: secret.value });
  return err(failuresOf({ email: address, password: secret }) ?? {});
};

/** AUTH-24, AUTH-38: the stricter password of a new account, and the terms. */
export const checkSignUp = (fields: SignUpFields): Result<SignUpFields, FieldFailures<keyof SignUpFields>> => {
  const email = parseEmail(fields.email);
  const password = parseSignUpPassword(fields.password);
  const termsAccepted = fields.termsAccepted ? ok(true) : err({ kind: 'terms-required' } as const);
  if (email.ok && password.ok && termsAccepted.ok) return ok({ ...fields, email: email.value, password: password.value });
  return err(failuresOf({ email, password, termsAccepted }) ?? {});
};

/** AUTH-24, AUTH-26: the password and the same once more. */
export const checkNewPassword = (fields: NewPasswordFields): Result<string, FieldFailures<keyof NewPasswordFields>> => {
  const password = parseSignUpPassword(fields.password);
  const isSame = fields.password.trim() === fields.confirmation.trim();
  const confirmation = isSame ? ok(null) : err({ kind: 'password-mismatch' } as const);
  if (password.ok && isSame) return ok(password.value);
  return err(failuresOf({ password, confirmation }) ?? {});
};
