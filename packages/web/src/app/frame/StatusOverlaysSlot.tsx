import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../platform/browser/afterPaint.ts';
import { serverBusy } from '../../platform/browser/serverBusy.ts';
import { useNavigation } from '../../platform/navigation/router.ts';
import { isOffline } from '../../platform/offline/patiently.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';

const StatusOverlays = lazyPart(() => import('./StatusOverlays.tsx'), [], nothing);

/**
 * Brings the overlays in when somebody first touches or scrolls the page, has something to be told, or lets the shop count: reading it needs none of them.
 */
export const StatusOverlaysSlot = observer(function StatusOverlaysSlot(): ReactNode {
  const toasts = useService(ToastsT);
  const preferences = useService(PreferencesT);
  const { state } = useNavigation();
  const [isWanted, setIsWanted] = useState(false);
  const isNeeded = toasts.shown.length > 0 || state !== 'idle';
  useEffect(() => {
    // What is touched answers before.
    const want = (): void => afterPaint(() => setIsWanted(true));
    if (isNeeded || isOffline()) want();
    // The browser waits for the answer when it reads a cookie: not while it makes the page answer.
    const reading = setTimeout(
      () => preferences.read('consent')?.includes('statistics') && want(),
      1_000,
    );
    const touches = [
      'pointerdown',
      'keydown',
      'touchstart',
      'scroll',
      'offline',
      serverBusy,
    ] as const;
    for (const touch of touches) addEventListener(touch, want, { passive: true });
    return () => {
      clearTimeout(reading);
      for (const touch of touches) removeEventListener(touch, want);
    };
  }, [isNeeded, preferences]);
  // The next touch tries again.
  return isWanted && <StatusOverlays onUnavailable={() => setIsWanted(false)} />;
});
