import fc from 'fast-check';
import {
  buildSchema,
  type DocumentNode,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../contexts/catalog/rows/source.ts';
import { limitDocument, measureDocument } from './limits.ts';
import { listSizes } from './listSizes.ts';
import { schemaDefinition } from './schemaDefinition.ts';

const schema = buildSchema(schemaDefinition);
const names = ['a', 'b', 'c', 'd', 'e'];

const fields = fc.constantFrom(
  'standard_sizes { id }',
  'full_clothing_types { id fabric_colors { id } }',
  'one: current_basket { lines { id } }',
  'nothing { nowhere }',
  '__typename',
);
const spread = fc.constantFrom(...names).map((name) => `...${name}`);
const selection = fc.oneof(
  { arbitrary: fields, weight: 2 },
  { arbitrary: spread, weight: 3 },
  fc.tuple(fields, spread).map((both) => `... on Query { ${both.join(' ')} }`),
  spread.map((inner) => `current_basket { lines { ${inner} } }`),
);
const selections = fc
  .array(selection, { minLength: 1, maxLength: 14 })
  .map((all) => `{ ${all.join(' ')} }`);

/** Documents with repeated and circular fragments, as in attacks. */
const anyDocument: fc.Arbitrary<DocumentNode> = fc
  .tuple(selections, fc.array(selections, { maxLength: names.length }))
  .map(([query, fragments]) =>
    parse(
      [query, ...fragments.map((set, index) => `fragment ${names[index]} on Query ${set}`)].join(
        '\n',
      ),
    ),
  );

const selectionsOf = (document: DocumentNode): number => {
  let count = 0;
  const counted = () => {
    count += 1;
  };
  visit(document, {
    [Kind.FIELD]: counted,
    [Kind.INLINE_FRAGMENT]: counted,
    [Kind.FRAGMENT_SPREAD]: counted,
  });
  return count;
};

const messagesOf = (text: string): readonly string[] =>
  limitDocument(parse(text), schema).map(({ message }) => message);
/** Each of `levels` fragments spreads the next one `width` times. */
const fan = (levels: number, width: number, last: string): string =>
  [
    'query { ...f0 }',
    ...Array.from(
      { length: levels },
      (_, level) => `fragment f${level} on Query { ${`...f${level + 1} `.repeat(width)} }`,
    ),
    `fragment f${levels} on Query { ${last} }`,
  ].join('\n');

describe('a document is measured', () => {
  it('each selection of a document is visited once, however often it is spread', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(measureDocument(document, schema).visits).toBeLessThanOrEqual(
          selectionsOf(document),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('a fragment that spreads itself is always refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 14 }),
        (length, width) => {
          const circle = Array.from(
            { length },
            (_, place) =>
              `fragment ${names[place]} on Query { ${`...${names[(place + 1) % length]} `.repeat(width)} }`,
          );
          expect(messagesOf(['query { ...a }', ...circle].join('\n'))).toEqual([
            'Cannot spread fragment "a" within itself.',
          ]);
        },
      ),
    );
  });

  it('all fields of fragments are counted', () => {
    const { extent } = measureDocument(
      parse(
        'query { ...a ...a x: standard_sizes { id } } fragment a on Query { standard_sizes { id } }',
      ),
      schema,
    );
    expect(extent).toEqual({ depth: 3, fields: 3, values: 3 * 25 });
  });
});

describe('a document is refused', () => {
  it.each([
    [
      'many fields at the top',
      `{ ${Array.from({ length: 11 }, (_, n) => `f${n}: standard_sizes { id }`).join(' ')} }`,
      /fields at the top/,
    ],
    [
      'many fields at the top through fragments',
      fan(2, 4, 'standard_sizes { id }'),
      /fields at the top/,
    ],
    ['fragments that multiply', fan(6, 12, 'standard_sizes { id }'), /fields at the top/],
    [
      'a deep selection',
      `query { ${'... on Query { a { '.repeat(9)} b ${'} }'.repeat(9)} }`,
      /Deeper/,
    ],
    [
      'the whole catalog repeatedly',
      `{ ${Array.from({ length: 10 }, (_, n) => `f${n}: full_clothing_types { slug fabric_colors { id } clothing_property_collections { slug properties { id } } }`).join(' ')} }`,
      /values/,
    ],
    [
      'many operations',
      Array.from({ length: 11 }, (_, n) => `query q${n} { standard_sizes { id } }`).join('\n'),
      /operations/,
    ],
  ])('a document is refused that requests %s', (_, text, reason) => {
    expect(messagesOf(text).join(' ')).toMatch(reason);
  });

  it('one query for the whole catalog is allowed', () => {
    expect(
      messagesOf(
        '{ full_clothing_types { id slug clothing_property_collections { slug properties { id show_in_designer default } } fabric_colors { id } default_fabric_color { id } } }',
      ),
    ).toEqual([]);
  });
});

describe('the sizes of lists', () => {
  it('every list of the schema has a maximum length', () => {
    const lists = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type)
          ? Object.values(type.getFields()).flatMap((field) =>
              isListType(getNullableType(field.type)) ? [`${type.name}.${field.name}`] : [],
            )
          : [],
      );
    expect(Object.keys(listSizes).sort()).toEqual(lists.sort());
  });

  it('no list of the catalog exceeds its maximum length', () => {
    const catalog = loadCatalog(new Date('2026-01-15T12:00:00Z'));
    const types = catalog.ok ? catalog.value.clothingTypes : [];
    const longest = {
      'Query.full_clothing_types': types.length,
      'ClothingType.clothing_property_collections': Math.max(
        ...types.map((type) => type.propertyCollections.length),
      ),
      'ClothingType.fabric_colors': Math.max(...types.map((type) => type.fabricColors.length)),
      'ClothingPropertyCollection.properties': Math.max(
        ...types.flatMap((type) =>
          type.propertyCollections.map(({ properties }) => properties.length),
        ),
      ),
    };
    expect(types.length).toBeGreaterThan(0);
    for (const [list, length] of Object.entries(longest))
      expect(length, list).toBeLessThanOrEqual(listSizes[list] ?? 0);
  });
});
