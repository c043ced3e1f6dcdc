import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createIdentities } from '../contexts/account/application/identities.ts';
import { rewardDelivered } from '../contexts/account/application/rewardReferral.ts';
import { sealSecrets } from '../contexts/account/application/secondFactor.ts';
import { createDemoProviders } from '../contexts/account/identityProviders/demo/demoProviders.ts';
import { createKnownProviders } from '../contexts/account/identityProviders/openId.ts';
import { findSampleAccounts, seedAccounts } from '../contexts/account/seed.ts';
import { seedVouchers } from '../contexts/basket/seed.ts';
import { openLiveCatalog } from '../contexts/catalog/application/liveCatalog.ts';
import { loadCatalog } from '../contexts/catalog/rows/source.ts';
import { recordPrices } from '../contexts/catalog/store/prices.ts';
import { seedStock } from '../contexts/catalog/store/stock.ts';
import { pendingPaymentsOf } from '../contexts/checkout/application/pendingPayment.ts';
import { postNotice } from '../contexts/checkout/sandbox/notices.ts';
import { createSandboxPayments } from '../contexts/checkout/sandbox/payments.ts';
import { fillContent } from '../contexts/content/application/fillContent.ts';
import { loadContent } from '../contexts/content/rows/source.ts';
import { levyBookOf } from '../contexts/location/application/levyBook.ts';
import { trackOrders } from '../contexts/orders/application/trackOrders.ts';
import { createEmbeddedCarrier } from '../contexts/orders/carriers/embedded.ts';
import { seedOrders } from '../contexts/orders/seed.ts';
import { createErrorReporter } from '../contexts/shell/application/reportErrors.ts';
import { importRowsNow } from '../contexts/staff/application/importTables.ts';
import { openShopData } from '../contexts/staff/application/liveShopData.ts';
import { liveContent, openLiveTexts } from '../contexts/staff/application/texts/liveTexts.ts';
import { inTextPreview } from '../contexts/staff/application/texts/previewTexts.ts';
import { createChatSignals } from '../contexts/support/application/chat/signals.ts';
import { seedClaim } from '../contexts/support/seed.ts';
import { openDatabase } from '../platform/database/database.ts';
import { SchemaOfOtherEdition } from '../platform/database/failures.ts';
import { openFiles } from '../platform/files/openFiles.ts';
import { createDispatcher, smtpCarrier } from '../platform/mail/dispatcher.ts';
import { bareAddress } from '../platform/mail/mailbox.ts';
import { createLogger } from '../platform/runtime/logger.ts';
import { defaultSettings, type Settings } from '../platform/runtime/settings.ts';
import { Unavailable } from '../platform/runtime/unavailable.ts';
import { createSecretBox } from '../platform/session/secretBox.ts';
import { openSigningKey } from '../platform/session/signedLinks.ts';
import { withTextSource } from '../platform/texts/textOverrides.ts';
import { answerRequests } from './answerRequests.ts';
import { createAssistant } from './assistant/assistant.ts';
import { createHttpServer } from './httpServer.ts';
import { migrations } from './migrations.ts';
import { failWith, openReviews } from './openReviews.ts';
import { openFiles as openBuiltFiles } from './pages/files.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { builtFilesFolder, loadRenderer, type Renderer } from './pages/renderer.ts';
import { openDevelopmentPages } from './pages/vite.ts';
import { cardScriptOf, payingFramesOf } from './paymentKeys.ts';
import { providerOf } from './paymentProviders.ts';
import { createProbes } from './probes.ts';
import { readsParameter } from './readsParameter.ts';
import { openSecretKeys } from './secretKeys.ts';
import type { Server, ServerOptions } from './serverOptions.ts';
import type { Shop } from './shop.ts';
import { sizeUses } from './sizeUses.ts';
import { startBackgroundJobs } from './startBackgroundJobs.ts';

export type { Server, ServerOptions } from './serverOptions.ts';

