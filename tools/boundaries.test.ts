import { join } from 'node:path';
import { expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { cruise, spoken } from './boundaries.ts';

test('each boundary rule rejects a module that breaks it', { timeout: 120_000 }, async () => {
  const { summary } = await cruise(join(import.meta.dirname, 'fixtures', 'boundaries'));
  expect(summary.violations.map(spoken).sort()).toMatchInlineSnapshot(`
    [
      "adapters-do-not-import-adapters: packages/adapters/http/src/remember.ts → packages/adapters/storage/src/cookies.ts",
      "adapters-import-domain-and-contract: packages/adapters/http/src/basket.ts → packages/server/src/routes.ts",
      "adapters-import-no-test-support: packages/adapters/storage/src/usesSuite.ts → packages/domain/src/testing/contracts/describeBaskets.ts",
      "atelier-imports-domain-and-packshot: packages/atelier/src/hang.ts → packages/server/src/routes.ts",
      "atelier-worn-runs-in-browsers: packages/atelier/src/worn/drape.ts → fs",
      "contract-imports-domain-and-zod: packages/contract/src/basket.ts → packages/packshot/src/index.ts",
      "contract-suites-import-domain-and-vitest: packages/domain/src/testing/contracts/describeBaskets.ts → packages/adapters/http/src/remember.ts",
      "contract-suites-run-in-tests-only: packages/adapters/storage/src/usesSuite.ts → packages/domain/src/testing/contracts/describeBaskets.ts",
      "contract-suites-run-in-tests-only: packages/packshot/src/usesSuite.ts → packages/domain/src/testing/contracts/describeBaskets.ts",
      "domain-does-not-import-its-tests: packages/domain/src/basket/usesBuilder.ts → packages/domain/src/testing/aBasket.ts",
      "domain-imports-nothing: packages/domain/src/basket/callsAdapter.ts → packages/adapters/http/src/basket.ts",
      "domain-imports-nothing: packages/domain/src/basket/readsFiles.ts → fs",
      "domain-testing-imports-fast-check-alone: packages/domain/src/testing/aBasket.ts → vitest/dist/index.d.ts",
      "everything-resolves: packages/web/src/app/frame/Footer.tsx → react-router-dom",
      "everything-resolves: packages/web/src/app/frame/Header.tsx → inversify",
      "everything-resolves: packages/web/src/ui/lost.ts → ./nowhere.ts",
      "features-do-not-import-features: packages/web/src/features/basket/BasketPanel.tsx → packages/web/src/features/designer/designerStore.ts",
      "inversify-in-the-composition-only: packages/web/src/app/frame/Header.tsx → inversify",
      "no-cycles: packages/web/src/app/entry.ts → packages/web/src/app/frame/Frame.tsx",
      "no-cycles: packages/web/src/ui/chicken.ts → packages/web/src/ui/egg.ts",
      "packshot-imports-nothing: packages/packshot/src/index.ts → packages/domain/src/kernel/money.ts",
      "packshot-imports-nothing: packages/packshot/src/usesSuite.ts → packages/domain/src/testing/contracts/describeBaskets.ts",
      "react-router-through-one-module: packages/web/src/app/frame/Footer.tsx → react-router-dom",
      "renders-are-listed-outside-browsers: packages/web/src/ui/listsRenders.ts → packages/packshot/src/renderFiles.ts",
      "server-contexts-are-listed: packages/server/src/contexts/loyalty/application/points.ts → packages/server/src/platform/http/respond.ts",
      "server-contexts-do-not-import-the-app: packages/server/src/contexts/basket/routes.ts → packages/server/src/app/shop.ts",
      "server-contexts-meet-in-their-index: packages/server/src/contexts/basket/application/addPiece.ts → packages/server/src/contexts/orders/application/orders.ts",
      "server-contexts-meet-in-their-index: packages/server/src/contexts/orders/application/orders.ts → packages/server/src/contexts/basket/store/baskets.ts",
      "server-contexts-stand-on-those-before: packages/server/src/contexts/basket/application/addPiece.ts → packages/server/src/contexts/orders/application/orders.ts",
      "server-folders-do-not-import-each-other: packages/server/src/platform/cache → packages/server/src/platform/http",
      "server-folders-do-not-import-each-other: packages/server/src/platform/http → packages/server/src/platform/cache",
      "server-imports-domain-contract-and-packshot: packages/server/src/render.ts → packages/web/src/features/basket/BasketPanel.tsx",
      "server-platform-imports-neither-contexts-nor-app: packages/server/src/platform/database/schema.ts → packages/server/src/contexts/basket/store/baskets.ts",
      "web-app-folders-know-no-entry: packages/web/src/app/frame/Frame.tsx → packages/web/src/app/entry.ts",
      "web-composition-knows-no-app: packages/web/src/composition/knowsPages.ts → packages/web/src/app/pages/pageRoutes.ts",
      "web-does-not-import-the-server: packages/web/src/composition/container.ts → packages/server/src/routes.ts",
      "web-features-know-no-app: packages/web/src/features/search/SearchDialog.tsx → packages/web/src/app/pages/pageRoutes.ts",
      "web-folders-do-not-import-each-other: packages/web/src/features/basket → packages/web/src/features/designer",
      "web-folders-do-not-import-each-other: packages/web/src/features/designer → packages/adapters/http/src",
      "web-folders-do-not-import-each-other: packages/web/src/platform/texts → packages/web/src/platform/visit",
      "web-folders-do-not-import-each-other: packages/web/src/platform/visit → packages/web/src/platform/texts",
      "web-names-adapters-in-the-composition-only: packages/web/src/features/designer/designerStore.ts → packages/adapters/http/src/basket.ts",
      "web-platform-knows-no-feature: packages/web/src/platform/panels/basketPanel.ts → packages/web/src/features/basket/BasketPanel.tsx",
      "web-shared-knows-no-feature: packages/web/src/shared/orderLines/openBasket.ts → packages/web/src/features/basket/BasketPanel.tsx",
      "web-ui-is-the-ground-floor: packages/web/src/ui/knowsTexts.ts → packages/web/src/platform/texts/speech.ts",
    ]
  `);
  expect(new Set(summary.violations.map(({ rule }) => rule.name))).toEqual(
    new Set(configuration.forbidden?.map(({ name }) => name)),
  );
});
