import { useEffect } from 'react';

/** Asks for confirmation before the page closes during an operation. */
export const useLeaveWarning = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnderWay]);
};
