import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Chance } from './random.ts';
import { awkwardValue, type Seen } from './values.ts';

const schema = buildSchema(
  readFileSync(
    createRequire(import.meta.url).resolve('@tailorbird/contract/graphql/schema.graphql'),
    'utf8',
  ),
);

const literal = (type: GraphQLInputType, name: string, seen: Seen, chance: Chance): string => {
  if (isNonNullType(type)) return literal(type.ofType, name, seen, chance);
  if (isListType(type)) return `[${literal(type.ofType, name, seen, chance)}]`;
  if (chance.percent(4))
    return chance.oneOf([
      'null',
      '"x"',
      '-1',
      '1e99',
      '[]',
      '{}',
      '$missing',
      'true',
      '99999999999',
    ]);
  if (isEnumType(type)) return chance.oneOf(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || chance.percent(60),
    );
    return `{${fields.map((field) => `${field.name}: ${literal(field.type, field.name, seen, chance)}`).join(', ')}}`;
  }
  const known = seen.under(name);
  switch (type.name) {
    case 'Int':
    case 'Float':
      return String(Number.isInteger(known) ? known : chance.below(300));
    case 'Boolean':
      return String(chance.percent(50));
    default:
      return JSON.stringify(
        typeof known === 'string'
          ? known
          : chance.oneOf(['1', 'de', 'cotton-t-shirt', 'x'.repeat(300)]),
      );
  }
};

const selection = (type: GraphQLOutputType, depth: number, seen: Seen, chance: Chance): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  const chosen = fields.filter((field) =>
    isObjectType(getNamedType(field.type)) ? depth < 7 && chance.percent(25) : chance.percent(50),
  );
  const written = chosen
    .map((field) => fieldOf(field, depth + 1, seen, chance))
    .filter((text) => text !== '');
  return `{ ${['__typename', ...written].join(' ')} }`;
};

const fieldOf = (
  field: GraphQLField<unknown, unknown>,
  depth: number,
  seen: Seen,
  chance: Chance,
): string => {
  const given = field.args.filter((argument) => isNonNullType(argument.type) || chance.percent(50));
  const values = given.map(
    (argument) => `${argument.name}: ${literal(argument.type, argument.name, seen, chance)}`,
  );
  const alias = chance.percent(10) ? `a${chance.below(5)}: ` : '';
  return `${alias}${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${selection(field.type, depth, seen, chance)}`;
};

const spoilText = (text: string, chance: Chance): string => {
  const place = chance.below(text.length + 1);
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, place) + text.slice(place + 1 + chance.below(5));
    case 1:
      return (
        text.slice(0, place) +
        chance.oneOf(['{', '}', '(', '"', '...', '@skip', '\u0000', '#', '$x', 'é']) +
        text.slice(place)
      );
    case 2:
      return `${text} fragment f on Query { ...f }`;
    case 3:
      return `query { ${'...g '.repeat(12)} } fragment g on Query ${text.startsWith('{') ? text : '{ __typename }'}`;
    case 4:
      return `query($v: Int!) ${text.startsWith('{') ? text : '{ __typename }'}`;
    default:
      return '{'.repeat(chance.below(40));
  }
};

export const graphqlBody = (seen: Seen, chance: Chance): Readonly<Record<string, unknown>> => {
  const isMutation = chance.percent(15);
  const root =
    (isMutation ? schema.getMutationType() : schema.getQueryType()) ?? schema.getQueryType();
  if (!root) throw new Error('The schema has no queries');
  const fields = Object.values(root.getFields());
  const chosen = Array.from(
    { length: 1 + chance.below(chance.percent(5) ? 14 : 3) },
    (_, index) => {
      const field = fieldOf(chance.oneOf(fields), 1, seen, chance);
      return /^a\d/.test(field) ? field : `r${index}: ${field}`;
    },
  );
  const query = `${isMutation ? 'mutation ' : ''}{ ${chosen.join(' ')} }`;
  return {
    query: chance.percent(15) ? spoilText(query, chance) : query,
    ...(chance.percent(10) && { variables: awkwardValue(chance) }),
    ...(chance.percent(5) && { operationName: awkwardValue(chance) }),
  };
};
