import { queryGraph } from '@tailorbird/contract/graphql';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

type Operation<Content> = {
  readonly name: string;
  readonly text: string;
  readonly content: {
    readonly safeParse: (
      data: unknown,
    ) => { readonly success: true; readonly data: Content } | { readonly success: false };
  };
};

/** Runs a GraphQL operation. Data of another shape is `unreachable`, like a failed call. */
export const runOperation = async <Content>(
  client: HttpClient,
  { name, text, content }: Operation<Content>,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Result<Content, { readonly kind: 'unreachable' }>> => {
  const answer = await client.send(queryGraph, {
    body: { query: text, operationName: name, variables },
  });
  const read = answer.status === 200 ? content.safeParse(answer.body.data) : null;
  return read?.success ? ok(read.data) : err({ kind: 'unreachable' });
};
