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

/** The parameters of pages, calls and pictures. A picture is asked for by its version, and any other version is none. */
export const readsParameter: ReadsParameter = (name, value) =>
  known.has(name) || (name === 'v' && value === drawingVersion);
