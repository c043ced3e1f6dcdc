import { nextPath } from '@tailorbird/domain/shell';
import { type ReactNode, useCallback } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import type { PanelValueProps } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthForms } from './AuthForms.tsx';
import { AuthStoreT } from './services.ts';

export default function AuthPanel({
  values: [panel],
  onClose,
}: PanelValueProps<'auth'>): ReactNode {
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
      panel={panel}
      {...(next !== null && { kept: { 'auth-next': next } })}
      next={next}
      onDone={leadOn}
    />
  );
}
