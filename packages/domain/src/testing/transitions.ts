/**
 * A state machine as a table: the next state for each named state and event; `·` means no
 * change.
 */
export const transitions = <State, Event>(
  reduce: (state: State, event: Event) => State,
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Event>>,
  nameOf: (state: State) => string,
): readonly string[] =>
  Object.entries(states).map(([name, state]) => {
    const led = Object.entries(events).flatMap(([event, each]) => {
      const next = reduce(state, each);
      return next === state ? [] : [`${event} → ${nameOf(next)}`];
    });
    return `${name}: ${led.length === 0 ? '·' : led.join(', ')}`;
  });
