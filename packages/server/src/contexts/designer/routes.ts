import { clothingTypeByIdForLegacyDesigner, type queryGraph } from '@tailorbird/contract/graphql';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { type LegacyLookup, type LegacyQuery, type LegacyTarget, legacyClothingTypeId, legacyRedirect } from '@tailorbird/domain/designer';
import { type Locale, locales, localizePath } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { failedPage } from '../../app/pages/failedPage.ts';
import type { Api } from '../../platform/api/api.ts';
import type { CallTo, ReplyTo } from '../../platform/api/route.ts';
import { startVisit, type Visit } from '../../platform/api/visit.ts';
import { respond } from '../../platform/http/respond.ts';
import type { Shop } from '../../platform/shop.ts';

type Query = typeof queryGraph;

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
  // Admin UI has defaults of its own (DESIGN-19).
  vary: 'Cookie',
});

/**
 * The designer's old address, `/designer?type=12&fabric_color=3`, leads to that of today (DESIGN-08 … DESIGN-20), in the language it is asked in. The type is looked up by the
 * operation of API-80, as the visitor who asks sees the range.
 */
export const legacyDesignerRoutes = (api: Api, shop: Shop): void => {
  const { logger } = shop;
  const load = () => import('../../app/graphql/answerQuery.ts').then(({ createAnswerQuery }) => createAnswerQuery(shop));
  let answerQuery: Promise<(call: CallTo<Query>) => Promise<ReplyTo<Query>>> | undefined;

  /** The id the operation answers, of a type this visitor may see; null when it answers an error or something else (DESIGN-14, DESIGN-15). */
  const ask = async (visit: Visit, id: number): Promise<number | null> => {
    answerQuery ??= load();
    const { name, text, content } = clothingTypeByIdForLegacyDesigner;
    const body = { query: text, operationName: name, variables: { id } };
    const answer = await (await answerQuery)({ ...visit, params: {}, query: {}, body });
    const read = z.safeParse(z.object({ data: content }), answer.body);
    const node = read.success ? read.data.data.clothing_type_by_id : null;
    return node?.__typename === 'ClothingType' ? node.id : null;
  };

  const lookUp = async (visit: Visit, id: number): Promise<LegacyLookup> => {
    try {
      const found = await ask(visit, id);
      if (found === null) return { kind: 'failed' };
      const type: ClothingType<unknown> | undefined = shop.catalog.clothingTypes.find((candidate) => candidate.id === found);
      return type ? { kind: 'found', type } : { kind: 'failed' };
    } catch (cause) {
      // DESIGN-16.
      logger.error({ cause: String(cause) }, 'the legacy designer did not find its clothing type');
      return { kind: 'failed' };
    }
  };

  const answer = async (request: Request, locale: Locale): Promise<Response> => {
    try {
      const visit = startVisit(request, () => '', shop);
      const query = queryOf(new URL(request.url).searchParams);
      const id = legacyClothingTypeId(query);
      const lookup = id === null ? null : await lookUp(visit, id);
      // A visitor nobody can tell apart any more sees what everybody sees.
      const viewer = lookup?.kind === 'found' ? await visit.viewer() : { adminUi: false, retailStore: false };
      const target = legacyRedirect(query, lookup, viewer, locale);
      const headers = headersOf(target);
      // An answer over a connection is put together later, where nobody would hear that an address is none.
      new Headers(headers);
      return respond(target.status, null, headers);
    } catch (cause) {
      // DESIGN-17.
      logger.error({ cause: String(cause) }, 'the legacy designer did not redirect');
      return respond(500, failedPage(locale), { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    }
  };

  for (const locale of locales) {
    api.add('GET', localizePath('/designer', locale), (context) => answer(context.req.raw, locale));
  }
};
