import { type IsCommonPassword, minimumSignUpPassword } from '@tailorbird/domain/account';

let known: Promise<IsCommonPassword> | undefined;

const load = async (): Promise<IsCommonPassword> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(
    dictionary['passwords-common']
      .map(String)
      .flatMap((each) => (each.length >= minimumSignUpPassword ? each.toLowerCase() : [])),
  );
  return (password) => common.has(password);
};

/** Passwords that were found most often among stolen ones, about 18,000 that are long enough. Read when the first password is chosen: that is seldom, and they take memory. */
export const commonPasswords = (): Promise<IsCommonPassword> => {
  known ??= load();
  return known;
};
