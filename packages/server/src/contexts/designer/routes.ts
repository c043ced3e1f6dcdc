import type { ClothingType } from '@tailorbird/domain/catalog';
import {
  type LegacyLookup,
  type LegacyQuery,
  type LegacyTarget,
  legacyClothingTypeId,
  legacyRedirect,
} from '@tailorbird/domain/designer';
import { type Locale, locales, localizePath } from '@tailorbird/domain/kernel';
import type { Context } from 'hono';
import type { Api } from '../../platform/api/api.ts';
import type { Visit } from '../../platform/api/visit.ts';
import { failedPage } from '../../platform/http/failedPage.ts';
import { respond } from '../../platform/http/respond.ts';
import { currentRequest } from '../../platform/runtime/requestScope.ts';
import type { WithLogger } from '../../platform/runtime/runtime.ts';
import type { WithCatalog } from '../catalog/index.ts';

/** Port: the GraphQL operation that finds the clothing type of a legacy address. */
export type WithTypeLookup = {
  readonly findTypeId: (visit: Visit, id: number) => Promise<number | null>;
};

type WithReports = {
  readonly errors: { readonly failed: (cause: unknown, page: string) => void };
};

const queryOf = (search: URLSearchParams): LegacyQuery =>
  new Map(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

const headersOf = ({ location, noStore }: LegacyTarget): Readonly<Record<string, string>> => ({
  location,
  'cache-control': noStore ? 'no-store' : 'private, max-age=3600',
  // The redirect differs for visitors with the admin UI.
  vary: 'Cookie',
});

/**
 * Redirects legacy designer addresses, such as `/designer?type=12&fabric_color=3` (DESIGN-08 …
 * DESIGN-20). Keeps the language.
 */
export const designerRoutes = (
  api: Api,
  { catalog, logger, errors, findTypeId }: WithCatalog & WithLogger & WithReports & WithTypeLookup,
): void => {
  const lookUp = async (visit: Visit, id: number): Promise<LegacyLookup> => {
    try {
      const found = await findTypeId(visit, id);
      if (found === null) return { kind: 'failed' };
      const type: ClothingType<unknown> | undefined = catalog.clothingTypes.find(
        (candidate) => candidate.id === found,
      );
      return type ? { kind: 'found', type } : { kind: 'failed' };
    } catch (cause) {
      logger.error({ cause: String(cause) }, 'the legacy designer did not find its clothing type');
      return { kind: 'failed' };
    }
  };

  const answer = async (context: Context, locale: Locale): Promise<Response> => {
    try {
      const visit = api.visit(context);
      const query = queryOf(new URL(context.req.url).searchParams);
      const id = legacyClothingTypeId(query);
      const lookup = id === null ? null : await lookUp(visit, id);
      // Without a clothing type, the public view decides.
      const viewer =
        lookup?.kind === 'found' ? await visit.viewer() : { adminUi: false, retailStore: false };
      const target = legacyRedirect(query, lookup, viewer, locale);
      const headers = headersOf(target);
      // Throws here for an invalid location: the server builds the response outside this `try`.
      new Headers(headers);
      return respond(target.status, null, headers);
    } catch (cause) {
      logger.error({ cause: String(cause) }, 'the legacy designer did not redirect');
      errors.failed(cause, localizePath('/designer', locale));
      return respond(
        500,
        failedPage(locale, { text: 'redirect', requestId: currentRequest()?.id }),
        {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        },
      );
    }
  };

  for (const locale of locales) {
    api.add('GET', localizePath('/designer', locale), (context) => answer(context, locale));
  }
};
