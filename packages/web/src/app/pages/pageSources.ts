import type { PageId } from '@tailorbird/domain/shell';
import { pages } from './pages.ts';
import table from './pages.ts?raw';

const imported = new Map(
  [...table.matchAll(/^ {2}(\w+): \(\) => import\('([^']+)'\)/gm)].map(([, id = '', file = '']) => [
    id,
    new URL(file, 'file:///src/app/pages/').pathname.slice(1),
  ]),
);

/** Source file of each page, the key of its scripts and styles in the manifest of the build. */
export const pageSources = Object.fromEntries(
  Object.keys(pages).map((id) => [id, imported.get(id)]),
) as Readonly<Record<PageId, string>>;
