import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';

/** What stands by arrives when somebody first touches the page, or has something to be told: reading it needs none of it. */
export const AttendantsSlot = observer(function AttendantsSlot(): ReactNode {
  const toasts = useService(ToastsT);
  const { state } = useNavigation();
  const [Attendants, setAttendants] = useState<ComponentType | null>(null);
  const isNeeded = toasts.shown.length > 0 || state !== 'idle';
  const isMissing = Attendants === null;
  useEffect(() => {
    if (!isMissing) return;
    const call = (): void => {
      import('./Attendants.tsx').then(
        (module) => setAttendants(() => module.Attendants),
        () => {},
      );
    };
    if (isNeeded) call();
    const touches = ['pointerdown', 'keydown', 'touchstart'] as const;
    for (const touch of touches) addEventListener(touch, call, { passive: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, call);
    };
  }, [isMissing, isNeeded]);
  return Attendants && <Attendants />;
});
