/**
 * `robots.txt` excludes personal API calls. Pages with NOINDEX stay allowed, because robots
 * must read them to see it.
 */
const personalCalls = [
  '/oscarapi/',
  '/accounts_api/',
  '/shipping_api/',
  '/adyen_api/',
  '/size/',
  '/graphql',
  '/dev/',
] as const;

export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...personalCalls.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
