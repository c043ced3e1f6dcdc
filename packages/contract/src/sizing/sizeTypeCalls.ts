import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { idInPath } from '../values.ts';
import { sizeDependency, sizeType } from './sizeTypeSchema.ts';

export const listSizeTypes = endpoint({
  context: 'sizing',
  name: 'listSizeTypes',
  method: 'GET',
  path: '/customizer_api/v2/size-types/',
  summary: 'Lists the size types this visitor may see.',
  responses: { 200: z.array(sizeType) },
});

export const readSizeType = endpoint({
  context: 'sizing',
  name: 'readSizeType',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}',
  summary: 'Returns one size type with its size properties.',
  params: { id: idInPath },
  responses: { 200: sizeType, 404: detailError },
});

export const readSizeDependencies = endpoint({
  context: 'sizing',
  name: 'readSizeDependencies',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}/size-dependencies/',
  summary:
    'Returns the inputs and allowed ranges of each measurement of a size type, for one cut or for any.',
  params: { id: idInPath },
  query: { cut_for: z.optional(z.enum(cutForChoices)) },
  responses: { 200: z.array(sizeDependency), 404: detailError },
});
