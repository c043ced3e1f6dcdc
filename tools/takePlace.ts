/** Puts a build in the place of the one before, while shops of builds before are open. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files of the latest builds, the newest first. */
const listName = '.builds.json';
/** A shop that is open loads parts of its own build when somebody first asks for them: it has them until so many builds later. */
const keptBuilds = 5;

type Build = readonly string[];

/**
 * Moves the files of a build from `folder` to `place`, `entries` last: whoever starts meanwhile starts one build or the other. Names other than those of entries tell the content, so that builds do not overwrite
 * each other. Files of builds long ago go; hidden ones are not the builds'.
 */
export const takePlace = (folder: string, place: string, entries: ReadonlySet<string>): void => {
  const list = join(place, listName);
  const before: readonly Build[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const built = readdirSync(folder);
  for (const name of [...built.filter((file) => !entries.has(file)), ...built.filter((file) => entries.has(file))])
    renameSync(join(folder, name), join(place, name));
  const builds = [built, ...before].slice(0, keptBuilds);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set(builds.flat());
  for (const name of readdirSync(place)) if (!kept.has(name) && !name.startsWith('.')) rmSync(join(place, name));
};
