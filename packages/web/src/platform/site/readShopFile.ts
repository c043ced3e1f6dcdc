import { withBase } from '../../ui/basePath.ts';

/** The text of a file of the shop. Rejects if it is missing or the network fails. */
export const readShopFile = async (path: string): Promise<string> => {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return await response.text();
};
