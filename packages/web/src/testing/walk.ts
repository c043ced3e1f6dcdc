import { type Machine, runMachine, runs, type Step } from '@tailorbird/domain/testing';
import fc from 'fast-check';

/** Runs a state machine through random events; `check` inspects every transition. */
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
