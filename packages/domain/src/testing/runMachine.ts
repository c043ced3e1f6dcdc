export type Machine<State, Event> = {
  readonly start: State;
  readonly reduce: (state: State, event: Event) => State;
};
/** Inspects a transition and throws if it is invalid. */
export type Step<State, Event> = (after: State, event: Event, before: State) => void;

/**
 * Runs a state machine through events. States are frozen, so that a machine that mutates one
 * throws.
 */
export const runMachine = <State, Event>(
  machine: Machine<State, Event>,
  events: readonly Event[],
  check: Step<State, Event>,
): void => {
  let state = machine.start;
  for (const event of events) {
    const next = machine.reduce(Object.freeze(state), event);
    check(next, event, state);
    state = next;
  }
};
