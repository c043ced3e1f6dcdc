import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '../database/database.ts';

/** Texts that override those of the release: by language and context, `de/orders`, by key. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type TextSource = {
  /** The current overrides; the same value until something changes. */
  readonly overrides: () => TextOverrides;
  /** Runs work with the stored texts, even if this process has not loaded them yet. */
  readonly withStoredTexts: <Value>(queries: Queries, work: () => Value) => Promise<Value>;
};

const sources = new AsyncLocalStorage<TextSource>();
type Listener = (context: string, key: string, text: string) => void;
const listeners = new AsyncLocalStorage<Listener>();

/** Runs work, including timers started by it, with the overrides of a source. */
export const withTextSource = <Value>(source: TextSource, work: () => Value): Value =>
  sources.run(source, work);

export const currentOverrides = (): TextOverrides | undefined => sources.getStore()?.overrides();

/**
 * Runs work with the stored texts, so that every process writes mails with the latest published
 * ones.
 */
export const withStoredTexts = async <Value>(queries: Queries, work: () => Value): Promise<Value> =>
  (await sources.getStore()?.withStoredTexts(queries, work)) ?? work();

/** Calls `listener` for each text used by the work. */
export const withTextListener = <Value>(listener: Listener, work: () => Value): Value =>
  listeners.run(listener, work);

export const notifyListener: Listener = (context, key, text) =>
  listeners.getStore()?.(context, key, text);
