/**
 * Finds domain exports that no running code uses, both listed in awaiting.json and
 * unlisted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainReach, reachDomain } from './reach.ts';

/** A planned feature and the domain exports reserved for it, as `context/name`. */
type Awaited = {
  readonly feature: string;
  readonly calls: string;
  readonly values: readonly string[];
};

export type Awaiting = {
  /** Unused and not listed: to be used or removed. */
  readonly forgotten: readonly string[];
  /** Listed, but used or removed since. */
  readonly stale: readonly string[];
};

export const findUnusedExports = (
  root: string,
  { exported, reached }: DomainReach = reachDomain(root),
): Awaiting => {
  const features = JSON.parse(
    readFileSync(join(root, 'packages/domain/awaiting.json'), 'utf8'),
  ) as readonly Awaited[];
  const listed = features.flatMap(({ values }) => values);
  const waiting = [...exported].filter(([, place]) => !reached.has(place)).map(([value]) => value);
  return {
    forgotten: waiting.filter((value) => !listed.includes(value)).sort(),
    stale: listed.filter((value) => !waiting.includes(value)).sort(),
  };
};
