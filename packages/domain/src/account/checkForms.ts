import { type EmailFailure, err, ok, parseEmail, type Result } from '../kernel/index.ts';
import { asksForAccount, asksForName, parseSizeName, type SaveSizeMode, type SizeNameRefused } from '../sizing/index.ts';
import { type PasswordFailure, parseSignInPassword, parseSignUpPassword } from './credentials.ts';

export type ConfirmationFailure = { readonly kind: 'passwords-differ' };
export type TermsFailure = { readonly kind: 'terms-not-accepted' };

const failureOf = <Failure>(result: Result<unknown, Failure>): Failure | undefined => (result.ok ? undefined : result.failure);

/** The named failures without those that did not happen; undefined when none did. */
const collect = <Failures extends Readonly<Record<string, unknown>>>(failures: Failures): Partial<Failures> | undefined => {
  const happened = Object.entries(failures).filter(([, failure]) => failure !== undefined);
  return happened.length === 0 ? undefined : (Object.fromEntries(happened) as Partial<Failures>);
};

/** AUTH-28: the sign-in form on submit; a form with failures is not sent. */
export const checkSignIn = (form: {
  readonly email: string;
  readonly password: string;
}): Result<
  { readonly email: string; readonly password: string },
  { readonly email?: EmailFailure | undefined; readonly password?: PasswordFailure | undefined }
> => {
  const email = parseEmail(form.email);
  const password = parseSignInPassword(form.password);
  const failures = collect({ email: failureOf(email), password: failureOf(password) });
  return email.ok && password.ok ? ok({ email: email.value, password: password.value }) : err(failures ?? {});
};

/** AUTH-26: the confirmation must be the password, both trimmed (AUTH-27). */
export const confirmPassword = (password: string, confirmation: string): Result<string, ConfirmationFailure> =>
  password.trim() === confirmation.trim() ? ok(password.trim()) : err({ kind: 'passwords-differ' });

/** AUTH-24, AUTH-26: a new password and its confirmation. */
export const checkNewPassword = (
  password: string,
  confirmation: string,
): Result<string, { readonly password?: PasswordFailure | undefined; readonly confirmation?: ConfirmationFailure | undefined }> => {
  const parsed = parseSignUpPassword(password);
  const confirmed = confirmPassword(password, confirmation);
  const failures = collect({ password: failureOf(parsed), confirmation: failureOf(confirmed) });
  return parsed.ok && confirmed.ok ? ok(parsed.value) : err(failures ?? {});
};

export type SignUpForm = { readonly email: string; readonly password: string; readonly termsAccepted: boolean };
export type SignUpFailures = {
  readonly email?: EmailFailure | undefined;
  readonly password?: PasswordFailure | undefined;
  readonly terms?: TermsFailure | undefined;
};

/** AUTH-24, AUTH-28, AUTH-38: the sign-up form on submit, with the terms accepted (decisions 88). */
export const checkSignUp = (form: SignUpForm): Result<{ readonly email: string; readonly password: string }, SignUpFailures> => {
  const email = parseEmail(form.email);
  const password = parseSignUpPassword(form.password);
  const failures = collect({
    email: failureOf(email),
    password: failureOf(password),
    terms: form.termsAccepted ? undefined : ({ kind: 'terms-not-accepted' } as const),
  });
  if (failures || !email.ok || !password.ok) return err(failures ?? {});
  return ok({ email: email.value, password: password.value });
};

/** AUTH-25, decisions 2: in size saving the password may be left out: the account is made without one, and a mail lets the customer set it. */
export const parseOptionalPassword = (typed: string): Result<string | null, PasswordFailure> =>
  typed.trim() === '' ? ok(null) : parseSignUpPassword(typed);

export type SaveSizeForm = { readonly name: string; readonly email: string; readonly password: string };
export type SaveSizeFailures = {
  readonly name?: SizeNameRefused | undefined;
  readonly email?: EmailFailure | undefined;
  readonly password?: PasswordFailure | undefined;
};

/** SIZE-41, SIZE-45, SIZE-46: the save-size form of a mode; what the mode does not ask for is null. Failures are joined with line breaks where they show in one place (AUTH-22). */
export const checkSaveSize = (
  mode: SaveSizeMode,
  form: SaveSizeForm,
): Result<
  { readonly name: string | null; readonly account: { readonly email: string; readonly password: string | null } | null },
  SaveSizeFailures
> => {
  const name = asksForName(mode) ? parseSizeName(form.name) : ok(null);
  const email = asksForAccount(mode) ? parseEmail(form.email) : ok(null);
  const password = asksForAccount(mode) ? parseOptionalPassword(form.password) : ok(null);
  const failures = collect({ name: failureOf(name), email: failureOf(email), password: failureOf(password) });
  if (failures || !name.ok || !email.ok || !password.ok) return err(failures ?? {});
  return ok({ name: name.value, account: email.value === null ? null : { email: email.value, password: password.value } });
};
