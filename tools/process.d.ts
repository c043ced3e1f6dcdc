/** Child processes that end when this one does. */
import { type ChildProcess } from 'node:child_process';
/** The project's root folder. */
export declare const root: string;
export type Ended = {
  readonly code: number;
  readonly output: string;
};
export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `inherit` shows what the command prints, `collect` returns it as `output`. */
  readonly show?: 'inherit' | 'collect';
};
/** Starts a command, by preference one of `node_modules/.bin`, and follows it: it ends with this process. */
export declare const start: (command: string, args: readonly string[], { cwd, env, show }?: RunOptions) => ChildProcess;
/** Runs a command to its end. A command that cannot be started ends with code 127. When a signal ended it, this process ends too. */
export declare const run: (command: string, args: readonly string[], options?: RunOptions) => Promise<Ended>;
/** Ends this process as the command ended, with its output shown when it was collected. */
export declare const exitWith: ({ code, output }: Ended) => never;
//# sourceMappingURL=process.d.ts.map