/**
 * Starts the shop: catalog, texts, database, migrations, sample data, pages. Throws a
 * descriptive error if one of them is invalid.
 */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  const clock = options.clock ?? (() => new Date());
  const random = options.random ?? randomBytes;
  const progress = options.onProgress ?? (() => {});
  const logger = options.logger ?? createLogger('silent');
  const { identityProviders: keys = {} } = options;
  const identityProviders =
    keys === 'demo' ? createDemoProviders(logger) : createKnownProviders(keys, logger);
  const given: Settings = { ...defaultSettings, ...options.settings };
  const settings: Settings = {
    ...given,
    switches: {
      ...given.switches,
      socialLoginEnabled: given.switches.socialLoginEnabled || identityProviders.names.length > 0,
    },
  };

  const carrier = options.carrier ?? createEmbeddedCarrier(clock);

  progress('Reading the catalog and the texts …');
  const catalog = loadCatalog(clock(), options.catalogFolder);
  const content = loadContent();
  if (!catalog.ok) return failWith('The catalog has mistakes:', catalog.failure);
  if (!content.ok) return failWith('The texts have errors:', content.failure);

  progress('Opening the database …');
  const database = await openDatabase(
    options.database,
    (cause) => logger.warn({ cause: cause.message }, 'database connection lost'),
    (sentence) => logger.fatal({ cause: sentence }, 'database damaged'),
  );
  const steps = await database
    .migrate(migrations, clock(), () =>
      progress('Another process is preparing the database; waiting for it …'),
    )
    .catch((cause: Error) => {
      const isExplained = cause instanceof Unavailable || cause instanceof SchemaOfOtherEdition;
      if (database.dialect === 'sqlite' || isExplained) throw cause;
      const message = `The database could not be prepared and is unchanged: ${cause.message}`;
      throw new Error(message, { cause });
    });
  if (steps.length > 0) {
    progress(`Prepared the database (${steps.length} ${steps.length === 1 ? 'step' : 'steps'}).`);
  }
  const samples = options.refusesSamples ? await findSampleAccounts(database.queries) : [];
  if (samples.length > 0) {
    await database.close();
    throw new Error(
      `The shop does not start:\n- The database has sample accounts with a public password: ${samples.join(', ')}. Use another DATA_DIR, or close them with \`npm run admin -- close ${samples[0]}\``,
    );
  }
  const secretBox = createSecretBox(openSecretKeys(options.secretKeys));
  await database.transaction((trx) => sealSecrets(trx, secretBox));
  await database.transaction((trx) => seedStock(trx, catalog.value));
  const reductions = await database.transaction((trx) =>
    recordPrices(trx, catalog.value, clock().toISOString()),
  );
  if (options.seedsAccounts ?? !('url' in options.database)) {
    const customer = await seedAccounts({ database, clock, settings });
    await database.transaction((trx) => seedVouchers(trx, clock()));
    const claimed = await seedOrders(
      { database, catalog: catalog.value, clock, settings, random, carrier },
      customer,
    );
    if (claimed) await seedClaim({ database, clock }, claimed);
  }

  const shopData = await openShopData(database, clock, (cause) =>
    logger.warn({ cause: cause.message }, 'shop data not loaded'),
  );
  const stockUnread = (cause: Error): void =>
    logger.warn({ cause: cause.message }, 'stock not loaded');
  const switchesNow = (): Settings['switches'] => shopData.switchesOver(settings.switches);
  const live = await openLiveCatalog(
    { ...catalog.value, reductions },
    database,
    clock,
    stockUnread,
    shopData.namesOver,
    switchesNow,
  );
  const mailCarrier =
    options.mailCarrier ??
    (settings.smtpUrl === null
      ? null
      : await smtpCarrier(settings.smtpUrl, settings.mailFrom, settings.seller));
  const dispatcher = createDispatcher(database, mailCarrier, clock, logger);
  const chatSignals = createChatSignals(database, logger);
  const errors = createErrorReporter({ clock, settings, logger });
  let work: ReturnType<typeof startBackgroundJobs> | undefined;
  const supportAddress = bareAddress(settings.supportAddress);
  const { billingRetentionYears } = settings;
  const contentValues = { ...settings, supportAddress };
  const texts = openLiveTexts(content.value, shopData.all, contentValues);
  const levies = levyBookOf(importRowsNow(shopData.all));
  const payments =
    options.payments ??
    (options.paymentKeys
      ? providerOf(database, options.paymentKeys, { clock, logger })
      : createSandboxPayments(database, { clock, random, post: (request) => postNotice(request) }));
  const shop: Shop = {
    database,
    secretBox,
    signingKey: await openSigningKey({ database, clock, random }),
    files: await openFiles(options.files ?? { memory: true }),
    catalog: live.catalog,
    content: liveContent(texts, shopData),
    texts,
    shopData,
    levies,
    mailSamples: async () =>
      (await import('./mailSamples/mailSamples.ts')).createMailSamples({
        catalog: live.catalog,
        settings,
      }),
    identities: createIdentities({ database, clock, settings }),
    contentVersion: () => live.version() + shopData.version(),
    clock,
    random,
    settings: {
      ...settings,
      get switches() {
        return switchesNow();
      },
    },
    logger,
    payments,
    pendingPaymentOf: pendingPaymentsOf({ payments, clock }),
    sizeUses,
    reviews: options.reviews ?? (await openReviews(settings, clock)),
    carrier,
    orderDelivered: rewardDelivered,
    chatSignals,
    errors,
    assistant: createAssistant({
      content: fillContent(content.value, contentValues),
      catalog: live.catalog,
      database,
      clock,
      logger,
      settings,
      levies,
      payments,
    }),
    identityProviders,
    refundDue: () => work?.refundDue(),
    mailQueued: dispatcher.wake,
    stockChanged: (fabricColorIds) => {
      live.refresh(fabricColorIds).catch(stockUnread);
    },
  };

  let pages: Pages | null = null;
  const fetch = answerRequests(shop, () => pages);
  const probes = createProbes(database, migrations);
  const http = createHttpServer(shop, fetch, probes);
  const pagesWith = (renderer: Renderer, folder: string | null): Pages =>
    createPages({
      renderer,
      files: folder === null ? null : openBuiltFiles(folder),
      readsParameter,
      changedTexts: texts.changed,
      inTextPreview: (name, work) => inTextPreview(shop, name, work),
      fetch,
      keeps: !settings.development,
      outside: settings.outsideAnalytics,
      chat: settings.chatProvider,
      supportAddress,
      seller: settings.seller && {
        name: settings.seller.name,
        address: settings.seller.address.join(', '),
        isPortuguese: settings.seller.taxNumber.startsWith('PT'),
      },
      hasReviews: settings.trustpilot !== null,
      billingYears: billingRetentionYears,
      cards: options.paymentKeys ? cardScriptOf(options.paymentKeys) : null,
      payingFrames: payingFramesOf(options.paymentKeys ?? null),
      logger,
      failed: errors.failed,
    });

  let closeVite = async (): Promise<void> => {};
  if (settings.development) {
    progress('Starting Vite …');
    const development = await openDevelopmentPages(http.server);
    http.use(development.middlewares);
    closeVite = development.close;
    pages = pagesWith(development.renderer, null);
  } else if (options.pages === 'built') {
    progress('Loading the pages …');
    const renderer = await loadRenderer();
    if (renderer) pages = pagesWith(renderer, builtFilesFolder());
    else progress('The pages are not built: only calls are answered.');
  } else if (options.pages) {
    pages = pagesWith(options.pages, null);
  }

  work = startBackgroundJobs(shop);
  dispatcher.wake();

  return {
    fetch,
    database,
    shop,
    mail: dispatcher,
    trackOrders: () => withTextSource(texts.source, () => trackOrders(shop)),
    listen: (port, host = '127.0.0.1') => http.listen(port, host),
    close: async () => {
      // Fails the readiness probe first, so that the load balancer sends no more visitors.
      probes.drain();
      await pause(settings.drainSeconds * 1_000);
      await closeVite();
      chatSignals.stop();
      await http.close();
      await work?.stop();
      await dispatcher.stop();
      await identityProviders.close?.();
      await errors.stop();
      await database.close();
    },
  };
};
