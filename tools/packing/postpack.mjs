/** Removes what `prepack.mjs` has written. */
import { rmSync } from 'node:fs';

rmSync('lib', { recursive: true, force: true });
rmSync('LICENSE', { force: true });
