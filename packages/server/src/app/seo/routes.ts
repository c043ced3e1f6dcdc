import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { WithContent } from '../../contexts/content/application/content.ts';
import type { Api } from '../../platform/api/api.ts';
import { prepare, toPreparedResponse } from '../../platform/cache/prepared.ts';
import { publicRequestOf, type WithPublicAnswers } from '../../platform/cache/publicAnswers.ts';
import { linkOrigin } from '../../platform/http/origin.ts';
import { bareAddress } from '../../platform/mail/mailbox.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { publicPathsOf } from './publicPaths.ts';
import { robotsOf } from './robots.ts';
import { securityTextOf } from './securityText.ts';
import { sitemapOf } from './sitemap.ts';

const anHour = 'public, max-age=3600';

/** What machines ask for before anything else: search engines, who found a weakness, and Apple where the shop is to show that it is who it says. */
export const seoRoutes = (
  api: Api,
  shop: WithCatalog & WithContent & WithClock & WithSettings & WithPublicAnswers,
): void => {
  const serve = (path: string, contentType: string, write: (origin: string) => string): void =>
    api.add('GET', path, async (context) => {
      const request = context.req.raw;
      const origin = linkOrigin(request, shop.settings);
      const version = shop.publicAnswers.version();
      const prepared = await prepare(200, write(origin), {
        'content-type': contentType,
        'cache-control': anHour,
      });
      shop.publicAnswers.keepPage(publicRequestOf(request, origin), version, prepared);
      return toPreparedResponse(prepared, request);
    });

  serve('/robots.txt', 'text/plain; charset=utf-8', robotsOf);
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', (origin) =>
    securityTextOf(origin, bareAddress(shop.settings.supportAddress), shop.clock()),
  );
  const { applePayDomain } = shop.settings;
  if (applePayDomain !== null)
    serve(
      '/.well-known/apple-developer-merchantid-domain-association',
      'text/plain; charset=utf-8',
      () => applePayDomain,
    );
  serve('/sitemap.xml', 'application/xml; charset=utf-8', (origin) =>
    sitemapOf(origin, publicPathsOf(shop)),
  );
};
