/**
 * Who may import whom, as data. `tools/boundaries.ts` checks it; its test shows with one wrong file a rule that each rule bites.
 * Tests may reach across floors: a contract suite runs an adapter against the real server.
 */
const test = '\\.(test|test-d|bench)\\.tsx?$|/test/|/testing/';

/**
 * The contexts of the server, from the ground up: each may use those before it. One that is needed by a context before it is handed in by the app, through a port that the lower one declares.
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
    'Contexts have an order: the list above. Two that need each other hide a port, or a third.',
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
        'The domain is pure TypeScript. Bring what it needs in as an argument, or as a port that an adapter implements.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'domain-does-not-import-its-tests',
      comment: 'Builders and arbitraries are for tests.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { path: '^packages/domain/src/testing/' },
    },
    {
      name: 'domain-testing-imports-fast-check-alone',
      comment:
        'Other channels property-test with these builders: they bring fast-check, and nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/src/testing/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^packages/domain/src/|(^|node_modules/)(fast-check|pure-rand)(/|$)' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      comment: 'The contract says what travels. It may know the domain, and zod.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: '^packages/(contract|domain)/|(^|node_modules/)zod(/|$)' },
    },
    {
      name: 'packshot-imports-nothing',
      comment: 'A drawing is a pure function of a design.',
      severity: 'error',
      from: { path: '^packages/packshot/src/', pathNot: test },
      to: { pathNot: '^packages/packshot/' },
    },
    {
      name: 'adapters-import-domain-and-contract',
      comment:
        'An adapter implements a port of the domain. It knows neither the shop in front of it nor the server behind the wire.',
      severity: 'error',
      from: { path: '^packages/adapters/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(adapters|domain|contract)/' },
    },
    {
      name: 'adapters-do-not-import-adapters',
      comment: 'Two adapters meet in the composition only.',
      severity: 'error',
      from: { path: '^packages/adapters/([^/]+)/' },
      to: { path: '^packages/adapters/', pathNot: '^packages/adapters/$1/' },
    },
    {
      name: 'web-names-adapters-in-the-composition-only',
      comment:
        'Screens and stores speak the domain. Bind the adapter in web/src/composition and take the port.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/composition/|${test}` },
      to: { path: '^packages/', pathNot: '^packages/(web|domain|packshot)/' },
    },
    {
      name: 'web-does-not-import-the-server',
      comment: 'The browser and the server meet on the wire.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: test },
      to: { path: '^packages/server/' },
    },
    {
      name: 'web-ui-is-the-ground-floor',
      comment:
        'The design system knows nothing of the shop. Hand it texts and values as properties.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/', pathNot: test },
      to: { path: '^packages/web/src/(?!ui/)' },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment:
        'The platform holds techniques and knows nothing of the shop. Let the app bind what is above to a token.',
      severity: 'error',
      from: { path: '^packages/web/src/platform/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform)/)' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'What several features use knows none of them. Pass in what differs between them.',
      severity: 'error',
      from: { path: '^packages/web/src/shared/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform|shared)/)' },
    },
    {
      name: 'web-features-know-no-app',
      comment:
        'A feature says what it needs in its services.ts. Routes, frame and composition stand above it.',
      severity: 'error',
      from: { path: '^packages/web/src/features/', pathNot: test },
      to: { path: '^packages/web/src/(?!(ui|platform|shared|features)/)' },
    },
    {
      name: 'web-composition-knows-no-app',
      comment: 'The composition binds what tokens stand for, and knows neither frame nor routes.',
      severity: 'error',
      from: { path: '^packages/web/src/composition/', pathNot: test },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'web-app-folders-know-no-entry',
      comment:
        'The entries put the app together out of its folders, and nothing in these needs an entry.',
      severity: 'error',
      from: { path: '^packages/web/src/app/[^/]+/', pathNot: test },
      to: { path: '^packages/web/src/app/[^/]+$' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'Pages compose features. What two features share belongs to the domain, web/src/ui or web/src/shared.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'inversify-in-the-composition-only',
      comment: 'The container has one owner: web/src/composition.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/composition/' },
      to: { path: '(^|node_modules/)(inversify|@inversifyjs|reflect-metadata)(/|$)' },
    },
    {
      name: 'react-router-through-one-module',
      comment:
        'Import from web/src/platform/navigation/router.ts; routerPackage.ts beside it is the one place that knows the router package.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '^packages/web/src/platform/navigation/routerPackage\\.ts$',
      },
      to: { path: '(^|node_modules/)react-router(-dom)?(/|$)' },
    },
    {
      name: 'server-imports-domain-contract-and-packshot',
      comment: 'The server serves the built shop; it never imports its sources.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(server|domain|contract|packshot)/' },
    },
    {
      name: 'server-platform-imports-neither-contexts-nor-app',
      comment:
        'What every context stands on knows none of them. Declare a port in the platform, and let the context that implements it be handed in by the app.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: test },
      to: { path: '^packages/server/src/(contexts|app)/' },
    },
    {
      name: 'server-contexts-do-not-import-the-app',
      comment:
        'The app puts the contexts together. Say in a type what the context needs, and take it as an argument.',
      severity: 'error',
      from: { path: '^packages/server/src/contexts/', pathNot: test },
      to: { path: '^packages/server/src/app/' },
    },
    {
      name: 'server-contexts-meet-in-their-index',
      comment:
        'How a context stores and serves is its own business. Import from its index.ts, or export there what is missing.',
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
      comment: 'A new context has its place in the list above.',
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
        'Two folders that need each other, even by way of others, are one folder, or hide a third.',
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
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'web-folders-do-not-import-each-other',
      comment: 'Two folders that need each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/web/src/(app|features|shared|platform)/[^/]+$' },
      to: { circular: true, pathNot: '/testing$' },
    },
    {
      name: 'everything-resolves',
      comment:
        'An import that is not found is not checked either: declare the package, or correct the path.',
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
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
