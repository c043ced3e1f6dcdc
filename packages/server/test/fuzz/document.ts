/** The calls in docs/api/openapi.json with their parameters and responses. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
};

export type Operation = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  /** Documented bodies by status; null is an empty body. */
  readonly responses: ReadonlyMap<number, JsonSchema | null>;
};

export type ApiDocument = {
  readonly operations: readonly Operation[];
  readonly follow: (schema: JsonSchema) => JsonSchema;
  /** Why a body does not match the documented status, or null. */
  readonly judge: (operation: Operation, status: number, body: unknown) => string | null;
};

type Content = {
  readonly content?: { readonly 'application/json'?: { readonly schema: JsonSchema } };
};
type Described = {
  readonly operationId: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, JsonSchema>>;
};

const schemaOf = (described: Content | undefined): JsonSchema | null =>
  described?.content?.['application/json']?.schema ?? null;

export const readApiDocument = (): ApiDocument => {
  const document = JSON.parse(
    readFileSync(new URL('../../../../docs/api/openapi.json', import.meta.url), 'utf8'),
  ) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  };
  const follow = (schema: JsonSchema): JsonSchema => {
    if (typeof schema.$ref !== 'string') return schema;
    const [, , kind = '', name = ''] = schema.$ref.split('/');
    return follow(document.components[kind]?.[name] ?? {});
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]): Operation => ({
        name: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (described.parameters ?? []).map(
          (parameter) => follow(parameter) as unknown as Parameter,
        ),
        body: schemaOf(described.requestBody),
        responses: new Map(
          Object.entries(described.responses).map(([status, response]) => [
            Number(status),
            schemaOf(follow(response)),
          ]),
        ),
      }),
    ),
  );

  const asDefinitions = (schema: unknown): unknown =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));
  const definitions = asDefinitions(document.components.schemas);
  const validators = new Map<JsonSchema, z.ZodType>();
  const validatorOf = (schema: JsonSchema): z.ZodType => {
    const known = validators.get(schema);
    if (known) return known;
    const whole = { ...(asDefinitions(schema) as object), $defs: definitions };
    const made = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
    validators.set(schema, made);
    return made;
  };

  return {
    operations,
    follow,
    judge: ({ responses }, status, body) => {
      const schema = responses.get(status);
      if (schema === undefined) return `a status the document does not name: ${status}`;
      if (schema === null) return body === '' ? null : 'a body where the document has none';
      const parsed = validatorOf(schema).safeParse(body);
      return parsed.success
        ? null
        : `a body of another shape: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`;
    },
  };
};
