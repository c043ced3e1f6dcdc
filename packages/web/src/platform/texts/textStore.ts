import type { Locale } from '@tailorbird/domain/kernel';
import { value } from '../services/token.ts';
import type { TextEngine } from './textEngine.ts';
import type { Namespace, ReadTexts, TextBundle, Translate } from './texts.ts';

/** The texts at hand, and the way to more of them. */
export type TextStore = {
  readonly translate: <N extends Namespace>(locale: Locale, namespace: N) => Translate<N>;
  /** Brings the texts of these namespaces in. Resolves at once when they are here. Failures are logged, and the keys shown instead (ERR-18). */
  readonly load: (locale: Locale, namespaces: readonly Namespace[]) => Promise<void>;
  readonly has: (locale: Locale, namespace: Namespace) => boolean;
};

type TextOptions = {
  readonly engine: TextEngine;
  readonly read: ReadTexts;
  /** Texts that came with the page. */
  readonly initial?: { readonly locale: Locale; readonly texts: TextBundle };
  /** The engine that takes over once more texts are needed than came with the page. */
  readonly laterEngine?: () => Promise<TextEngine>;
};

/** A text store of its own for each browser tab, and for each request on the server. */
export const textStore = ({
  engine: firstEngine,
  read,
  initial,
  laterEngine,
}: TextOptions): TextStore => {
  let engine = firstEngine;
  const bundles: (readonly [Locale, Namespace, unknown])[] = [];
  const add = (locale: Locale, namespace: Namespace, texts: unknown): void => {
    bundles.push([locale, namespace, texts]);
    engine.add(locale, namespace, texts);
  };
  for (const [namespace, texts] of Object.entries(initial?.texts ?? {}))
    if (initial) add(initial.locale, namespace as Namespace, texts);

  let takingOver: Promise<void> | null = null;
  const takeOver = async (later: () => Promise<TextEngine>): Promise<void> => {
    const next = await later();
    for (const [locale, namespace, texts] of bundles) next.add(locale, namespace, texts);
    engine = next;
  };
  const loadOne = async (locale: Locale, namespace: Namespace): Promise<void> => {
    if (engine.has(locale, namespace)) return;
    try {
      if (laterEngine) {
        takingOver ??= takeOver(laterEngine).catch((error: unknown) => {
          takingOver = null;
          throw error;
        });
      }
      const [texts] = await Promise.all([read(locale, namespace), takingOver]);
      add(locale, namespace, texts);
    } catch (error) {
      console.error(`Texts ${locale}/${namespace} could not be loaded`, error);
    }
  };
  return {
    has: (locale, namespace) => engine.has(locale, namespace),
    translate: (locale, namespace) => (key, values) => engine.say(locale, namespace, key, values),
    load: async (locale, namespaces) => {
      await Promise.all(namespaces.map((namespace) => loadOne(locale, namespace)));
    },
  };
};

export const TextsT = value<TextStore>('Texts');
