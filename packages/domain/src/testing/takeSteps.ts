/** A state machine: where it starts, and where an event leads. */
export type Machine<State, Event> = {
  readonly start: State;
  readonly reduce: (state: State, event: Event) => State;
};
/** Looks at one step of a machine, and throws when it should not have been taken. */
export type Step<State, Event> = (after: State, event: Event, before: State) => void;

/** Leads a state machine through events, one after the other. States are frozen: a machine that changes one throws. */
export const takeSteps = <State, Event>(
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
