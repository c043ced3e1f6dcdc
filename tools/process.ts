/**
 * Child processes that end with this process. tinyexec finds commands in
 * `node_modules/.bin` and collects output. This module forwards signals and waits for
 * the children, because tinyexec lets them outlive their parent.
 */
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { x } from 'tinyexec';

export const root: string = join(import.meta.dirname, '..');

export type Ended = { readonly code: number; readonly output: string };

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `inherit` shows the output, `collect` returns it as `output`. */
  readonly show?: 'inherit' | 'collect';
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let endedBy: (typeof signals)[number] | undefined;

const passOn = (signal: NodeJS.Signals): void => {
  endedBy = signals.find((each) => each === signal);
  // The terminal sends Ctrl+C to every process. A second signal would interrupt a
  // graceful shutdown.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
};
const endAll = (): void => {
  for (const child of running) child.kill('SIGTERM');
};

/** Installs the signal handlers while a command runs. */
const follow = (child: ChildProcess): void => {
  if (running.size === 0) {
    for (const signal of signals) process.on(signal, passOn);
    process.on('exit', endAll);
  }
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size > 0) return;
    for (const signal of signals) process.off(signal, passOn);
    process.off('exit', endAll);
  });
};

/** Starts a command, preferably from `node_modules/.bin`. It ends with this process. */
export const start = (
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, show = 'inherit' }: RunOptions = {},
) => {
  const started = x(command === 'node' ? process.execPath : command, args, {
    nodeOptions: {
      cwd,
      env: { ...process.env, ...env },
      stdio: show === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  });
  if (started.process !== undefined) follow(started.process);
  return started;
};

/**
 * Runs a command to its end. The code is 127 if it cannot be started. If a signal ends
 * it, this process ends too.
 */
export const run = async (
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> => {
  try {
    const child = start(command, args, options);
    const { exitCode, stdout, stderr } = await child;
    if (endedBy !== undefined) process.exit(128 + constants.signals[endedBy]);
    return {
      code: exitCode ?? 128 + (constants.signals[child.signalCode as NodeJS.Signals] ?? 0),
      output: stdout + stderr,
    };
  } catch (problem) {
    return { code: 127, output: problem instanceof Error ? problem.message : String(problem) };
  }
};

/** Exits with the code of the command, and prints its collected output. */
export const exitWith = ({ code, output }: Ended): never => {
  if (output) console.log(output);
  process.exit(code);
};
