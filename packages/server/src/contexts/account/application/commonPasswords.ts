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

/**
 * About 18,000 common stolen passwords of sufficient length. Loaded at the first use, because
 * they are seldom needed and use memory.
 */
export const commonPasswords = (): Promise<IsCommonPassword> => {
  known ??= load();
  return known;
};
