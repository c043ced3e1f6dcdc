import { type ReactNode, useEffect, useRef } from 'react';
import { loadingFailed } from '../../platform/loading/loadingFailed.ts';
import { LoadingT } from '../../platform/loading/loadingStore.ts';
import { useNavigation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { ConsentSlot } from './ConsentSlot.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Measuring } from './Measuring.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { Toasts } from './Toasts.tsx';

const useLoadingBar = (): void => {
  const loading = useService(LoadingT);
  const { state } = useNavigation();
  const isLoading = state !== 'idle';
  const wasLoading = useRef(false);
  useEffect(() => {
    const fail = (): void => loading.end('failed');
    addEventListener(loadingFailed, fail);
    return () => removeEventListener(loadingFailed, fail);
  }, [loading]);
  useEffect(() => {
    if (isLoading) loading.start();
    else if (wasLoading.current) loading.end('finished');
    wasLoading.current = isLoading;
  }, [isLoading, loading]);
};

/** Notifications, loading bar and network notice, loaded after the first interaction. */
const StatusOverlays = (): ReactNode => {
  useLoadingBar();
  return (
    <>
      <LoadingBar />
      <NetworkNotice />
      <Toasts />
      <ConsentSlot />
      <Measuring />
    </>
  );
};

export default StatusOverlays;
