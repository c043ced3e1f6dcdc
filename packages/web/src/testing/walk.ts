import fc from 'fast-check';

/** How many random cases a law tries: `base` in the everyday run, LAWS_SCALE times as many in `npm run prove`. */
const runs = (base: number): { readonly numRuns: number } => ({ numRuns: Math.round(base * Number(process.env.LAWS_SCALE ?? 1)) });

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
