import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';

import {freePort} from '../support/ports';
import {buildDir, siteDir} from '../support/site';

/** A web server with the configuration of the deployment guide. */
export interface Running {
  readonly origin: string;
  readonly stop: () => void;
}

const guide = readFileSync(join(siteDir, '.github', 'DEPLOYMENT.md'), 'utf8');

/** Starts nginx on a free local port. */
export async function startNginx(): Promise<Running> {
  const program = find('nginx', 'nginx-light');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const site = sample('nginx').replace('listen 80;', `listen 127.0.0.1:${port};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}}\n`,
  );
  // Workers of nginx drop root privileges and could not read a folder that belongs to root.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return started(spawn(program, ['-p', folder, '-c', file, ...asRoot]), port);
}

/** Starts Caddy on a free local port. */
export async function startCaddy(): Promise<Running> {
  const program = find('caddy', 'caddy');
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'caddy-')), 'Caddyfile');
  const site = sample('Caddy').replace('docs.example.com', `http://127.0.0.1:${port}`);
  writeFileSync(file, `{\nadmin off\nauto_https off\n}\n${site}`);
  return started(spawn(program, ['run', '--config', file, '--adapter', 'caddyfile']), port);
}

/** The configuration under a heading of the guide, for the local build. */
function sample(heading: string): string {
  const [, text] = new RegExp(`\\n## ${heading}\\n[\\s\\S]*?\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (!text) {
    throw new Error(`The deployment guide shows no configuration for ${heading}`);
  }
  return text.replaceAll('/srv/docs', buildDir);
}

function find(name: string, pkg: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const look = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!look() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', pkg], {stdio: 'ignore'});
  }
  const path = look();
  if (!path) {
    throw new Error(`${name} is not installed; install it, for example with: sudo apt-get install ${pkg}`);
  }
  return path;
}

async function started(child: ChildProcess, port: number): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  let errors = '';
  child.stderr?.on('data', (text) => (errors += String(text)));
  for (const end = Date.now() + 20_000; Date.now() < end && child.exitCode === null;) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    ) {
      return {origin, stop: () => void child.kill()};
    }
  }
  child.kill();
  throw new Error(`${child.spawnfile} does not respond: ${errors}`);
}
