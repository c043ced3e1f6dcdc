import { type EmailFailure, err, ok, parseEmail, type Result } from '../kernel/index.ts';
import {
  needsAccount,
  needsName,
  parseSizeName,
  type SaveSizeMode,
  type SizeNameRefused,
} from '../sizing/index.ts';
import {
  type IsCommonPassword,
  type PasswordFailure,
  parseSignInPassword,
  parseSignUpPassword,
} from './credentials.ts';

export type SignInFields = { readonly email: string; readonly password: string };
export type SignUpFields = SignInFields & {
  readonly termsAccepted: boolean;
  readonly newsletter: boolean;
};
export type NewPasswordFields = { readonly password: string; readonly confirmation: string };

/** The failure of a field; its `kind` is the key of its message. */
export type FieldFailure =
  | EmailFailure
  | PasswordFailure
  | { readonly kind: 'terms-required' }
  | { readonly kind: 'password-mismatch' };
export type FieldFailures<Field extends string> = Readonly<Partial<Record<Field, FieldFailure>>>;

type Checks = Readonly<Record<string, Result<unknown, unknown>>>;
type FailuresOf<Fields extends Checks> = {
  readonly [Field in keyof Fields]?: Extract<Fields[Field], { readonly ok: false }>['failure'];
};

const failuresOf = <Fields extends Checks>(checks: Fields): FailuresOf<Fields> =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([field, check]) => (check.ok ? [] : [[field, check.failure]])),
  ) as FailuresOf<Fields>;

/**
 * Validates the sign-in form (AUTH-28) and returns the trimmed values. A form with failures is
 * not sent.
 */
export const checkSignIn = (
  fields: SignInFields,
): Result<SignInFields, FieldFailures<keyof SignInFields>> => {
  const email = parseEmail(fields.email);
  const password = parseSignInPassword(fields.password);
  return email.ok && password.ok
    ? ok({ email: email.value, password: password.value })
    : err(failuresOf({ email, password }));
};

/**
 * Validates the sign-up form (AUTH-24, AUTH-28, AUTH-38): a stronger password, and accepted
 * terms.
 */
export const checkSignUp = (
  fields: SignUpFields,
): Result<SignUpFields, FieldFailures<keyof SignUpFields>> => {
  const email = parseEmail(fields.email);
  const password = parseSignUpPassword(fields.password);
  const termsAccepted = acceptTerms(fields.termsAccepted);
  return email.ok && password.ok && termsAccepted.ok
    ? ok({ ...fields, email: email.value, password: password.value })
    : err(failuresOf({ email, password, termsAccepted }));
};

const acceptTerms = (accepted: boolean): Result<true, { readonly kind: 'terms-required' }> =>
  accepted ? ok(true) : err({ kind: 'terms-required' });

/** Validates a new password and its repetition (AUTH-24, AUTH-26), both trimmed (AUTH-27). */
export const checkNewPassword = (
  fields: NewPasswordFields,
): Result<string, FieldFailures<keyof NewPasswordFields>> => {
  const password = parseSignUpPassword(fields.password);
  const isSame = fields.password.trim() === fields.confirmation.trim();
  const confirmation: Result<null, FieldFailure> = isSame
    ? ok(null)
    : err({ kind: 'password-mismatch' });
  return password.ok && confirmation.ok ? password : err(failuresOf({ password, confirmation }));
};

export type PasswordChangeFields = NewPasswordFields & { readonly currentPassword: string };

const parseCurrentPassword = (typed: string): Result<string, PasswordFailure> =>
  typed.trim() === '' ? err({ kind: 'password-required' }) : ok(typed.trim());

/**
 * Validates a password change: the current password of any length, then AUTH-24 and AUTH-26.
 * Returns both trimmed (AUTH-27).
 */
export const checkPasswordChange = (
  fields: PasswordChangeFields,
): Result<
  { readonly currentPassword: string; readonly password: string },
  FieldFailures<keyof PasswordChangeFields>
> => {
  const currentPassword = parseCurrentPassword(fields.currentPassword);
  const chosen = checkNewPassword(fields);
  return currentPassword.ok && chosen.ok
    ? ok({ currentPassword: currentPassword.value, password: chosen.value })
    : err({ ...failuresOf({ currentPassword }), ...(!chosen.ok && chosen.failure) });
};

export type EmailChangeFields = { readonly currentPassword: string; readonly email: string };

/** Validates a change of the email address. Returns both fields trimmed (AUTH-21, AUTH-27). */
export const checkEmailChange = (
  fields: EmailChangeFields,
): Result<EmailChangeFields, FieldFailures<keyof EmailChangeFields>> => {
  const currentPassword = parseCurrentPassword(fields.currentPassword);
  const email = parseEmail(fields.email);
  return currentPassword.ok && email.ok
    ? ok({ currentPassword: currentPassword.value, email: email.value })
    : err(failuresOf({ currentPassword, email }));
};

export const sizeSavingSource = 'ideal size';

/**
 * The password of a new account, or null if none is given. It is optional only when saving a
 * size (AUTH-25): a mail then lets the customer set one, and nobody can sign in before.
 */
export const parseNewPassword = (
  typed: string,
  source: string,
  isCommon?: IsCommonPassword,
): Result<string | null, PasswordFailure> =>
  source === sizeSavingSource && typed.trim() === ''
    ? ok(null)
    : parseSignUpPassword(typed, isCommon);

export type SaveSizeForm = SignInFields & {
  readonly name: string;
  readonly termsAccepted: boolean;
};
export type SaveSizeFailures = FieldFailures<'email' | 'password' | 'termsAccepted'> & {
  readonly name?: SizeNameRefused;
};

/**
 * Validates the save-size form of a mode (SIZE-41, SIZE-45, SIZE-46, AUTH-38); values that the
 * mode does not ask for are null.
 */
export const checkSaveSize = (
  mode: SaveSizeMode,
  form: SaveSizeForm,
): Result<
  {
    readonly name: string | null;
    readonly account: { readonly email: string; readonly password: string | null } | null;
  },
  SaveSizeFailures
> => {
  const name = needsName(mode) ? parseSizeName(form.name) : ok(null);
  const email = needsAccount(mode) ? parseEmail(form.email) : ok(null);
  const password = needsAccount(mode)
    ? parseNewPassword(form.password, sizeSavingSource)
    : ok(null);
  const termsAccepted = needsAccount(mode) ? acceptTerms(form.termsAccepted) : ok(null);
  if (!name.ok || !email.ok || !password.ok || !termsAccepted.ok)
    return err(failuresOf({ name, email, password, termsAccepted }));
  return ok({
    name: name.value,
    account: email.value === null ? null : { email: email.value, password: password.value },
  });
};
