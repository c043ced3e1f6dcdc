import { unreachable } from '@tailorbird/domain/kernel';
import type { AuthPanel } from '@tailorbird/domain/shell';

/** The panel a scope allows in place of one it does not (AUTH-06). That an account was created is only said to those who created one. */
export const reachableMode = (panel: AuthPanel, wasCreated: boolean): AuthPanel => {
  const { mode, scope } = panel;
  if (mode === 'create-account-success' && wasCreated) return panel;
  switch (scope) {
    case 'full':
      return mode === 'create-account-success' ? { mode: 'choice', scope } : panel;
    case 'sign-in':
      return mode === 'sign-in' || mode === 'reset-password' ? panel : { mode: 'sign-in', scope };
    case 'sign-up':
      return { mode: 'create-account', scope };
    default:
      return unreachable(scope);
  }
};
