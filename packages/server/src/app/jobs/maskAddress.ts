/** Masks an email address so that its owner can recognize it: first letter and domain. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
};
