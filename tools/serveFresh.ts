/** Serves the built shop on a database of its own, until it is told to end: the server of the Playwright journeys. */
import { startShop } from './shop.ts';

const shop = await startShop({ port: Number(process.env.PORT ?? 0), verbose: true });
console.log(`Fresh shop at ${shop.address}`);
await shop.ended;
await shop.stop();
