import { nextPath } from './nextPath.ts';

/** Requirement of a page. `target` is the redirect; by default the home page. */
export type Guard =
  | { readonly kind: 'authenticated-only'; readonly target?: string }
  /** `targetIn` names a query parameter that may hold the target and takes precedence. */
  | {
      readonly kind: 'guest-only';
      readonly target?: string;
      readonly targetIn?: string;
      readonly skipQueryChanges?: boolean;
    }
  | { readonly kind: 'retail-only'; readonly target?: string }
  | { readonly kind: 'store-only'; readonly target?: string }
  /** For staff. Signed-in customers are refused. */
  | { readonly kind: 'admin-only'; readonly target?: string };

const kinds = {
  'authenticated-only': true,
  'guest-only': true,
  'retail-only': true,
  'store-only': true,
  'admin-only': true,
} as const satisfies Record<Guard['kind'], true>;

/** True if there is such a guard (ERR-08). */
export const isGuardKind = (kind: string): kind is Guard['kind'] => Object.hasOwn(kinds, kind);

export type GuardVisitor = {
  readonly signedIn: boolean;
  readonly isRetailStore: boolean;
  readonly isAdmin: boolean;
};
/** A navigation: `onlyQueryChanged` is true if the path stayed, `parameter` reads the query. */
export type GuardNavigation = {
  readonly onlyQueryChanged: boolean;
  readonly parameter?: (name: string) => string | null;
};
export type GuardVerdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'forbidden' };

/** An unknown guard is a bug; its page is an error 500 with this message (ERR-08). */
const unknownGuard = (_guard: never): never => {
  throw new Error('Unknown middleware');
};

const enter: GuardVerdict = { kind: 'enter' };
const redirectTo = (target: string | undefined): GuardVerdict => ({
  kind: 'redirect',
  to: target ?? '/',
});

/**
 * True if a visitor may enter a page, and the redirect if not (GUARD-14 … GUARD-16, RETAIL-01).
 */
export const checkGuard = (
  guard: Guard,
  visitor: GuardVisitor,
  navigation: GuardNavigation,
): GuardVerdict => {
  switch (guard.kind) {
    case 'authenticated-only':
      return visitor.signedIn ? enter : redirectTo(guard.target);
    case 'guest-only':
      if (guard.skipQueryChanges && navigation.onlyQueryChanged) return enter;
      if (!visitor.signedIn) return enter;
      return redirectTo(
        (guard.targetIn !== undefined &&
          nextPath(navigation.parameter?.(guard.targetIn) ?? null)) ||
          guard.target,
      );
    case 'retail-only':
      if (!visitor.signedIn) return redirectTo(guard.target);
      return visitor.isRetailStore || visitor.isAdmin ? enter : { kind: 'forbidden' };
    case 'store-only':
      if (!visitor.signedIn) return redirectTo(guard.target);
      return visitor.isRetailStore ? enter : { kind: 'forbidden' };
    case 'admin-only':
      if (!visitor.signedIn) return redirectTo(guard.target);
      return visitor.isAdmin ? enter : { kind: 'forbidden' };
    default:
      return unknownGuard(guard);
  }
};
