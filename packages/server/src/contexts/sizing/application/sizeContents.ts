import type { SizeContent } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { SizeType } from '../../catalog/index.ts';
import { sizesById } from '../store/sizes.ts';
import { versionsOf } from '../store/versions.ts';
import type { LearnedFrom } from '../tables.ts';
import { toContent } from './content.ts';

export type SizeVersionContent = {
  readonly version: number;
  readonly type: SizeType;
  readonly content: SizeContent;
  readonly learnedFrom: readonly LearnedFrom[];
};

/**
 * All versions of these sizes by size id, for any owner, including removed sizes: needed for
 * orders. Two queries.
 */
export const sizeContents = async (
  queries: Queries,
  sizeTypes: readonly SizeType[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly SizeVersionContent[]>> => {
  const sizes = await sizesById(queries, ids);
  const versions = await versionsOf(queries, ids);
  return new Map(
    [...sizes].map(([id, size]) => {
      const type = sizeTypes.find((each) => each.id === size.sizeTypeId);
      const all = versions.get(id) ?? [size];
      return [
        id,
        type
          ? all.map((each) => ({
              version: each.version,
              type,
              content: toContent(each, type),
              learnedFrom: each.learnedFrom,
            }))
          : [],
      ];
    }),
  );
};
