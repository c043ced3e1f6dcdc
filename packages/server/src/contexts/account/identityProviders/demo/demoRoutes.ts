import type { Api } from '../../../../platform/api/api.ts';
import { notFound, toResponse } from '../../../../platform/api/reply.ts';
import type { IdentityProviders } from '../../application/identityProviders.ts';

const paths: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/sandbox/identities/auth'],
  ['GET', '/sandbox/identities/auth/{uid}'],
  ['GET', '/sandbox/identities/ask/{uid}'],
  ['POST', '/sandbox/identities/ask/{uid}'],
];

/** Adds the demo provider's pages for browsers. The shop's own requests to it are direct. */
export const demoRoutes = (api: Api, { pages }: IdentityProviders): void => {
  if (!pages) return;
  for (const [method, path] of paths) {
    api.add(method, path, async (context) => {
      const answer = await pages(context.req.raw, api.visit(context).linkOrigin);
      if (!answer) return toResponse(notFound);
      const headers = new Headers(answer.headers);
      for (const name of [
        'connection',
        'keep-alive',
        'transfer-encoding',
        'content-encoding',
        'content-length',
      ])
        headers.delete(name);
      return new Response(answer.body, { status: answer.status, headers });
    });
  }
};
