import type { Catalog } from '../contexts/catalog/rows/source.ts';
import type { PaymentProvider } from '../contexts/checkout/application/paymentProvider.ts';
import type { Content } from '../contexts/content/rows/source.ts';
import type { ReviewProvider } from '../contexts/reviews/application/provider.ts';
import type { WithPublicAnswers } from './cache/publicAnswers.ts';
import type { WithDatabase } from './database/database.ts';
import type { WithMailQueue } from './mail/outbox.ts';
import type { WithClock, WithLogger, WithRandom, WithSettings } from './runtime/runtime.ts';
import type { WithIdentities } from './session/identities.ts';

/** What every context of the server works with. */
export type Shop = WithDatabase &
  WithClock &
  WithRandom &
  WithSettings &
  WithLogger &
  WithIdentities &
  WithPublicAnswers &
  WithMailQueue & {
    /** The range as it is now: what is out of stock is out of stock here too. How many pieces are left is in the database (`catalog/stock.ts`). */
    readonly catalog: Catalog;
    readonly content: Content;
    readonly payments: PaymentProvider;
    readonly reviews: ReviewProvider;
    /** Tells the caches of pages and lists that the stock of these colors has changed. Call it after the transaction. */
    readonly stockChanged: (fabricColorIds: readonly number[]) => void;
  };
