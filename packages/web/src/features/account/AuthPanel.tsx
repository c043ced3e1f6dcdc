import { nextPath } from '@tailorbird/domain/shell';
import { type ReactNode, useCallback } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import {
  type AuthPanel as AuthPanelState,
  parseAuthPanel,
} from '../../platform/panels/authPanel.ts';
import { useService } from '../../platform/services/useService.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthForms } from './AuthForms.tsx';
import { AuthStoreT } from './services.ts';

const closed: AuthPanelState = { mode: 'choice', scope: 'full' };

/** Signing in, creating an account and resetting a password over any page, as the address says. */
export default function AuthPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [query] = useQuery();
  const store = useService(AuthStoreT);
  const navigate = useLocalNavigate();
  const next = nextPath(query.get('auth-next'));
  const leadOn = useCallback(() => {
    if (next === null) onClose();
    else navigate(next, { replace: true });
  }, [next, navigate, onClose]);
  if (!store) return <Skeleton lines={5} />;
  return (
    <AuthForms
      store={store}
      panel={parseAuthPanel(query) ?? closed}
      {...(next !== null && { kept: { 'auth-next': next } })}
      next={next}
      onDone={leadOn}
    />
  );
}
