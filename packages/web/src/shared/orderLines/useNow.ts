import { useEffect, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { useService } from '../../platform/services/useService.ts';

const minuteMs = 60_000;

/** The current time, updated every minute. Null during server rendering. */
export const useNow = (): number | null => {
  const clock = useService(ClockT);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let callOff = (): void => {};
    const update = (): void => {
      const at = clock.now();
      setNow(at);
      callOff = clock.after(minuteMs - (at % minuteMs), update);
    };
    update();
    return () => callOff();
  }, [clock]);
  return now;
};
