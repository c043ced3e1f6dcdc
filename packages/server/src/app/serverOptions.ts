import type { Logger } from 'pino';
import type { IdentityKeys } from '../contexts/account/identityProviders/knownProviders.ts';
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
  readonly files?: FilesLocation;
  readonly catalogFolder?: URL;
  readonly clock?: () => Date;
  readonly random?: (bytes: number) => Uint8Array;
  readonly logger?: Logger;
  /** Credentials of the payment provider; the sandbox if absent. */
  readonly paymentKeys?: PaymentKeys | null;
  readonly payments?: PaymentProvider;
  /** The review provider; by default Trustpilot if configured, otherwise samples. */
  readonly reviews?: ReviewProvider;
  readonly carrier?: Carrier;
  /** By default the server of `SMTP_URL`; without it mails stay in the outbox. */
  readonly mailCarrier?: MailCarrier;
  /**
   * Identity providers by credentials, or the demo provider, where visitors may claim any
   * identity; none if absent.
   */
  readonly identityProviders?: IdentityKeys | 'demo';
  /** Keys for encrypting database secrets; in memory if absent. */
  readonly secretKeys?: SecretKeys;
  /** Creates sample accounts and vouchers; by default only in an embedded database. */
  readonly seedsAccounts?: boolean;
  /** Refuses to start with sample accounts, whose password is public. */
  readonly refusesSamples?: boolean;
  /** The renderer: the built shop or the given one; API only if absent. */
  readonly pages?: 'built' | Renderer;
  readonly onProgress?: (step: string) => void;
};

export type Server = {
  /** Handles a request without a port. */
  readonly fetch: Answer;
  /** Listens on a port (0 for any free one); returns the address. */
  readonly listen: (port: number, host?: string) => Promise<string>;
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly shop: Shop;
  readonly mail: Pick<Dispatcher, 'dispatch'>;
  readonly trackOrders: () => Promise<number>;
};
