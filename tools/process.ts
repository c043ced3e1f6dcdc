/** Child processes that end when this one does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The project's root folder. */
export const root: string = join(import.meta.dirname, '..');

const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
    isEnding = true;
    // Ctrl+C reaches every process of the terminal by itself; a second one would cut a graceful end short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
  });
}
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export type Ended = { readonly code: number; readonly output: string };

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `inherit` shows what the command prints, `collect` returns it as `output`. */
  readonly show?: 'inherit' | 'collect';
};

/** Starts a command, by preference one of `node_modules/.bin`, and follows it: it ends with this process. */
export const start = (
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, show = 'inherit' }: RunOptions = {},
): ChildProcess => {
  const path = `${join(root, 'node_modules', '.bin')}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`;
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: show === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: isWindows && command !== 'node',
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  child.on('error', () => running.delete(child));
  return child;
};

/** Runs a command to its end. A command that cannot be started ends with code 127. When a signal ended it, this process ends too. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = start(command, args, options);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (problem) => resolve({ code: 127, output: `${output}${problem.message}` }));
    child.on('close', (code, signal) => {
      const ended = code ?? (signal === 'SIGINT' ? 130 : 143);
      if (isEnding) process.exit(ended);
      resolve({ code: ended, output });
    });
  });

/** Ends this process as the command ended, with its output shown when it was collected. */
export const exitWith = ({ code, output }: Ended): never => {
  if (output) console.log(output);
  process.exit(code);
};
