import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { checkGuard, type Guard } from '@tailorbird/domain/shell';
import { autorun, observable, runInAction } from 'mobx';
import { onwardFrom } from '../../platform/navigation/onward.ts';
import { queryText } from '../../platform/navigation/useQuery.ts';
import { withPanelsChanged } from '../../platform/panels/panels.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';

export type Place = { readonly pathname: string; readonly search: string };

const leadsBack = 'next=';

/**
 * With the wanted page's query, if sign-in leads back to it. A page identified by its address,
 * such as a making sheet, is restored by that address.
 */
export const withReturnPath = (to: string, wanted: Place): string => {
  const at = to.indexOf(leadsBack);
  if (at === -1) return to;
  const [before, path] = [to.slice(0, at + leadsBack.length), to.slice(at + leadsBack.length)];
  const own = parseLocalizedPath(wanted.pathname).path.split('/').map(encodeURIComponent).join('/');
  const query = new URLSearchParams(wanted.search);
  const outcome = query.get('social');
  const search = query.has('auth')
    ? queryText(withPanelsChanged(query, { close: ['auth'] }))
    : wanted.search;
  const social = outcome === null ? '' : `&social=${encodeURIComponent(outcome)}`;
  return `${before}${path.includes('/:') ? own : path}${encodeURIComponent(search)}${social}`;
};

/**
 * State of a guarded page. `leaving`: the session has ended and nothing shows during the
 * redirect. `unanswered`: the visit could not be loaded.
 */
export type Judged = 'enter' | 'leaving' | 'forbidden' | 'unanswered';

export type GuardWatch = {
  readonly moveTo: (place: Place) => void;
  readonly stop: () => void;
};

/**
 * Evaluates the guard when the visit is known, when it changes, and on each navigation. If
 * query changes are ignored, a guest stays a guest until the path changes, because the sign-in
 * page redirects by itself (GUARD-16). An unknown visit is loaded once more; pages for guests
 * show without it.
 */
export const watchGuard = (
  guard: Guard,
  visit: VisitStore,
  consequences: {
    readonly redirect: (to: string) => void;
    readonly judge: (judged: Judged) => void;
  },
  { pathname, search }: Place,
): GuardWatch => {
  const place = observable.box<Place>({ pathname, search }, { deep: false });
  let judged: Place | null = null;
  const isUnanswered = (): boolean =>
    guard.kind !== 'guest-only' && visit.state.status === 'unreachable';
  const isAsking = observable.box(isUnanswered());
  if (isAsking.get()) void visit.refresh().then(() => runInAction(() => isAsking.set(false)));
  const stop = autorun(() => {
    const now = place.get();
    if (visit.user === undefined)
      return consequences.judge(isUnanswered() && !isAsking.get() ? 'unanswered' : 'enter');
    const visitor = {
      signedIn: visit.isSignedIn,
      isRetailStore: visit.isRetailStore,
      isAdmin: visit.isAdmin,
    };
    const onlyQueryChanged = judged !== null && judged.pathname === now.pathname;
    const parameter = (name: string): string | null =>
      onwardFrom(now.pathname, new URLSearchParams(now.search).get(name));
    const verdict = checkGuard(guard, visitor, { onlyQueryChanged, parameter });
    judged = now;
    const isLeaving = verdict.kind === 'redirect' && visit.hasSessionEnded;
    consequences.judge(
      verdict.kind === 'forbidden' ? 'forbidden' : isLeaving ? 'leaving' : 'enter',
    );
    if (verdict.kind === 'redirect') consequences.redirect(withReturnPath(verdict.to, now));
  });
  return {
    moveTo: (next) => {
      const last = place.get();
      if (next.pathname === last.pathname && next.search === last.search) return;
      runInAction(() => place.set({ pathname: next.pathname, search: next.search }));
    },
    stop,
  };
};
