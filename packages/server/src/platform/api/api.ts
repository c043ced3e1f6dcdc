import type { Context, Hono } from 'hono';
import { setRequestRoute } from '../runtime/requestScope.ts';
import { methodNotAllowed, notFound, toResponse } from './reply.ts';
import { startVisit, type Visit, type VisitNeeds } from './visit.ts';

export type ApiNeeds = VisitNeeds;

export type RouteHandler = (context: Context) => Response | Promise<Response>;

/** The registered routes: a known path with another method is 405, an unknown one 404. */
export type Api = {
  readonly add: (method: string, path: string, answer: RouteHandler) => void;
  readonly visit: (context: Context) => Visit;
  readonly needs: ApiNeeds;
  /** The response for a request without a route. */
  readonly refuse: (method: string, pathname: string) => Response;
  readonly owns: (pathname: string) => boolean;
};

const peerOf = (context: Context): string =>
  (
    context.env as
      | { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
      | undefined
  )?.incoming?.socket?.remoteAddress ?? '';

const prefixes: readonly string[] = [
  '/oscarapi/',
  '/api/',
  '/accounts_api/',
  '/shipping_api/',
  '/adyen_api/',
  '/customizer_api/',
  '/size/',
  '/content-api/',
  '/external/',
  '/notes-api/',
  '/trims_api/',
  '/applai_api/',
  '/studio_api/',
  '/graphql',
  '/auth/',
  '/webhooks/',
];

/** True if a path belongs to the API; every other path is a page or a file. */
export const isCallPath = (path: string): boolean =>
  prefixes.some((prefix) => path.startsWith(prefix));

export const createApi = (app: Hono, needs: ApiNeeds): Api => {
  const served: { readonly method: string; readonly segments: readonly string[] }[] = [];
  const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');
  const isFilledIn = (wanted: string, given: string | undefined): boolean =>
    wanted.startsWith('{') ? given !== '' : given === wanted;
  return {
    needs,
    visit: (context) => startVisit(context.req.raw, () => peerOf(context), needs),
    add: (method, path, answer) => {
      // Matches with and without the trailing slash, and never redirects: a browser would
      // repeat a POST as GET.
      const bare = path.replace(/\/$/, '');
      served.push({ method, segments: segmentsOf(bare) });
      const pattern = bare.replace(/\{(\w+)\}/g, ':$1');
      app.on(method, [pattern, `${pattern}/`], (context) => {
        setRequestRoute(path);
        return answer(context);
      });
    },
    refuse: (method, pathname) => {
      const given = segmentsOf(pathname);
      const fitting = served.filter(
        ({ segments }) =>
          segments.length === given.length &&
          segments.every((wanted, place) => isFilledIn(wanted, given[place])),
      );
      const allowed = [...new Set(fitting.map((call) => call.method))];
      if (allowed.length === 0) return toResponse(notFound);
      return toResponse({ ...methodNotAllowed(method), headers: { allow: allowed.join(', ') } });
    },
    owns: isCallPath,
  };
};
