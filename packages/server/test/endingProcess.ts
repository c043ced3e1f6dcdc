/** Child process for `runInChildProcess.test.ts`: ends on request. */
import { existsSync, writeFileSync } from 'node:fs';
import { answerParent } from '../src/platform/runtime/answerParent.ts';

/** `ends`: on every request, or only if it has not ended already. */
export type Asked = {
  readonly word: string;
  readonly ends?: 'always' | { readonly unless: string };
};

answerParent<Asked, string>(async ({ word, ends }) => {
  if (ends === 'always') process.exit(1);
  if (ends !== undefined && !existsSync(ends.unless)) {
    writeFileSync(ends.unless, '');
    process.exit(1);
  }
  return word.toUpperCase();
});
