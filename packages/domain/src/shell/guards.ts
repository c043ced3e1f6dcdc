import { nextPath } from './nextPath.ts';

/** What a page demands of its visitor. `target` is its own place to send others to; without one it is the home page. */
export type Guard =
  | { readonly kind: 'authenticated-only'; readonly target?: string }
  /** `targetIn` is the parameter of the address that may hold the target, which goes before `target`. */
  | {
      readonly kind: 'guest-only';
      readonly target?: string;
      readonly targetIn?: string;
      readonly skipQueryChanges?: boolean;
    }
  | { readonly kind: 'retail-only'; readonly target?: string }
  /** For who sells in a store, and nobody else who works here. */
  | { readonly kind: 'store-only'; readonly target?: string }
  /** For those who work here. Who is signed in and does not is refused. */
  | { readonly kind: 'admin-only'; readonly target?: string };

const kinds = {
  'authenticated-only': true,
  'guest-only': true,
  'retail-only': true,
  'store-only': true,
  'admin-only': true,
} as const satisfies Record<Guard['kind'], true>;

/** Whether there is such a guard (ERR-08). */
export const isGuardKind = (kind: string): kind is Guard['kind'] => Object.hasOwn(kinds, kind);

export type GuardVisitor = {
  readonly signedIn: boolean;
  readonly isRetailStore: boolean;
  readonly isAdmin: boolean;
};
/** How a visitor came: `onlyQueryChanged` says that they were on this page already, `parameter` reads the query of the address. */
export type GuardNavigation = {
  readonly onlyQueryChanged: boolean;
  readonly parameter?: (name: string) => string | null;
};
export type GuardVerdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'forbidden' };

/** A guard nobody knows is a mistake of the shop's; its page is an error 500 with this message (ERR-08). */
const unknownGuard = (_guard: never): never => {
  throw new Error('Unknown middleware');
};

const enter: GuardVerdict = { kind: 'enter' };
const leave = (target: string | undefined): GuardVerdict => ({
  kind: 'redirect',
  to: target ?? '/',
});

/** Whether a visitor may enter a page, and where they are led when not (GUARD-14 … GUARD-16, RETAIL-01). */
export const checkGuard = (
  guard: Guard,
  visitor: GuardVisitor,
  navigation: GuardNavigation,
): GuardVerdict => {
  switch (guard.kind) {
    case 'authenticated-only':
      return visitor.signedIn ? enter : leave(guard.target);
    case 'guest-only':
      if (guard.skipQueryChanges && navigation.onlyQueryChanged) return enter;
      if (!visitor.signedIn) return enter;
      return leave(
        (guard.targetIn !== undefined &&
          nextPath(navigation.parameter?.(guard.targetIn) ?? null)) ||
          guard.target,
      );
    case 'retail-only':
      if (!visitor.signedIn) return leave(guard.target);
      return visitor.isRetailStore || visitor.isAdmin ? enter : { kind: 'forbidden' };
    case 'store-only':
      if (!visitor.signedIn) return leave(guard.target);
      return visitor.isRetailStore ? enter : { kind: 'forbidden' };
    case 'admin-only':
      if (!visitor.signedIn) return leave(guard.target);
      return visitor.isAdmin ? enter : { kind: 'forbidden' };
    default:
      return unknownGuard(guard);
  }
};
