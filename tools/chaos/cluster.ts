/**
 * A PostgreSQL cluster with failover: two servers under Patroni with etcd, reached
 * through HAProxy and PgBouncer. Replication is synchronous. It uses the programs of the
 * system's packages in a temporary folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unprivileged } from '../../packages/server/test/postgres.ts';

export type Cluster =
  | {
      readonly available: true;
      readonly url: string;
      /** Kills the leader with all its processes. Returns the time until a new leader. */
      readonly loseLeader: () => Promise<string>;
      readonly stop: () => Promise<void>;
    }
  | { readonly available: false; readonly reason: string };

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const find = (command: string): string | null =>
  folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? null;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const postgresFolder = (): string | null => {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system) : [];
  return (
    versions
      .map((version) => join(system, version, 'bin'))
      .findLast((folder) => existsSync(join(folder, 'postgres'))) ?? null
  );
};

const nodeNames = ['one', 'two'] as const;

type Node = {
  readonly name: string;
  readonly rest: number;
  readonly port: number;
  readonly process: ChildProcess;
};

const isLeader = async ({ rest }: Pick<Node, 'rest'>): Promise<boolean> => {
  try {
    return (
      (await fetch(`http://127.0.0.1:${rest}/primary`, { signal: AbortSignal.timeout(1_000) }))
        .status === 200
    );
  } catch {
    return false;
  }
};

/** True for a synchronous standby, which has all data of the leader. */
const isSafeStandby = async ({ rest }: Pick<Node, 'rest'>): Promise<boolean> => {
  try {
    return (
      (await fetch(`http://127.0.0.1:${rest}/synchronous`, { signal: AbortSignal.timeout(1_000) }))
        .status === 200
    );
  } catch {
    return false;
  }
};

export const startCluster = async (): Promise<Cluster> => {
  const commands = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
  };
  const missing = Object.entries(commands).flatMap(([name, path]) => (path === null ? [name] : []));
  const binaries = postgresFolder();
  if (missing.length > 0 || binaries === null) {
    return {
      available: false,
      reason: `this machine lacks ${[...missing, ...(binaries === null ? ['PostgreSQL'] : [])].join(', ')}`,
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-cluster-'));
  const who = unprivileged();
  const own = (path: string): string => {
    if (who.uid !== undefined && who.gid !== undefined) chownSync(path, who.uid, who.gid);
    return path;
  };
  chmodSync(own(folder), 0o700);
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return own(path);
  };

  const running: ChildProcess[] = [];
  const output: string[] = [];
  /** Starts a process group, so that it can be killed as a whole. */
  const run = (command: keyof typeof commands, args: readonly string[]): ChildProcess => {
    const child = spawn(commands[command] ?? command, args, {
      ...who,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output.push(`${command}: ${chunk.toString()}`);
        if (output.length > 60) output.shift();
      });
    }
    running.push(child);
    return child;
  };
  const killGroup = (child: ChildProcess): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  };
  /** Patroni leaves its PostgreSQL server running, so both are killed. */
  const killServer = (name: string): void => {
    try {
      process.kill(
        Number(readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
    } catch {
      // The server is not running.
    }
  };
  const killAll = (): void => {
    running.forEach(killGroup);
    nodeNames.forEach(killServer);
  };
  process.once('exit', killAll);
  const stop = async (): Promise<void> => {
    process.off('exit', killAll);
    killAll();
    await pause(500);
    rmSync(folder, { recursive: true, force: true });
  };
  const wait = async (
    what: string,
    isThere: () => Promise<boolean>,
    seconds = 60,
  ): Promise<void> => {
    for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(200))
      if (await isThere()) return;
    await stop();
    throw new Error(`No ${what} after ${seconds} seconds.\n${output.join('').slice(-4_000)}`);
  };

  const ports = {
    etcd: await freePort(),
    peer: await freePort(),
    haproxy: await freePort(),
    pgbouncer: await freePort(),
  };
  const etcd = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  run('etcd', [
    ...[
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      etcd,
      '--advertise-client-urls',
      etcd,
    ],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ],
  ]);
  await wait('etcd', async () => (await fetch(`${etcd}/health`).catch(() => null))?.ok ?? false);

  const nodes: Node[] = [];
  for (const name of nodeNames) {
    const [rest, port] = [await freePort(), await freePort()];
    mkdirSync(join(folder, name));
    chmodSync(own(join(folder, name)), 0o700);
    const settings = write(
      `${name}.yml`,
      JSON.stringify({
        scope: 'shop',
        name,
        restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
        etcd3: { hosts: [`127.0.0.1:${ports.etcd}`] },
        bootstrap: {
          dcs: {
            ttl: 20,
            loop_wait: 2,
            retry_timeout: 5,
            synchronous_mode: true,
            postgresql: { use_pg_rewind: true, parameters: { max_connections: 60 } },
          },
          initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'],
        },
        postgresql: {
          listen: `127.0.0.1:${port}`,
          connect_address: `127.0.0.1:${port}`,
          data_dir: join(folder, name, 'data'),
          bin_dir: binaries,
          pgpass: join(folder, name, 'pgpass'),
          pg_hba: [
            'local all all trust',
            'host all all 127.0.0.1/32 trust',
            'host replication all 127.0.0.1/32 trust',
          ],
          parameters: { unix_socket_directories: folder },
          authentication: {
            superuser: { username: 'postgres', password: 'x' },
            replication: { username: 'replicator', password: 'x' },
          },
        },
      }),
    );
    nodes.push({ name, rest, port, process: run('patroni', [settings]) });
    const [first] = nodes;
    if (first) await wait('leader', () => isLeader(first));
  }
  await wait('standby that confirms', async () =>
    (await Promise.all(nodes.map(isSafeStandby))).some((is) => is),
  );

  run('haproxy', [
    '-db',
    '-f',
    write(
      'haproxy.cfg',
      `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${ports.haproxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, rest, port }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`,
    ),
  ]);
  write('users.txt', '"postgres" "x"\n');
  run('pgbouncer', [
    write(
      'pgbouncer.ini',
      `[databases]
shop = host=127.0.0.1 port=${ports.haproxy} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
`,
    ),
  ]);
  await pause(2_000);

  return {
    available: true,
    url: `postgres://postgres@127.0.0.1:${ports.pgbouncer}/shop`,
    loseLeader: async () => {
      const leads = await Promise.all(nodes.map(isLeader));
      const leader = nodes[leads.indexOf(true)];
      const other = nodes[leads.indexOf(false)];
      if (!leader || !other) throw new Error('The cluster has no leader, or no standby');
      const began = performance.now();
      killGroup(leader.process);
      killServer(leader.name);
      await wait('new leader', () => isLeader(other), 120);
      return `${leader.name} led and was lost; ${other.name} led after ${((performance.now() - began) / 1_000).toFixed(1)} s.`;
    },
    stop,
  };
};
