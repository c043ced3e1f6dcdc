import { checkGuard, type Guard } from '@tailorbird/domain/shell';
import { autorun } from 'mobx';
import type { VisitStore } from '../../platform/visit/visitStore.ts';

/** Where a visitor is sent, with the query of the page they wanted where the place leads back to it after signing in: a panel that a link opens is open then. */
export const leadingBack = (to: string, search: string): string => (to.includes('auth-next=') ? `${to}${encodeURIComponent(search)}` : to);

/** Judges a visitor as soon as it is known who they are, and again when that changes. Returns how to stop. */
export const watchGuard = (
  guard: Guard,
  visit: VisitStore,
  consequences: { readonly redirect: (to: string) => void; readonly forbid: (isForbidden: boolean) => void },
): (() => void) =>
  autorun(() => {
    if (visit.user === undefined) return;
    const visitor = { signedIn: visit.isSignedIn, isRetailStore: visit.isRetailStore, isAdmin: visit.isAdmin };
    const verdict = checkGuard(guard, visitor, { onlyQueryChanged: false });
    consequences.forbid(verdict.kind === 'forbidden');
    if (verdict.kind === 'redirect') consequences.redirect(verdict.to);
  });
