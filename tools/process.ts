/**
 * Child processes that end when this one does. tinyexec finds commands of `node_modules/.bin` on every system and collects what they print; that a
 * signal reaches them, and that this process waits for them, is added here, because tinyexec lets a command outlive the process that started it.
 */
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { x } from 'tinyexec';

/** The project's root folder. */
export const root: string = join(import.meta.dirname, '..');

export type Ended = { readonly code: number; readonly output: string };

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `inherit` shows what the command prints, `collect` returns it as `output`. */
  readonly show?: 'inherit' | 'collect';
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let endedBy: (typeof signals)[number] | undefined;

const passOn = (signal: NodeJS.Signals): void => {
  endedBy = signals.find((each) => each === signal);
  // Ctrl+C reaches every process of the terminal by itself; a second one would cut a graceful end short.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
};
const endAll = (): void => {
  for (const child of running) child.kill('SIGTERM');
};

/** Only while a command runs: a process without one answers to signals as it likes. */
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

/** Starts a command, by preference one of `node_modules/.bin`, and follows it: it ends with this process. */
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

/** Runs a command to its end. A command that cannot be started ends with code 127. When a signal ended it, this process ends too. */
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

/** Ends this process as the command ended, with its output shown when it was collected. */
export const exitWith = ({ code, output }: Ended): never => {
  if (output) console.log(output);
  process.exit(code);
};
