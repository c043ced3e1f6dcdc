import { readFileSync } from 'node:fs';
import { drawMark } from '@tailorbird/packshot';
import { expect, test } from 'vitest';

const pathsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

test.each(['mark.svg', 'favicon.svg'])('the file public/%s is the brand mark', (file) => {
  expect(
    pathsOf(readFileSync(new URL(`../../../public/${file}`, import.meta.url), 'utf8')),
  ).toEqual(pathsOf(drawMark()));
});
