/**
 * Serves the built shop with a temporary database for Playwright, which reads the last
 * line of its output.
 */
import { startShop } from './shop.ts';

const shop = await startShop({ onLine: (line) => console.log(line) });
console.log(`Fresh shop at ${shop.address} with its data in ${shop.dataFolder}`);
await shop.ended;
