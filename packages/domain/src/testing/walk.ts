import fc from 'fast-check';
import { runs } from './runs.ts';
import { type Machine, type Step, takeSteps } from './takeSteps.ts';

/** Walks a state machine through random events; `check` sees every step. What a machine must never do, it throws. */
export const walk = <State, Event>(
  machine: Machine<State, Event> & { readonly event: fc.Arbitrary<Event> },
  check: Step<State, Event>,
  numRuns = 600,
): void => {
  fc.assert(
    fc.property(fc.array(machine.event, { maxLength: 40 }), (events) =>
      takeSteps(machine, events, check),
    ),
    runs(numRuns),
  );
};

/** An event without anything to say beside its type. */
export const bare = <Type extends string>(
  ...types: readonly Type[]
): fc.Arbitrary<{ readonly type: Type }> => fc.constantFrom(...types).map((type) => ({ type }));
