import { err, parseEmail, type Result } from '@tailorbird/domain/kernel';

/** NEWS-07: the form on submit: an address, and the box that agrees to letters ticked. Answers the trimmed address. */
export const checkNewsletter = (form: {
  readonly email: string;
  readonly agreed: boolean;
}): Result<string, { readonly kind: 'email-required' | 'email-invalid' | 'agreement-required' }> => {
  const email = parseEmail(form.email);
  if (!email.ok) return email;
  return form.agreed ? email : err({ kind: 'agreement-required' });
};
