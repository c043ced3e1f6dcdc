/**
 * Reads links, anchors and commands from the project's Markdown. Two expressions replace
 * a link checker, which would need a Markdown parser and could not check commands.
 */
import { globSync } from 'node:fs';
import { root } from './process.ts';

export const documents = (): readonly string[] =>
  globSync('**/*.md', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'test-results/**'],
  }).sort();

/** Removes code, whose links do not count. */
const withoutCode = (text: string): string =>
  text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '`code`');

/** Addresses of links and images: `[text](address)` and `[name]: address`. */
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

/** Anchors of a document: GitHub's ids of the headings, and explicit anchors. */
export const anchorsOf = (text: string): readonly string[] => {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [
    ...headingsOf(prose),
    ...[...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
  ];
};

/** Script names in commands: `npm start`, `npm test`, `npm run size`. */
export const scriptsOf = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
];
