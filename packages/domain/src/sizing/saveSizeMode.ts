export const saveSizeModes = ['CreateAccountOnly', 'CreateAccountAndNameSize', 'NameSize'] as const;
export type SaveSizeMode = (typeof saveSizeModes)[number];

/**
 * A customer names the size; a guest needs an account, and a name if the size has none
 * (SIZE-41).
 */
export const saveSizeMode = (
  customer: { readonly signedIn: boolean },
  size: { readonly isNamed: boolean },
): SaveSizeMode => {
  if (customer.signedIn) return 'NameSize';
  return size.isNamed ? 'CreateAccountOnly' : 'CreateAccountAndNameSize';
};

export const needsAccount = (mode: SaveSizeMode): boolean => mode !== 'NameSize';
export const needsName = (mode: SaveSizeMode): boolean => mode !== 'CreateAccountOnly';
