import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { checkGuard, type Guard } from '@tailorbird/domain/shell';
import { autorun, observable, runInAction } from 'mobx';
import type { VisitStore } from '../../platform/visit/visitStore.ts';

/** An address of the shop, as far as a guard looks at it. */
export type Place = { readonly pathname: string; readonly search: string };

const leadsBack = 'auth-next=';

/**
 * Where a visitor is sent, with the query of the page they wanted where the place leads back to it after signing in: a panel that a link opens is open then. A page of
 * which the address says which one, such as a making sheet, is led back to by its own address.
 */
export const leadingBack = (to: string, wanted: Place): string => {
  const at = to.indexOf(leadsBack);
  if (at === -1) return to;
  const [before, path] = [to.slice(0, at + leadsBack.length), to.slice(at + leadsBack.length)];
  const own = parseLocalizedPath(wanted.pathname).path.split('/').map(encodeURIComponent).join('/');
  return `${before}${path.includes('/:') ? own : path}${encodeURIComponent(wanted.search)}`;
};

export type GuardWatch = {
  /** The visitor has gone somewhere else behind the same guard. */
  readonly moveTo: (place: Place) => void;
  readonly stop: () => void;
};

/** Judges a visitor as soon as it is known who they are, again when that changes, and each time they move (GUARD-16). */
export const watchGuard = (
  guard: Guard,
  visit: VisitStore,
  consequences: { readonly redirect: (to: string) => void; readonly forbid: (isForbidden: boolean) => void },
  { pathname, search }: Place,
): GuardWatch => {
  const place = observable.box<Place>({ pathname, search }, { deep: false });
  let judged: Place | null = null;
  const stop = autorun(() => {
    const now = place.get();
    if (visit.user === undefined) return;
    const visitor = { signedIn: visit.isSignedIn, isRetailStore: visit.isRetailStore, isAdmin: visit.isAdmin };
    const onlyQueryChanged = judged !== null && judged !== now && judged.pathname === now.pathname;
    const verdict = checkGuard(guard, visitor, { onlyQueryChanged });
    judged = now;
    consequences.forbid(verdict.kind === 'forbidden');
    if (verdict.kind === 'redirect') consequences.redirect(verdict.to);
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
