import { err, ok, type Result } from '../kernel/index.ts';

export type PasswordFailure =
  | { readonly kind: 'password-required' }
  | { readonly kind: 'password-too-short'; readonly minimum: number }
  | { readonly kind: 'password-too-long'; readonly maximum: number }
  | { readonly kind: 'password-too-common' };

export const minimumSignInPassword = 6;
export const minimumSignUpPassword = 8;
export const maximumSignUpPassword = 128;

/** AUTH-23, AUTH-27: required, at least 6 characters, trimmed. */
export const parseSignInPassword = (typed: string): Result<string, PasswordFailure> => {
  const password = typed.trim();
  if (!password) return err({ kind: 'password-required' });
  return [...password].length < minimumSignInPassword
    ? err({ kind: 'password-too-short', minimum: minimumSignInPassword })
    : ok(password);
};

const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 11111111 00000000 12341234 87654321 98765432
  123123123 1q2w3e4r 1qaz2wsx q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123 qwertz123 qwertzuiop asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345
  abcdefgh iloveyou iloveyou1 sunshine princess football baseball superman batman123 welcome1 welcome123 letmein1 letmein123 trustno1 changeme
  dragon123 monkey123 master123 shadow123 michael1 jennifer computer internet samsung1 starwars pokemon1 whatever charlie1 passwort passwort1
  passwort123 hallo123 hallo1234 geheim123 schatz123 tailorbird tailorbird1`.split(/\s+/),
);

const isRepetition = (password: string): boolean =>
  [1, 2, 3, 4].some((length) => {
    const part = [...password].slice(0, length).join('');
    return part.repeat(Math.ceil(password.length / part.length)).startsWith(password);
  });

/** True for a common password, given in lower case. */
export type IsCommonPassword = (password: string) => boolean;

/** A list short enough for the browser. The server checks a longer one. */
const isOftenTried: IsCommonPassword = (password) =>
  commonPasswords.has(password) || isRepetition(password);

/**
 * Validates a new password: 8 to 128 characters, not a common one, no composition rules
 * (AUTH-24). `isCommon` adds to the short list of the domain.
 */
export const parseSignUpPassword = (
  typed: string,
  isCommon: IsCommonPassword = () => false,
): Result<string, PasswordFailure> => {
  const password = typed.trim();
  const length = [...password].length;
  if (!password) return err({ kind: 'password-required' });
  if (length < minimumSignUpPassword)
    return err({ kind: 'password-too-short', minimum: minimumSignUpPassword });
  if (length > maximumSignUpPassword)
    return err({ kind: 'password-too-long', maximum: maximumSignUpPassword });
  const plain = password.toLowerCase();
  return isOftenTried(plain) || isCommon(plain)
    ? err({ kind: 'password-too-common' })
    : ok(password);
};
