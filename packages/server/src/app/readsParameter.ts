import { endpoints } from '@tailorbird/contract';
import { pageParameters, secretParameters } from '@tailorbird/domain/shell';
import { drawingVersion } from '../contexts/catalog/application/packshotPath.ts';
import type { ReadsParameter } from '../platform/cache/publicCache.ts';

const ofCalls = Object.values(endpoints).flatMap((endpoint) =>
  'query' in endpoint ? Object.keys(endpoint.query) : [],
);
const ofPictures = ['initials', 'width'];
const known: ReadonlySet<string> = new Set([
  ...pageParameters,
  ...secretParameters,
  ...ofCalls,
  ...ofPictures,
]);

/** Query parameters of pages, API and pictures. A picture's version must be the current one. */
export const readsParameter: ReadsParameter = (name, value) =>
  known.has(name) || (name === 'v' && value === drawingVersion);
