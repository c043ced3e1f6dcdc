/**
 * `npm run reference`: generates the domain reference from docstrings, one page per
 * context.
 */
import { join } from 'node:path';
import { type Ended, root, run } from './process.ts';

export const referenceFolder = join(root, 'docs', 'domain', 'reference');

/** TypeDoc needs the JavaScript API of TypeScript 6, so it runs in its own workspace. */
export const writeReference = (folder: string): Promise<Ended> => {
  const home = join(root, 'tools', 'reference');
  return run(
    'node',
    [join(home, 'node_modules', 'typedoc', 'bin', 'typedoc'), '--options', home, '--out', folder],
    { show: 'collect' },
  );
};

if (import.meta.main) {
  const { code, output } = await writeReference(referenceFolder);
  if (output !== '') console.log(output);
  process.exit(code);
}
