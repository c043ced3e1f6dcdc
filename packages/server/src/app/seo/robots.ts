/**
 * `robots.txt`. Calls that concern one visitor are nothing to look for. Pages that are not to be listed are open all the same: a robot has to read a page to
 * learn that it says NOINDEX.
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
