/** Serves the built shop on a database of its own, until it is told to end: the server of the Playwright journeys. DATA_DIR goes when it ends. */
import { rmSync } from 'node:fs';
import { startShop } from './shop.ts';

const folder = process.env.DATA_DIR;
const shop = await startShop({ port: Number(process.env.PORT ?? 0), verbose: true, ...(folder ? { dataFolder: folder } : {}) });
console.log(`Fresh shop at ${shop.address}`);
await shop.ended;
await shop.stop();
if (folder) rmSync(folder, { recursive: true, force: true });
