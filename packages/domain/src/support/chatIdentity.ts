export type ChatIdentity =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'customer'; readonly email: string; readonly name: string };

/** Name of customers without a name (SUPPORT-18). */
export const fallbackName = 'No name';

export const chatIdentity = (
  user: { readonly email: string; readonly firstName: string; readonly lastName: string } | null,
): ChatIdentity => {
  if (user === null) return { kind: 'anonymous' };
  const name = [user.firstName, user.lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return { kind: 'customer', email: user.email, name: name || fallbackName };
};
