import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../../server/locales/', import.meta.url);

const readTexts = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    readdirSync(folder).map((locale) => [
      locale,
      Object.fromEntries(
        readdirSync(new URL(`${locale}/`, folder)).map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as unknown,
        ]),
      ),
    ]),
  );

/** Contexts that no mail uses. */
const unused = new Set(['assistant', 'install', 'papers', 'staff', 'imprint', 'social']);

/** Replaces the two modules of the server’s texts that need Node, so that browsers run them. */
export const serverTexts = (): Plugin => ({
  name: 'server-texts',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('/server/src/platform/texts/textFiles.ts')) {
      const texts = JSON.stringify(readTexts(), (key, value: unknown) =>
        unused.has(key) ? undefined : value,
      );
      return `const texts = ${texts}; export const readTextFile = (locale, context) => texts[locale][context];`;
    }
    if (id.endsWith('/server/src/platform/texts/saidTexts.ts'))
      return 'export const currentText = () => undefined; export const notifyListener = () => {};';
    return null;
  },
});
