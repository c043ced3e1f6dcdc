/** `npm run reference`: writes the reference of the domain package, one page a context, from the docstrings of what it exports. */
import { join } from 'node:path';
import { type Ended, root, run } from './process.ts';

export const referenceFolder = join(root, 'docs', 'domain', 'reference');

/** TypeDoc reads TypeScript through a JavaScript API that TypeScript 7 no longer has: it lives in a workspace of its own, with TypeScript 6. */
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
