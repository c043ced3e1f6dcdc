import { useEffect, useState } from 'react';

/** Keeps a part on the page for the time it takes to leave, in milliseconds. */
export const usePresence = (isOpen: boolean, leaveMs: number): 'gone' | 'open' | 'leaving' => {
  const [isThere, setIsThere] = useState(isOpen);
  useEffect(() => {
    if (isOpen) {
      setIsThere(true);
      return;
    }
    const timer = setTimeout(() => setIsThere(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, leaveMs]);
  if (isOpen) return 'open';
  return isThere ? 'leaving' : 'gone';
};
