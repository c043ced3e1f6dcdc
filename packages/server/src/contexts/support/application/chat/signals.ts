import type { Logger } from 'pino';
import type { Database } from '../../../../platform/database/database.ts';

/** Tells who listens that a conversation, or any of them, has changed, whichever process changed it. */
export type ChatSignals = {
  /** Calls `changed` after each change of a conversation, or of any, for somebody at a place in the network; answers what ends that. */
  readonly listen: (subject: number | 'any', place: string, changed: () => void) => () => void;
  /** Something was changed by this process: who listens hears at once. */
  readonly tell: (conversationId: number) => void;
  /** How many listen to any conversation, to one of their own, and to one from a place. */
  readonly count: (of: 'any' | 'one' | { readonly place: string }) => number;
  /** Ends every stream: the shop closes. */
  readonly stop: () => void;
  readonly onStop: (end: () => void) => () => void;
};

export type WithChatSignals = { readonly chatSignals: ChatSignals };

const everyMs = 1_000;

/** The newest changes, as a text that differs when there is another. */
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
 * Hears of changes made here at once, and looks every second for those made by other processes, while anybody listens. The database is what counts: whoever hears reads it, so that hearing twice,
 * late, or for nothing loses nothing.
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
  const look = async (): Promise<void> => {
    const ids = [...listeners.keys()].filter((subject) => subject !== 'any');
    if (ids.length > 0) {
      const rows = await database.queries
        .selectFrom('conversation')
        .select(['id', 'version'])
        .where('id', 'in', ids)
        .execute();
      const known = versions;
      versions = new Map(rows.map(({ id, version }) => [id, version]));
      // The first look has nothing to compare with: what another process changed since somebody listens may be in it.
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
    look()
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
    tell: (conversationId) => {
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
