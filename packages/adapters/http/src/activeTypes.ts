import { activeClothingTypes, queryGraph } from '@tailorbird/contract/graphql';
import type { SiteFilter } from '@tailorbird/domain/catalog';
import { type HttpClient, UnreachableError } from './client.ts';

export const activeTypeIds = async (
  client: HttpClient,
  { genders }: SiteFilter,
): Promise<ReadonlySet<number>> => {
  const { name, text, content } = activeClothingTypes;
  const body = {
    query: text,
    operationName: name,
    variables: { filters: { genders: [...genders] } },
  };
  const answer = await client.send(queryGraph, { body });
  if (answer.status === 'unreachable') throw new UnreachableError(name, answer);
  if (answer.status !== 200)
    throw new UnreachableError(name, { cause: 'status', http: answer.status });
  const read = content.safeParse(answer.body.data);
  if (!read.success) throw new UnreachableError(name, { cause: 'shape', http: 200 });
  return new Set(read.data.full_clothing_types.map(({ id }) => id));
};
