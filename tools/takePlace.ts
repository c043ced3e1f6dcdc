/** Puts a build in the place of the one before, while shops of builds before are open. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Names of the files of the latest builds, the newest first. */
const listName = '.builds.json';
/** A shop that is open loads parts of its own build when somebody first asks for them: it has them until so many builds later. */
const keptBuilds = 5;

type Build = readonly string[];

/** Paths of all files below a folder. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );

/**
 * Moves the files of a build from `folder` to `place`, entries last: whoever starts meanwhile starts one build or the other. Names other than those of entries tell the content, so that builds do not overwrite
 * each other. Files of builds long ago go; hidden ones are not the builds'. `isEntry` is asked for paths with `/`, from `folder` on.
 */
export const takePlace = (
  folder: string,
  place: string,
  isEntry: (path: string) => boolean,
): void => {
  const list = join(place, listName);
  const before: readonly Build[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const built = filesBelow(folder);
  for (const path of [...built.filter((file) => !isEntry(file)), ...built.filter(isEntry)]) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    renameSync(join(folder, path), join(place, path));
  }
  const builds = [built, ...before].slice(0, keptBuilds);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set(builds.flat());
  for (const path of filesBelow(place))
    if (!kept.has(path) && !path.startsWith('.')) rmSync(join(place, path));
  rmSync(folder, { recursive: true });
};
