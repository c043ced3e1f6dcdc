/** Below a path of its site. */
export const testedDemo: readonly string[] = ['--base=/tailorbird/', '--out=dist/demo-test'];
