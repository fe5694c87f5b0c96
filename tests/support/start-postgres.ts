import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from './find-postgres.js';
import { findFreePort } from './free-port';

export interface RunningPostgres {
  /** Creates an empty database. @returns its URL */
  newDatabase(): Promise<string>;
  /** Runs a program of PostgreSQL, such as `psql`. @returns its output */
  run(program: string, ...args: string[]): Promise<string>;
  /** Stops answering but keeps connections open. @returns lets it go on */
  pause(): Promise<() => void>;
  /** Ends the server and all its connections at once, as a crash does. */
  crash(): Promise<void>;
  /** Starts the server again, at the same port with the same data. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

const user = 'portal';
const password = 'a-password-for-tests';

/** Starts a real PostgreSQL on loopback, with its data in a temporary folder. @throws when there is none */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL on this machine: npm run test:prepare');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const owner = findOwner();
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder };
  const access = ['--username', user, '--auth', 'scram-sha-256', '--pwfile', passwordFile];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...access, '--encoding', 'UTF8', '--locale', 'C', '--no-sync'], {
    ...as,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const listen = async (): Promise<ChildProcess> => {
    const options = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' };
    const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${log}`)));
    });
    return child;
  };
  let child = await listen();
  const crash = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // PostgreSQL's “immediate shutdown”; SIGKILL would leave its other processes behind.
    child.kill('SIGQUIT');
    await ended;
  };
  const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  const run = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(join(programs, program), args, { env, maxBuffer: 64 * 1_048_576 })).stdout;
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${(databases += 1)}`;
      await run('createdb', name);
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
    },
    run,
    async pause() {
      const sql = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
      const clients = (await run('psql', '-At', '-c', sql, 'postgres')).split('\n').filter(Boolean).map(Number);
      const pids = [child.pid ?? 0, ...clients];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
    crash,
    async restart() {
      child = await listen();
    },
    async stop() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then as the user that its package has made. */
function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined;
}
