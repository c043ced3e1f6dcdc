import type { Logger } from 'pino';
import type { Database } from '../../../../platform/database/database.ts';

/**
 * Notifies listeners of changes in one conversation or in any, regardless of the process that
 * made them.
 */
export type ChatSignals = {
  /**
   * Calls `changed` after each change of one conversation, or of any, for a listener at a
   * network address; returns a function that unsubscribes.
   */
  readonly listen: (subject: number | 'any', place: string, changed: () => void) => () => void;
  /** Reports a change by this process to its listeners at once. */
  readonly publish: (conversationId: number) => void;
  /** Number of listeners to any conversation, to a single one, and from one network address. */
  readonly count: (of: 'any' | 'one' | { readonly place: string }) => number;
  readonly stop: () => void;
  readonly onStop: (end: () => void) => () => void;
};

export type WithChatSignals = { readonly chatSignals: ChatSignals };

const everyMs = 1_000;

/** The newest changes as a text that differs after each change. */
const recentChanges = async ({ queries }: Database): Promise<string> => {
  const rows = await queries
    .selectFrom('conversation')
    .select(['id', 'version'])
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, version }) => `${id}.${version}`).join();
};

/**
 * Reports local changes at once, and polls the database every second for those of other
 * processes while there are listeners. Listeners read the database, so a repeated, late or
 * needless signal does no harm.
 */
export const createChatSignals = (database: Database, logger: Logger): ChatSignals => {
  const listeners = new Map<number | 'any', Set<() => void>>();
  const places = new Map<string, number>();
  const ends = new Set<() => void>();
  let versions = new Map<number, number>();
  let recent = '';
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const call = (subject: number | 'any'): void => {
    for (const changed of listeners.get(subject) ?? []) changed();
  };
  const poll = async (): Promise<void> => {
    const ids = [...listeners.keys()].filter((subject) => subject !== 'any');
    if (ids.length > 0) {
      const rows = await database.queries
        .selectFrom('conversation')
        .select(['id', 'version'])
        .where('id', 'in', ids)
        .execute();
      const known = versions;
      versions = new Map(rows.map(({ id, version }) => [id, version]));
      // The first poll has no earlier state to compare with, and may contain a change made
      // since a listener subscribed.
      for (const { id, version } of rows) if (known.get(id) !== version) call(id);
    }
    if (listeners.has('any')) {
      const now = await recentChanges(database);
      if ((now || '-') !== recent) call('any');
      recent = now || '-';
    }
  };
  const tick = (): void => {
    if (isLooking) return;
    isLooking = true;
    poll()
      .catch((cause: Error) => logger.warn({ cause: cause.message }, 'chat changes not loaded'))
      .finally(() => {
        isLooking = false;
      });
  };
  return {
    listen: (subject, place, changed) => {
      if (subject !== 'any') places.set(place, (places.get(place) ?? 0) + 1);
      const own = listeners.get(subject) ?? new Set();
      own.add(changed);
      listeners.set(subject, own);
      timer ??= setInterval(tick, everyMs).unref();
      return () => {
        if (!own.delete(changed)) return;
        const others = (places.get(place) ?? 0) - 1;
        if (subject !== 'any' && others > 0) places.set(place, others);
        else if (subject !== 'any') places.delete(place);
        if (own.size === 0 && listeners.get(subject) === own) {
          listeners.delete(subject);
          if (subject === 'any') recent = '';
          else versions.delete(subject);
        }
        if (listeners.size > 0 || timer === undefined) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    publish: (conversationId) => {
      call(conversationId);
      call('any');
    },
    count: (of) => {
      if (typeof of === 'object') return places.get(of.place) ?? 0;
      return of === 'any'
        ? (listeners.get('any')?.size ?? 0)
        : [...places.values()].reduce((sum, some) => sum + some, 0);
    },
    stop: () => {
      for (const end of [...ends]) end();
      clearInterval(timer);
    },
    onStop: (end) => {
      ends.add(end);
      return () => ends.delete(end);
    },
  };
};
