import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../platform/browser/afterPaint.ts';
import { serverBusy } from '../../platform/browser/serverBusy.ts';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useNavigation } from '../../platform/navigation/router.ts';
import { isOffline } from '../../platform/offline/withRetry.ts';
import { useService } from '../../platform/services/useService.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';

const StatusOverlays = lazyPart(() => import('./StatusOverlays.tsx'), [], nothing);

/**
 * Loads the overlays when the visitor uses the page, when there is something to show, or when the
 * visitor has agreed to statistics.
 */
export const StatusOverlaysSlot = observer(function StatusOverlaysSlot(): ReactNode {
  const toasts = useService(ToastsT);
  const preferences = useService(PreferencesT);
  const { state } = useNavigation();
  const [isWanted, setIsWanted] = useState(false);
  const isAttended = useIsAttended();
  const isNeeded = toasts.shown.length > 0 || state !== 'idle';
  useEffect(() => {
    const showOverlays = (): void => afterPaint(() => setIsWanted(true));
    if (isAttended || isNeeded || isOffline()) showOverlays();
    // Reading a cookie blocks the browser, so it waits until the page is interactive.
    const reading = setTimeout(
      () => preferences.read('consent')?.includes('statistics') && showOverlays(),
      1_000,
    );
    addEventListener('offline', showOverlays);
    addEventListener(serverBusy, showOverlays);
    return () => {
      clearTimeout(reading);
      removeEventListener('offline', showOverlays);
      removeEventListener(serverBusy, showOverlays);
    };
  }, [isAttended, isNeeded, preferences]);
  // The next navigation or message tries again.
  return isWanted && <StatusOverlays onUnavailable={() => setIsWanted(false)} />;
});
