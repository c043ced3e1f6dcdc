/**
 * What the Markdown of the project says that a machine can check: where it leads, and which commands it names. Checkers of links bring a Markdown parser
 * and do not know the commands; documents as plain as these need two expressions.
 */
import { globSync } from 'node:fs';
import { root } from './process.ts';

/** Every document of the project, from its root. */
export const documents = (): readonly string[] =>
  globSync('**/*.md', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'test-results/**'],
  }).sort();

/** Code is shown, not followed. */
const withoutCode = (text: string): string =>
  text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '`code`');

/** Addresses of links and pictures, as they are written: `[text](address)` and `[name]: address`. */
export const linksOf = (text: string): readonly string[] => {
  const prose = withoutCode(text);
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const named = [...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return [...inline, ...named].map(([, address]) => address ?? '');
};

const headingsOf = (prose: string): readonly string[] =>
  [...prose.matchAll(/^#+\s+(.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

/** What `#…` of a link leads to: headings by the names that GitHub makes of them, and anchors that are written out. */
export const anchorsOf = (text: string): readonly string[] => {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [
    ...headingsOf(prose),
    ...[...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
  ];
};

/** Scripts that are named as commands: `npm start`, `npm test`, `npm run size`. */
export const scriptsOf = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
];
