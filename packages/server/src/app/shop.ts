import type { WithIdentityProviders } from '../contexts/account/application/identityProviders.ts';
import type { WithPendingPayments } from '../contexts/basket/application/currentBasket.ts';
import type { WithCatalog, WithStockSignal } from '../contexts/catalog/application/catalog.ts';
import type { WithPayments } from '../contexts/checkout/application/paymentProvider.ts';
import type { WithContent } from '../contexts/content/application/content.ts';
import type { WithLevies } from '../contexts/location/application/levyBook.ts';
import type { WithArrivals } from '../contexts/orders/application/arrivals.ts';
import type { WithCarrier } from '../contexts/orders/application/carrier.ts';
import type { WithRefundSignal } from '../contexts/orders/application/refunds.ts';
import type { WithReviews } from '../contexts/reviews/application/provider.ts';
import type { WithErrorReporter } from '../contexts/shell/application/reportErrors.ts';
import type { WithSizeUses } from '../contexts/sizing/application/sizeUses.ts';
import type { WithShopData } from '../contexts/staff/application/liveShopData.ts';
import type { WithTexts } from '../contexts/staff/application/texts/liveTexts.ts';
import type { WithMailSamples } from '../contexts/staff/application/texts/mailSamples.ts';
import type { WithAssistant } from '../contexts/support/application/chat/assistant.ts';
import type { WithChatSignals } from '../contexts/support/application/chat/signals.ts';
import type { WithContentVersion } from '../platform/cache/publicCache.ts';
import type { WithDatabase } from '../platform/database/database.ts';
import type { WithFiles } from '../platform/files/fileStore.ts';
import type { WithMailQueue } from '../platform/mail/outbox.ts';
import type {
  WithClock,
  WithLogger,
  WithRandom,
  WithSettings,
} from '../platform/runtime/runtime.ts';
import type { WithIdentities } from '../platform/session/identities.ts';
import type { WithSecretBox } from '../platform/session/secretBox.ts';
import type { WithSigningKey } from '../platform/session/signedLinks.ts';

export type Shop = WithDatabase &
  WithFiles &
  WithSigningKey &
  WithSecretBox &
  WithClock &
  WithRandom &
  WithSettings &
  WithLogger &
  WithIdentities &
  WithContentVersion &
  WithMailQueue &
  WithCatalog &
  WithStockSignal &
  WithContent &
  WithPayments &
  WithPendingPayments &
  WithSizeUses &
  WithReviews &
  WithCarrier &
  WithArrivals &
  WithIdentityProviders &
  WithRefundSignal &
  WithChatSignals &
  WithAssistant &
  WithErrorReporter &
  WithLevies &
  WithShopData &
  WithTexts &
  WithMailSamples;
