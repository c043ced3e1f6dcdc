import { err, ok, type Result } from './result.ts';

export type EmailFailure = { readonly kind: 'email-required' } | { readonly kind: 'email-invalid' };

/** Local part, @, and a domain with at least one dot, as people write addresses; RFC 5321 lengths. */
const email =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u;

/** AUTH-20, AUTH-21: trimmed, required, an address. */
export const parseEmail = (typed: string): Result<string, EmailFailure> => {
  const address = typed.trim();
  if (!address) return err({ kind: 'email-required' });
  return email.test(address) ? ok(address) : err({ kind: 'email-invalid' });
};
