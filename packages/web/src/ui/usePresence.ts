import { useEffect, useState } from 'react';

/** Keeps an element mounted during its exit animation, in milliseconds. */
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
