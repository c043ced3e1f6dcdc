import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '../database/database.ts';

/** Texts that are said in place of those of the release: by language and context, `de/orders`, by key. */
export type SaidTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where changed texts come from. */
export type TextSource = {
  /** Those of the moment; the same value as long as nothing changes. */
  readonly said: () => SaidTexts;
  /** Does work with the texts that are stored, whatever this process knows of them yet. */
  readonly asStored: <Value>(queries: Queries, work: () => Value) => Promise<Value>;
};

const sources = new AsyncLocalStorage<TextSource>();
type Listener = (context: string, key: string, text: string) => void;
const listeners = new AsyncLocalStorage<Listener>();

/** Does work in which texts are said as their source has them. What it begins, such as timers, says them so too. */
export const sayingFrom = <Value>(source: TextSource, work: () => Value): Value =>
  sources.run(source, work);

/** The changed texts of the moment; undefined where nobody changes any. */
export const saidNow = (): SaidTexts | undefined => sources.getStore()?.said();

/** Does work with the texts as they are stored: what is written down for somebody says what was published last, in every process. */
export const asStored = async <Value>(queries: Queries, work: () => Value): Promise<Value> =>
  (await sources.getStore()?.asStored(queries, work)) ?? work();

/** Tells `listener` of each text that is said in doing work. */
export const listening = <Value>(listener: Listener, work: () => Value): Value =>
  listeners.run(listener, work);

export const heard: Listener = (context, key, text) => listeners.getStore()?.(context, key, text);
