import { readChangedTexts } from '@tailorbird/adapter-http/changedTexts';
import type { Locale } from '@tailorbird/domain/kernel';
import { readTexts as readFile } from '../platform/texts/readTexts.ts';
import type { Namespace } from '../platform/texts/texts.ts';
import { withChangedTexts } from '../platform/texts/withChangedTexts.ts';

/** Namespaces changed at run time, such as `de/basket`, and their version for requests. */
export type NamedChanges = { readonly version: string; readonly names: readonly string[] };

/**
 * Texts for the browser: the file of the release with later changes, or without them if they
 * cannot be loaded.
 */
export const readTexts = async (
  locale: Locale,
  namespace: Namespace,
  changes: NamedChanges | undefined,
): Promise<unknown> => {
  const isChanged = changes?.names.includes(`${locale}/${namespace}`);
  const [texts, changed] = await Promise.all([
    readFile(locale, namespace),
    isChanged ? readChangedTexts(changes?.version ?? '', locale, namespace) : undefined,
  ]);
  return withChangedTexts(texts, changed);
};
