import fc from 'fast-check';
import { type Machine, runMachine, type Step } from './runMachine.ts';
import { runs } from './runs.ts';

/**
 * Runs a state machine through random events; `check` inspects every transition and throws if
 * it is invalid.
 */
export const walk = <State, Event>(
  machine: Machine<State, Event> & { readonly event: fc.Arbitrary<Event> },
  check: Step<State, Event>,
  numRuns = 600,
): void => {
  fc.assert(
    fc.property(fc.array(machine.event, { maxLength: 40 }), (events) =>
      runMachine(machine, events, check),
    ),
    runs(numRuns),
  );
};

export const bare = <Type extends string>(
  ...types: readonly Type[]
): fc.Arbitrary<{ readonly type: Type }> => fc.constantFrom(...types).map((type) => ({ type }));
