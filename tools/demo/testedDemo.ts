/** Arguments of `tools/demo.ts` for the demo of the journeys, below a path of its site. */
export const testedDemo: readonly string[] = ['--base=/tailorbird/', '--out=dist/demo-test'];
