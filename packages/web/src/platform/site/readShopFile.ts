import { withBase } from '../../ui/basePath.ts';

/** A file of the shop as a `data:` address. Rejects if it is missing or the network fails. */
export const readShopFile = async (path: string): Promise<string> => {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file = await response.blob();
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`${path} cannot be read.`));
    reader.readAsDataURL(file);
  });
};
