import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const schemaDefinition = readFileSync(
  createRequire(import.meta.url).resolve('@tailorbird/contract/graphql/schema.graphql'),
  'utf8',
);
