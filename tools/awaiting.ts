/** Which values of the domain nothing runs calls yet: those that are listed with the feature they wait for, and those that ought to be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainReach, reachDomain } from './reach.ts';

/** A feature that is still to be built, and the values of the domain that wait for it, as `context/name`. */
type Awaited = {
  readonly feature: string;
  readonly calls: string;
  readonly values: readonly string[];
};

export type Awaiting = {
  /** Neither called by what runs nor listed: somebody forgot to call it, or to take it away. */
  readonly forgotten: readonly string[];
  /** Listed, and called or gone by now: it leaves the list. */
  readonly stale: readonly string[];
};

export const findForgotten = (
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
