import { unreachable } from '@tailorbird/domain/kernel';
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const mostTokens = 1_000;
const deepest = 8;
const mostAtTop = 10;

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const depthOf = (set: SelectionSetNode | undefined, fragments: Fragments, above: number): number => {
  // Fragments may refer to each other in a circle until another rule has refused it.
  if (!set || above > deepest) return above;
  return Math.max(above, ...set.selections.map((selection) => depthBelow(selection, fragments, above)));
};

const depthBelow = (selection: SelectionNode, fragments: Fragments, above: number): number => {
  switch (selection.kind) {
    case Kind.FIELD:
      return depthOf(selection.selectionSet, fragments, above + 1);
    case Kind.INLINE_FRAGMENT:
      return depthOf(selection.selectionSet, fragments, above);
    case Kind.FRAGMENT_SPREAD:
      return depthOf(fragments.get(selection.name.value), fragments, above + 1);
    default:
      return unreachable(selection);
  }
};

/** No operation goes deeper than the shop's own need to, or asks for many things at once. */
export const limitOperation = (context: ValidationContext): ASTVisitor => ({
  [Kind.DOCUMENT]: (document: DocumentNode) => {
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
      ),
    );
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      if (definition.selectionSet.selections.length > mostAtTop) {
        context.reportError(new GraphQLError(`More than ${mostAtTop} fields at the top.`, { nodes: definition }));
      }
      if (depthOf(definition.selectionSet, fragments, 0) > deepest) {
        context.reportError(new GraphQLError(`Deeper than ${deepest} levels.`, { nodes: definition }));
      }
    }
  },
});
