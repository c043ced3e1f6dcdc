/** `npm run backup -- <folder>`: copies the shop's data into a new folder. */
import { backUp } from './copies.ts';
import { runCopy } from './runCopy.ts';

await runCopy(
  'backup',
  async (copy, data) => `Copied ${(await backUp(data, copy)).orders} orders into ${copy}.`,
);
