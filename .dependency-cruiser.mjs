/**
 * Import rules. `tools/boundaries.ts` checks them; its test has a failing example for each rule.
 * Tests may import across layers: a contract suite runs an adapter against the real server.
 */
const test = '\\.(test|test-d|bench)\\.tsx?$|/test/|/testing/';

/**
 * Contexts of the server: each may import earlier ones. If an earlier context needs a later one,
 * it declares a port that the app implements.
 */
const serverContexts = [
  'location',
  'shell',
  'newsletter',
  'catalog',
  'reviews',
  'designer',
  'sizing',
  'basket',
  'giftCards',
  'orders',
  'support',
  'checkout',
  'content',
  'search',
  'packshots',
  'account',
  'staff',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverOrder = serverContexts.map((context, place) => ({
  name: 'server-contexts-stand-on-those-before',
  comment:
    'Contexts may import only earlier contexts of the list above. For the other direction declare a port, or move the shared code.',
  severity: 'error',
  from: { path: `^packages/server/src/contexts/${context}/`, pathNot: test },
  to: {
    path: '^packages/server/src/contexts/',
    pathNot: `^packages/server/src/contexts/(${serverContexts.slice(0, place + 1).join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment:
        'The domain is pure TypeScript. Pass what it needs as an argument, or declare a port that an adapter implements.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'domain-does-not-import-its-tests',
      comment: 'Use builders and arbitraries in tests only.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { path: '^packages/domain/src/testing/' },
    },
    {
      name: 'domain-testing-imports-fast-check-alone',
      comment: 'Other projects test with these builders, so they may depend on fast-check only.',
      severity: 'error',
      from: {
        path: '^packages/domain/src/testing/',
        pathNot: '\\.test\\.tsx?$|^packages/domain/src/testing/contracts/',
      },
      to: { pathNot: '^packages/domain/src/|(^|node_modules/)(fast-check|pure-rand)(/|$)' },
    },
    {
      name: 'contract-suites-import-domain-and-vitest',
      comment:
        'Other projects run these suites on their adapters, so they may depend on the domain and vitest only.',
      severity: 'error',
      from: { path: '^packages/domain/src/testing/contracts/' },
      to: { pathNot: '^packages/domain/src/|(^|node_modules/)vitest(/|$)' },
    },
    {
      name: 'contract-suites-run-in-tests-only',
      comment: 'Contract suites need vitest. Import them in tests only.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: '^packages/domain/src/testing/contracts/' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      comment: 'The contract may import the domain and zod only.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: '^packages/(contract|domain)/|(^|node_modules/)zod(/|$)' },
    },
    {
      name: 'packshot-imports-nothing',
      comment: 'Drawings are pure functions: pass values as arguments.',
      severity: 'error',
      from: { path: '^packages/packshot/src/', pathNot: test },
      to: { pathNot: '^packages/packshot/' },
    },
    {
      name: 'atelier-imports-domain-and-packshot',
      comment: 'The atelier makes pictures before the build. It does not depend on the shop.',
      severity: 'error',
      from: { path: '^packages/atelier/src/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(atelier|domain|packshot)/' },
    },
    {
      name: 'atelier-worn-runs-in-browsers',
      comment: 'The shop drapes garments in a worker. What it imports must run without Node.',
      severity: 'error',
      from: { path: '^packages/atelier/src/worn/', pathNot: test },
      to: {
        path: '^(node:)?(fs|os|path|url|process|worker_threads)(/|$)|(^|node_modules/)sharp(/|$)',
        reachable: true,
      },
    },
    {
      name: 'renders-are-listed-outside-browsers',
      comment:
        'Pages load the renders they show with their pictures. The list of all files would grow their scripts.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/worker/demo/|${test}` },
      to: { path: '^packages/packshot/src/renderFiles\\.ts$', reachable: true },
    },
    {
      name: 'adapters-import-domain-and-contract',
      comment:
        'An adapter implements a port of the domain. It must not import the web package or the server.',
      severity: 'error',
      from: { path: '^packages/adapters/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(adapters|domain|contract)/' },
    },
    {
      name: 'adapters-do-not-import-adapters',
      comment: 'Combine adapters in web/src/composition only.',
      severity: 'error',
      from: { path: '^packages/adapters/([^/]+)/' },
      to: { path: '^packages/adapters/', pathNot: '^packages/adapters/$1/' },
    },
    {
      name: 'adapters-import-no-test-support',
      comment: 'Adapters run without fast-check and vitest. Use the builders only.',
      severity: 'error',
      from: { path: '^packages/adapters/', pathNot: test },
      to: { path: '^packages/domain/src/testing/(?!builders\\.ts$)' },
    },
    {
      name: 'web-names-adapters-in-the-composition-only',
      comment:
        'Screens and stores use ports of the domain. Bind the adapter in web/src/composition.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/composition/|${test}` },
      to: {
        path: '^packages/',
        pathNot: '^packages/(web|domain|packshot)/|^packages/atelier/src/worn/',
      },
    },
    {
      name: 'web-does-not-import-the-server',
      comment: 'Browser and server communicate through the API only.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: test },
      to: { path: '^packages/server/' },
    },
    {
      name: 'web-ui-is-the-ground-floor',
      comment: 'The design system does not depend on the shop. Pass texts and values as props.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/', pathNot: test },
      to: { path: '^packages/web/src/(?!ui/)' },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment: 'The platform does not depend on the shop. Declare a token and bind it in the app.',
      severity: 'error',
      from: { path: '^packages/web/src/platform/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform)/)' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'Shared code must not import features. Pass the differences as arguments.',
      severity: 'error',
      from: { path: '^packages/web/src/shared/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform|shared)/)' },
    },
    {
      name: 'web-features-know-no-app',
      comment:
        'Features must not import routes, frame or composition. Declare needs in services.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/features/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform|shared|features)/)' },
    },
    {
      name: 'web-composition-knows-no-app',
      comment: 'The composition binds tokens and must not import frame or routes.',
      severity: 'error',
      from: { path: '^packages/web/src/composition/', pathNot: test },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'web-app-folders-know-no-entry',
      comment: 'Only the entries combine the app’s folders; the folders must not import an entry.',
      severity: 'error',
      from: { path: '^packages/web/src/app/[^/]+/', pathNot: test },
      to: { path: '^packages/web/src/app/[^/]+$' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'Features must not import each other. Combine them in pages, and move shared code to the domain, web/src/ui or web/src/shared.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'inversify-in-the-composition-only',
      comment: 'Only web/src/composition may import Inversify.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/composition/' },
      to: { path: '(^|node_modules/)(inversify|@inversifyjs|reflect-metadata)(/|$)' },
    },
    {
      name: 'react-router-through-one-module',
      comment:
        'Import from web/src/platform/navigation/router.ts, which is the only module that imports the package.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '^packages/web/src/platform/navigation/router\\.ts$',
      },
      to: { path: '(^|node_modules/)react-router(-dom)?(/|$)' },
    },
    {
      name: 'server-imports-domain-contract-and-packshot',
      comment: 'The server serves the built web package and must not import its sources.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(server|domain|contract|packshot)/' },
    },
    {
      name: 'server-platform-imports-neither-contexts-nor-app',
      comment:
        'The platform must not import contexts. Declare a port in the platform and pass its implementation in the app.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: test },
      to: { path: '^packages/server/src/(contexts|app)/' },
    },
    {
      name: 'server-contexts-do-not-import-the-app',
      comment:
        'Contexts must not import the app. Declare what the context needs as a type and pass it as an argument.',
      severity: 'error',
      from: { path: '^packages/server/src/contexts/', pathNot: test },
      to: { path: '^packages/server/src/app/' },
    },
    {
      name: 'server-contexts-meet-in-their-index',
      comment: 'Import another context through its index.ts; export there what is missing.',
      severity: 'error',
      from: { path: '^packages/server/src/contexts/([^/]+)/', pathNot: test },
      to: {
        path: '^packages/server/src/contexts/',
        pathNot: '^packages/server/src/contexts/($1/|[^/]+/index\\.ts$)',
      },
    },
    ...serverOrder,
    {
      name: 'server-contexts-are-listed',
      comment: 'Add the new context to the list above.',
      severity: 'error',
      from: {
        path: '^packages/server/src/contexts/',
        pathNot: `^packages/server/src/contexts/(${serverContexts.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'server-folders-do-not-import-each-other',
      scope: 'folder',
      comment:
        'Folders must not import each other, even indirectly. Merge them or move the shared code to a third.',
      severity: 'error',
      from: { path: '^packages/server/src/([^/]+/[^/]+)' },
      to: {
        circular: true,
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/$1(/|$)',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules must not import each other. Merge them or move the shared code to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'web-folders-do-not-import-each-other',
      comment: 'Folders must not import each other. Merge them or move the shared code to a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/web/src/(app|features|shared|platform)/[^/]+$' },
      to: { circular: true, pathNot: '/testing$' },
    },
    {
      name: 'everything-resolves',
      comment: 'The import was not found. Declare the package or correct the path.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/(adapters/)?[^/]+/(dist|dist-test)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['tailorbird-source', 'import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
