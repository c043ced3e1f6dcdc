import { unreachable } from '@tailorbird/domain/kernel';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { maximumEntries } from './listSizes.ts';

export const maximumTokens = 1_000;
const deepest = 8;
const mostAtTop = 10;
const mostOperations = 10;
/** Limit of values in a response: the entire catalog and some more. */
const mostValues = 75_000;
/** Limit of characters; a response with the maximum number of values is well below. */
export const maximumResponseCharacters = 1_000_000;

type Extent = {
  readonly depth: number;
  /** Fields of its first level, including those of fragments. */
  readonly fields: number;
  /** Values in the response if every list has its maximum length. */
  readonly values: number;
};

const nothing: Extent = { depth: 0, fields: 0, values: 0 };

export type Measured = {
  readonly extent: Extent;
  readonly operations: number;
  /** A fragment that contains itself; the other values are then unset. */
  readonly circle: string | null;
  readonly visits: number;
};

/**
 * Estimates a document's cost before validation. Each fragment is measured once.
 * Unknown types and fields count as one value; validation reports them.
 */
export const measureDocument = (document: DocumentNode, schema: GraphQLSchema): Measured => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const measured = new Map<string, Extent | 'being measured'>();
  let circle: string | null = null;
  let visits = 0;

  const typeNamed = (name: string): GraphQLCompositeType | null => {
    const type = schema.getType(name);
    return type && isCompositeType(type) ? type : null;
  };
  const typeOf = (parent: GraphQLCompositeType | null, field: string): GraphQLOutputType | null =>
    parent && (isObjectType(parent) || isInterfaceType(parent))
      ? (parent.getFields()[field]?.type ?? null)
      : null;

  const ofFragment = (name: string): Extent => {
    const known = measured.get(name);
    if (known === 'being measured') circle ??= name;
    if (known) return known === 'being measured' ? nothing : known;
    const fragment = fragments.get(name);
    if (!fragment) return nothing;
    measured.set(name, 'being measured');
    const extent = ofSelections(
      fragment.selectionSet,
      typeNamed(fragment.typeCondition.name.value),
    );
    measured.set(name, extent);
    return extent;
  };

  const ofSelection = (selection: SelectionNode, parent: GraphQLCompositeType | null): Extent => {
    visits += 1;
    switch (selection.kind) {
      case Kind.FIELD: {
        const name = selection.name.value;
        const type = typeOf(parent, name);
        const named = type && getNamedType(type);
        const below = selection.selectionSet
          ? ofSelections(selection.selectionSet, isCompositeType(named) ? named : null)
          : nothing;
        const entries =
          type && isListType(getNullableType(type)) ? maximumEntries(`${parent?.name}.${name}`) : 1;
        return { depth: below.depth + 1, fields: 1, values: 1 + entries * below.values };
      }
      case Kind.INLINE_FRAGMENT:
        return ofSelections(
          selection.selectionSet,
          selection.typeCondition ? typeNamed(selection.typeCondition.name.value) : parent,
        );
      case Kind.FRAGMENT_SPREAD: {
        const extent = ofFragment(selection.name.value);
        return { ...extent, depth: extent.depth + 1 };
      }
      default:
        return unreachable(selection);
    }
  };

  const ofSelections = (set: SelectionSetNode, parent: GraphQLCompositeType | null): Extent =>
    set.selections.reduce<Extent>((sum, selection) => {
      const { depth, fields, values } = ofSelection(selection, parent);
      return {
        depth: Math.max(sum.depth, depth),
        fields: sum.fields + fields,
        values: sum.values + values,
      };
    }, nothing);

  const extent = operations.reduce<Extent>((largest, { operation, selectionSet }) => {
    const each = ofSelections(selectionSet, schema.getRootType(operation) ?? null);
    return {
      depth: Math.max(largest.depth, each.depth),
      fields: Math.max(largest.fields, each.fields),
      values: Math.max(largest.values, each.values),
    };
  }, nothing);
  return { extent, operations: operations.length, circle, visits };
};

/** Errors of a document that exceeds the limits; empty if it is within them. */
export const limitDocument = (
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly GraphQLError[] => {
  const { extent, operations, circle } = measureDocument(document, schema);
  if (circle !== null)
    return [new GraphQLError(`Cannot spread fragment "${circle}" within itself.`)];
  return [
    ...(operations > mostOperations
      ? [new GraphQLError(`More than ${mostOperations} operations.`)]
      : []),
    ...(extent.fields > mostAtTop
      ? [new GraphQLError(`More than ${mostAtTop} fields at the top.`)]
      : []),
    ...(extent.depth > deepest ? [new GraphQLError(`Deeper than ${deepest} levels.`)] : []),
    ...(extent.values > mostValues
      ? [new GraphQLError(`Asks for more than ${mostValues} values.`)]
      : []),
  ];
};
