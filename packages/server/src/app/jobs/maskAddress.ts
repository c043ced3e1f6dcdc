/** An address as far as somebody who asks for their mail can be told it is theirs: the first letter, and the domain. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
};
