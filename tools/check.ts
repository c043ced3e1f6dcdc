/**
 * `npm run check`: types, format, lint, import boundaries and unused code. Prints
 * failures.
 */
import { checks } from './checks.ts';

const failures = await Promise.all(
  checks.map(async ({ name, work }) => {
    const { code, output } = await work();
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) console.log(output);
    return code !== 0;
  }),
);
process.exit(failures.includes(true) ? 1 : 0);
