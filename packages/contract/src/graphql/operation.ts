import * as z from 'zod/mini';

/** A GraphQL operation: its text and the schemas of its variables and data. */
export type Operation<
  Variables extends z.ZodMiniType = z.ZodMiniType,
  Content extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly name: string;
  readonly text: string;
  readonly variables: Variables;
  readonly content: Content;
};

// @__NO_SIDE_EFFECTS__
export const operation = <
  const Variables extends z.ZodMiniType,
  const Content extends z.ZodMiniType,
>(
  described: Operation<Variables, Content>,
): Operation<Variables, Content> => described;

export const noVariables = z.object({});

export const failed = z.object({ __typename: z.literal('Error'), message: z.string() });
