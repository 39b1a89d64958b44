/*
 * Who may know whom; docs/architecture.md says why. Every rule has a test in scripts/rules/import-rules.test.ts
 * that shows it bite.
 */

/**
 * A package, installed or not, by its bare name.
 * @param {string[]} names
 */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const TEST = '\\.test\\.tsx?$|^server/testing/|/testing[^/]*\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-knows-zod-only',
      comment: 'Both sides import the contract, so it brings nothing with it but zod.',
      severity: 'error',
      from: { path: '^contract/', pathNot: [TEST, '^contract/prayer-times\\.ts$'] },
      to: { pathNot: ['^contract/', packages('zod')] },
    },
    {
      name: 'prayer-times-know-adhan-only',
      comment: 'What imports the prayer times brings the package that computes them, and no schema.',
      severity: 'error',
      from: { path: '^contract/prayer-times\\.ts$' },
      to: { pathNot: ['^contract/(hijri|places)\\.ts$', packages('adhan')] },
    },
    {
      name: 'server-enters-web-by-one-door',
      comment:
        'Only server/pages may import the web, and only its entry.server; replayed attacks ask its pages, too.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(pages|attacks)/' },
      to: { path: '^web/' },
    },
    {
      name: 'pages-enter-web-by-one-door',
      comment: 'Only server/pages may import the web, and only its entry.server.',
      severity: 'error',
      from: { path: '^server/pages/', pathNot: TEST },
      to: { path: '^web/', pathNot: '^web/entry\\.server\\.tsx?$' },
    },
    {
      name: 'web-never-knows-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-runs-without-node',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-rooms-stay-apart',
      comment:
        'Pages are put together in routes.tsx; what two rooms share belongs to ui, state or the contract.',
      severity: 'error',
      from: { path: '^web/rooms/([^/]+)/' },
      to: { path: '^web/rooms/', pathNot: '^web/rooms/$1/' },
    },
    {
      name: 'web-rooms-and-layout-know-no-site-map',
      severity: 'error',
      from: { path: '^web/(rooms|layout|ui|i18n|state)/' },
      to: { path: '^web/(routes|entry\\.)' },
    },
    {
      name: 'only-entries-hydrate',
      comment:
        'What hydrates a page belongs to its entries; a page knows only the data that it is hydrated with.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/(entry\\.|hydration/|head/)', TEST] },
      to: { path: '^web/hydration/', pathNot: '^web/hydration/boot\\.ts$' },
    },
    {
      name: 'web-layout-knows-no-rooms',
      severity: 'error',
      from: { path: '^web/layout/' },
      to: { path: '^web/rooms/' },
    },
    {
      name: 'web-ui-knows-no-store-and-fetches-nothing',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TEST },
      to: {
        path: [
          '^web/(rooms|layout|state)/',
          '^web/(store|api|routes)',
          packages('@reduxjs/toolkit', 'react-redux'),
        ],
      },
    },
    {
      name: 'query-library-in-the-back-office-only',
      comment: 'Pages of guests and members would load it for nothing: they read into the store.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/back-office/', '^web/rooms/moderation/use-details\\.ts$'] },
      to: { path: packages('@tanstack/[^/]+') },
    },
    {
      name: 'server-foundation-knows-no-rooms',
      comment:
        'app.ts knows the rooms, rooms know http, database, mail, storage, queue and the search engine, never the other way.',
      severity: 'error',
      from: { path: '^server/(http|database|mail|storage|queue|process|search-engine)/', pathNot: TEST },
      to: { path: '^server/(rooms|pages|seed|cli)/|^server/(app|main)\\.ts$' },
    },
    {
      name: 'server-rooms-know-no-roof',
      severity: 'error',
      from: { path: '^server/rooms/', pathNot: TEST },
      to: { path: '^server/(pages|seed|cli)/|^server/(app|main)\\.ts$' },
    },
    {
      name: 'server-rooms-meet-by-service',
      comment:
        "A room may call another room's service.ts, nothing else of it. What every kind of listing shares lies in " +
        'rooms/listings, open to the rooms of the kinds.',
      severity: 'error',
      from: { path: '^server/rooms/([^/]+)/', pathNot: TEST },
      to: {
        path: '^server/rooms/',
        pathNot: ['^server/rooms/$1/', '^server/rooms/[^/]+/service\\.ts$', '^server/rooms/listings/'],
      },
    },
    {
      name: 'only-queries-speak-sql',
      severity: 'error',
      from: { path: '^server/rooms/', pathNot: ['[/.-]queries\\.ts$', TEST] },
      // Shapes of rows may be known everywhere; only building SQL is for the queries.
      to: {
        path: [packages('kysely', 'pg'), '^server/database/tables\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-routes-know-http',
      severity: 'error',
      from: { path: '^server/rooms/', pathNot: ['[/.-]routes\\.ts$', TEST] },
      to: { path: packages('hono', '@hono/[^/]+') },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: TEST },
      to: { path: [TEST, '^e2e/', '^bench/', '^drills/'] },
    },
    {
      name: 'no-development-packages-in-the-server',
      comment: 'Vite, alone, serves the pages while developing.',
      severity: 'error',
      from: { path: '^(contract|server)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], pathNot: packages('vite') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
