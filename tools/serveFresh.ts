/** With a temporary database. Playwright reads the last line of the output. */
import { startShop } from './shop.ts';

const shop = await startShop({ onLine: (line) => console.log(line) });
console.log(`Fresh shop at ${shop.address} with its data in ${shop.dataFolder}`);
await shop.ended;
