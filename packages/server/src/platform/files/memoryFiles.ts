import { checkedKey, type FileStore } from './fileStore.ts';

export const memoryFiles = (): FileStore => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void kept.set(checkedKey(key), bytes.slice()),
    get: async (key) => kept.get(checkedKey(key))?.slice() ?? null,
    remove: async (key) => void kept.delete(checkedKey(key)),
  };
};
