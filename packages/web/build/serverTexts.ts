import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../../server/locales/', import.meta.url);

/** Texts by language and context, without those of the assistant, which are large. */
const readTexts = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    readdirSync(folder).map((locale) => [
      locale,
      Object.fromEntries(
        readdirSync(new URL(`${locale}/`, folder))
          .filter((file) => file !== 'assistant.json')
          .map((file) => [
            file.replace('.json', ''),
            JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as unknown,
          ]),
      ),
    ]),
  );

/** Replaces the two modules of the server’s texts that need Node, so that browsers run them. */
export const serverTexts = (): Plugin => ({
  name: 'server-texts',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('/server/src/platform/texts/textFiles.ts')) {
      return `const texts = ${JSON.stringify(readTexts())}; export const readTextFile = (locale, context) => texts[locale][context];`;
    }
    if (id.endsWith('/server/src/platform/texts/textOverrides.ts'))
      return 'export const currentOverrides = () => undefined; export const notifyListener = () => {};';
    return null;
  },
});
