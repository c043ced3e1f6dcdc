import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { WithContent } from '../../contexts/content/application/content.ts';
import type { Api } from '../../platform/api/api.ts';
import { markPublic } from '../../platform/cache/publicCache.ts';
import { linkOrigin } from '../../platform/http/origin.ts';
import { respond } from '../../platform/http/respond.ts';
import { bareAddress } from '../../platform/mail/mailbox.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { publicPathsOf } from './publicPaths.ts';
import { robotsOf } from './robots.ts';
import { securityTextOf } from './securityText.ts';
import { sitemapOf } from './sitemap.ts';

const anHour = 'public, max-age=3600';

export const seoRoutes = (
  api: Api,
  shop: WithCatalog & WithContent & WithClock & WithSettings,
): void => {
  const serve = (path: string, contentType: string, write: (origin: string) => string): void =>
    api.add('GET', path, (context) => {
      markPublic(context, 'until-change');
      return respond(200, write(linkOrigin(context.req.raw, shop.settings)), {
        'content-type': contentType,
        'cache-control': anHour,
      });
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
