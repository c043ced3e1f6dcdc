import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The schema of POST /graphql/, as the contract has it. */
export const schemaDefinition = readFileSync(
  createRequire(import.meta.url).resolve('@tailorbird/contract/graphql/schema.graphql'),
  'utf8',
);
