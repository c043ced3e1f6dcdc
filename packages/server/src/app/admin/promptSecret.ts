import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads a secret from the terminal without echo, or the first line of piped input. */
export const promptSecret = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const isTerminal = process.stdin.isTTY === true;
    if (isTerminal) process.stderr.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
    let answered = false;
    lines.once('line', (line) => {
      answered = true;
      if (isTerminal) process.stderr.write('\n');
      lines.close();
      resolve(line);
    });
    lines.once('close', () => {
      if (!answered) reject(new Error('No input'));
    });
  });
