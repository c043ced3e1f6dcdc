/** `npm run restore -- <folder>`: restores a backup. */
import { restore } from './copies.ts';
import { runCopy } from './runCopy.ts';

await runCopy(
  'restore',
  async (copy, data) => `Restored ${(await restore(copy, data)).orders} orders into ${data}.`,
);
