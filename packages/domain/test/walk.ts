import fc from 'fast-check';
import { runs } from './runs.ts';

/** Walks a state machine through random events; `check` sees every step. What a machine must never do, it throws. */
export const walk = <State, Event>(
  machine: { readonly start: State; readonly event: fc.Arbitrary<Event>; readonly reduce: (state: State, event: Event) => State },
  check: (after: State, event: Event, before: State) => void,
  numRuns = 600,
): void => {
  fc.assert(
    fc.property(fc.array(machine.event, { maxLength: 40 }), (events) => {
      let state = machine.start;
      for (const event of events) {
        const next = machine.reduce(Object.freeze(state), event);
        check(next, event, state);
        state = next;
      }
    }),
    runs(numRuns),
  );
};

/** An event without anything to say beside its type. */
export const bare = <Type extends string>(...types: readonly Type[]): fc.Arbitrary<{ readonly type: Type }> =>
  fc.constantFrom(...types).map((type) => ({ type }));
