import { type EmailFailure, err, ok, parseEmail, type Result } from '../kernel/index.ts';
import {
  asksForAccount,
  asksForName,
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

/** What is wrong with a field; its `kind` is also the key of its message. */
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

/** The failures of those fields that have one. */
const failuresOf = <Fields extends Checks>(checks: Fields): FailuresOf<Fields> =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([field, check]) => (check.ok ? [] : [[field, check.failure]])),
  ) as FailuresOf<Fields>;

/** AUTH-28: the sign-in form on submit. Answers what to send, trimmed; a form with failures is not sent. */
export const checkSignIn = (
  fields: SignInFields,
): Result<SignInFields, FieldFailures<keyof SignInFields>> => {
  const email = parseEmail(fields.email);
  const password = parseSignInPassword(fields.password);
  return email.ok && password.ok
    ? ok({ email: email.value, password: password.value })
    : err(failuresOf({ email, password }));
};

/** AUTH-24, AUTH-28, AUTH-38: the sign-up form on submit, with the stricter password of a new account and the terms accepted. */
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

/** AUTH-24, AUTH-26: a new password and the same once more, both trimmed (AUTH-27). */
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

/** A change of the password: the current one whatever its length, then AUTH-24 and AUTH-26. Answers both, trimmed (AUTH-27). */
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

/** A change of the address one signs in with. Answers both fields, trimmed (AUTH-21, AUTH-27). */
export const checkEmailChange = (
  fields: EmailChangeFields,
): Result<EmailChangeFields, FieldFailures<keyof EmailChangeFields>> => {
  const currentPassword = parseCurrentPassword(fields.currentPassword);
  const email = parseEmail(fields.email);
  return currentPassword.ok && email.ok
    ? ok({ currentPassword: currentPassword.value, email: email.value })
    : err(failuresOf({ currentPassword, email }));
};

/** API-76: where a sign-up out of saving a size says that it comes from. */
export const sizeSavingSource = 'ideal size';

/**
 * The password of a new account; null where it is made without one. Only in size saving it may be left out (AUTH-25): a mail then lets the customer set it, and nobody
 * can sign in before.
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

/** SIZE-41, SIZE-45, SIZE-46, AUTH-38: the save-size form of a mode; what the mode does not ask for is null. */
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
  const name = asksForName(mode) ? parseSizeName(form.name) : ok(null);
  const email = asksForAccount(mode) ? parseEmail(form.email) : ok(null);
  const password = asksForAccount(mode)
    ? parseNewPassword(form.password, sizeSavingSource)
    : ok(null);
  const termsAccepted = asksForAccount(mode) ? acceptTerms(form.termsAccepted) : ok(null);
  if (!name.ok || !email.ok || !password.ok || !termsAccepted.ok)
    return err(failuresOf({ name, email, password, termsAccepted }));
  return ok({
    name: name.value,
    account: email.value === null ? null : { email: email.value, password: password.value },
  });
};
