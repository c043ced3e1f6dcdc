import { startTransition, useCallback, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A choice that shows at once; its effects render after the paint, because they can cost a
 * phone 100 ms.
 */
export const useAhead = <Value, Choice extends Value>(
  value: Value,
  pass: (choice: Choice) => void,
): readonly [shown: Value, choose: (choice: Choice) => void] => {
  const [ahead, setAhead] = useState<{ readonly choice: Choice } | null>(null);
  const choose = useCallback(
    (choice: Choice) => {
      const mine = { choice };
      setAhead(mine);
      afterPaint(() =>
        startTransition(() => {
          pass(choice);
          setAhead((latest) => (latest === mine ? null : latest));
        }),
      );
    },
    [pass],
  );
  return [ahead ? ahead.choice : value, choose];
};
