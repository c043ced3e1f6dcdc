import type { Locale } from '@tailorbird/domain/kernel';
import type { Namespace } from './texts.ts';

const files = import.meta.glob<unknown>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

export const textsOf = (locale: Locale, namespace: Namespace): unknown =>
  files[`../../../locales/${locale}/${namespace}.json`];

export const namespaces: readonly Namespace[] = [
  ...new Set(Object.keys(files).map((file) => /\/([^/]+)\.json$/.exec(file)?.[1] as Namespace)),
];
