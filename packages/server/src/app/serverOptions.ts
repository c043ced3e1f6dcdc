import type { Logger } from 'pino';
import type { IdentityKeys } from '../contexts/account/identityProviders/houses.ts';
import type { PaymentProvider } from '../contexts/checkout/application/paymentProvider.ts';
import type { Carrier } from '../contexts/orders/application/carrier.ts';
import type { ReviewProvider } from '../contexts/reviews/application/provider.ts';
import type { Database, DatabaseLocation } from '../platform/database/database.ts';
import type { FilesLocation } from '../platform/files/openFiles.ts';
import type { Dispatcher, MailCarrier } from '../platform/mail/dispatcher.ts';
import type { Settings } from '../platform/runtime/settings.ts';
import type { Answer } from './answerRequests.ts';
import type { Renderer } from './pages/renderer.ts';
import type { PaymentKeys } from './paymentKeys.ts';
import type { SecretKeys } from './secretKeys.ts';
import type { Shop } from './shop.ts';

export type ServerOptions = {
  readonly database: DatabaseLocation;
  readonly settings?: Partial<Settings>;
  /** Where files that people send are kept; gone with the process when absent. */
  readonly files?: FilesLocation;
  /** Where the catalog's rows are; the shop's own when absent. */
  readonly catalogFolder?: URL;
  readonly clock?: () => Date;
  readonly random?: (bytes: number) => Uint8Array;
  readonly logger?: Logger;
  /** Whom payments go to: a provider by the keys it knows the shop by; the sandbox when absent. */
  readonly paymentKeys?: PaymentKeys | null;
  /** Who takes the money, instead of either. */
  readonly payments?: PaymentProvider;
  /** Who collects reviews: by default Trustpilot when the settings say how to ask it, else the sample. */
  readonly reviews?: ReviewProvider;
  /** Who carries parcels; the embedded carrier when absent. */
  readonly carrier?: Carrier;
  /** Who carries mail; SMTP_URL's server, else nobody, when absent. */
  readonly mailCarrier?: MailCarrier;
  /** Houses one can sign in with: by the keys they know the shop by, or one to try it with, where whoever comes says who they are; none when absent. */
  readonly identityProviders?: IdentityKeys | 'demo';
  /** What secrets in the database are sealed with; gone with the process when absent. */
  readonly secretKeys?: SecretKeys;
  /** Whether the accounts and vouchers to try the shop with are made; by default in an embedded database only. */
  readonly seedsAccounts?: boolean;
  /** Whether the shop stays closed while such accounts are in its database: everybody knows their password. */
  readonly refusesSamples?: boolean;
  /** Who renders pages: the built shop, or one given here; calls alone are served when absent. */
  readonly pages?: 'built' | Renderer;
  /** Hears what is being done while the shop opens. */
  readonly onProgress?: (step: string) => void;
};

export type Server = {
  /** Answers a request without a port. */
  readonly fetch: Answer;
  /** Answers requests on a port, 0 being any free one; answers the address. */
  readonly listen: (port: number, host?: string) => Promise<string>;
  /** Lets running requests end, then closes the database. */
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly shop: Shop;
  readonly mail: Pick<Dispatcher, 'dispatch'>;
  /** Looks after parcels and silent customers now; answers how much was done. */
  readonly followOrders: () => Promise<number>;
};
