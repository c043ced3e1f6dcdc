import type { Logger } from 'pino';
import type { Catalog } from '../contexts/catalog/source.ts';
import type { PaymentProvider } from '../contexts/checkout/paymentProvider.ts';
import type { Content } from '../contexts/content/source.ts';
import type { ReviewProvider } from '../contexts/reviews/provider.ts';
import type { Database } from './database/database.ts';
import type { PublicAnswers } from './http/publicAnswers.ts';
import type { Settings } from './settings.ts';

/** What every context of the server works with. Time and chance come from here, so that tests decide them. */
export type Shop = {
  readonly database: Database;
  /** The range as it is now: what is out of stock is out of stock here too. How many pieces are left is in the database (`catalog/stock.ts`). */
  readonly catalog: Catalog;
  /** Grows whenever something of the range that a visitor can see changes. */
  readonly catalogVersion: () => number;
  readonly content: Content;
  /** Answers that are the same for everybody who is not signed in. */
  readonly publicAnswers: PublicAnswers;
  readonly clock: () => Date;
  /** Unguessable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly payments: PaymentProvider;
  readonly reviews: ReviewProvider;
  /** Tells the mail dispatcher that the outbox has something new. Call it after the transaction. */
  readonly mailQueued: () => void;
  /** Tells the caches of pages and lists that the stock of these colors has changed. Call it after the transaction. */
  readonly stockChanged: (fabricColorIds: readonly number[]) => void;
};
