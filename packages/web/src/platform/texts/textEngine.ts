import type { Locale, TextValues } from '@tailorbird/domain/kernel';
import type { Namespace } from './texts.ts';

/** Keeps texts and says them: by key, with values put in, in the right plural form. A key without a text is said as itself. */
export type TextEngine = {
  readonly add: (locale: Locale, namespace: Namespace, texts: unknown) => void;
  readonly has: (locale: Locale, namespace: Namespace) => boolean;
  readonly say: (locale: Locale, namespace: Namespace, key: string, values?: TextValues) => string;
};
