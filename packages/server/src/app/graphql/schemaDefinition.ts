import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The contract's schema for POST /graphql/. */
export const schemaDefinition = readFileSync(
  createRequire(import.meta.url).resolve('@tailorbird/contract/graphql/schema.graphql'),
  'utf8',
);
