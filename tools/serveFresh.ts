/** Serves the built shop on a database of its own, until it is told to end: the server of the Playwright journeys. Its last line is read by them. */
import { startShop } from './shop.ts';

const shop = await startShop({ onLine: (line) => console.log(line) });
console.log(`Fresh shop at ${shop.address} with its data in ${shop.dataFolder}`);
await shop.ended;
