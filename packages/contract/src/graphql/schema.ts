import * as z from 'zod/mini';
import { text } from '../values.ts';

export const graphqlRequest = z.object({
  query: text(20_000),
  operationName: z.optional(z.nullable(z.string())),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type WireGraphqlRequest = z.infer<typeof graphqlRequest>;

export const graphqlResponse = z.object({
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});
export type WireGraphqlResponse = z.infer<typeof graphqlResponse>;
