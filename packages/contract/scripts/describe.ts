import * as z from 'zod/mini';
import * as account from '../src/account/index.ts';
import * as basket from '../src/basket/index.ts';
import * as catalog from '../src/catalog/index.ts';
import * as checkout from '../src/checkout/index.ts';
import * as content from '../src/content/index.ts';
import type { Endpoint, Schema, Status } from '../src/endpoint.ts';
import * as errors from '../src/errors.ts';
import * as giftCards from '../src/giftCards/giftCard.ts';
import * as graphql from '../src/graphql/index.ts';
import { endpoints } from '../src/index.ts';
import { locationInfo } from '../src/location/location.ts';
import * as newsletter from '../src/newsletter/subscription.ts';
import * as orders from '../src/orders/index.ts';
import { commonRefusals } from '../src/refusals.ts';
import * as reviews from '../src/reviews/review.ts';
import * as search from '../src/search/search.ts';
import * as shell from '../src/shell/index.ts';
import * as sizing from '../src/sizing/index.ts';
import * as support from '../src/support/index.ts';
import * as values from '../src/values.ts';

type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

const statusTexts: Readonly<Record<Status, string>> = {
  200: 'Done',
  201: 'Made',
  204: 'Done, nothing to tell',
  400: 'A field, or the body, is wrong',
  401: 'The credentials are wrong',
  403: 'Not for this visitor, or the CSRF header is missing or wrong',
  404: 'There is no such thing, or it is somebody else’s',
  405: 'Not at this time',
  406: 'Not acceptable as it stands',
  409: 'It is settled already',
  429: 'Too often of late',
};

/** Names of the response components for the refusals that any call may return. */
const refusalNames: Readonly<Record<number, string>> = {
  400: 'malformed',
  403: 'refused',
  404: 'missing',
  413: 'tooLarge',
  415: 'notJson',
  503: 'unavailable',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const nameOf = (exported: string): string => exported.charAt(0).toUpperCase() + exported.slice(1);

/** Exported schemas that get a component name. Plain texts and numbers are excluded. */
const registryOfShapes = () => {
  const shapes = z.registry<{ id: string }>();
  for (const module of [
    errors,
    account,
    basket,
    catalog,
    checkout,
    content,
    giftCards,
    graphql,
    { locationInfo },
    newsletter,
    orders,
    reviews,
    search,
    shell,
    sizing,
    support,
    values,
  ]) {
    for (const [exported, value] of Object.entries(module)) {
      if (isSchema(value) && ['object', 'union', 'record'].includes(value._zod.def.type))
        shapes.add(value, { id: nameOf(exported) });
    }
  }
  return shapes;
};

/**
 * OpenAPI 3.1 document of a table of calls. Named schemas appear once, under
 * `components`.
 */
export const describeCalls = (calls: readonly Endpoint[]): JsonObject => {
  const shapes = registryOfShapes();
  const components: Record<string, JsonObject> = {};

  const schemaOf = (schema: Schema): JsonObject => {
    const converted = z.toJSONSchema(schema, {
      metadata: shapes,
      io: 'input',
      target: 'draft-2020-12',
    });
    const moved = JSON.parse(
      JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as Record<string, Json>;
    const { $schema: _, $defs, id: __, ...rest } = moved;
    for (const [name, { id: ___, ...definition }] of Object.entries(
      ($defs ?? {}) as Record<string, JsonObject>,
    )) {
      components[name] ??= definition;
    }
    const name = shapes.get(schema)?.id;
    if (!name) return rest;
    components[name] ??= rest;
    return { $ref: `#/components/schemas/${name}` };
  };

  /** A declared error status may always carry a `detail` body as well. */
  const mayBeDetail = (schema: Schema, status: number, call: Endpoint): boolean =>
    status >= 400 && schema !== errors.detailError && commonRefusals(call).includes(status);

  const contentOf = (schema: Schema, status = 200, call?: Endpoint): JsonObject => ({
    'application/json': {
      schema:
        call && mayBeDetail(schema, status, call)
          ? { anyOf: [schemaOf(schema), schemaOf(errors.detailError)] }
          : schemaOf(schema),
    },
  });

  const parametersOf = (call: Endpoint): readonly JsonObject[] => [
    ...Object.entries(call.params ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema: schemaOf(schema),
    })),
    ...Object.entries(call.query ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: schemaOf(schema),
    })),
    ...(call.csrf ? [{ $ref: '#/components/parameters/csrfToken' }] : []),
    { $ref: '#/components/parameters/language' },
  ];

  const responsesOf = (call: Endpoint): JsonObject => {
    const described: Record<string, JsonObject> = {};
    for (const [status, schema] of Object.entries(call.responses)) {
      const description = statusTexts[Number(status) as Status];
      described[status] = schema
        ? { description, content: contentOf(schema, Number(status), call) }
        : { description };
    }
    for (const status of commonRefusals(call))
      described[status] ??= { $ref: `#/components/responses/${refusalNames[status]}` };
    return described;
  };

  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const call of calls) {
    const described = {
      operationId: call.name,
      tags: [call.context],
      summary: call.summary,
      parameters: parametersOf(call),
      requestBody: call.upload
        ? {
            required: true,
            content: Object.fromEntries(call.upload.mediaTypes.map((type) => [type, {}])),
          }
        : call.request && { required: true, content: contentOf(call.request) },
      responses: responsesOf(call),
    };
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
  }

  const refused = (description: string): JsonObject => ({
    description,
    content: contentOf(errors.detailError),
  });
  const responses = {
    malformed: {
      description: 'Invalid body or query',
      content: {
        'application/json': {
          schema: { anyOf: [schemaOf(errors.detailError), schemaOf(errors.fieldErrors)] },
        },
      },
    },
    refused: refused('Not allowed, CSRF header missing or invalid, or session sent in a header'),
    missing: refused('Not found'),
    unavailable: refused('Temporarily unavailable; retry after Retry-After'),
    tooLarge: refused('The body is too large'),
    notJson: refused('The body is neither JSON nor a form'),
  };

  return {
    openapi: '3.1.0',
    info: {
      title: 'Tailorbird',
      version: '1.0.0',
      description:
        'All calls of the shop. Amounts of money are strings with two decimals. Signed-in clients send the value of the cookie csrftoken in the header X-CSRFToken with every change.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ context }) => context))].map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        csrfToken: {
          name: 'X-CSRFToken',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'Value of the cookie csrftoken; required while signed in.',
        },
        language: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'Language of texts and messages: de or en.',
        },
      },
      responses,
      schemas: Object.fromEntries(
        Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    },
  };
};

export const documents = (): Readonly<Record<string, string>> => ({
  'docs/api/openapi.json': `${JSON.stringify(describeCalls(Object.values(endpoints)), null, 2)}\n`,
});
