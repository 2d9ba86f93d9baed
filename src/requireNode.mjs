import {readFileSync} from 'node:fs';

const {engines} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [neededMajor, neededMinor] = needed.split('.').map(Number);

// Programs import this first: it ends them with one line where they could only fail.
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Node.js ${process.versions.node} is too old: package.json asks for ${needed} or newer`);
  process.exit(1);
}
