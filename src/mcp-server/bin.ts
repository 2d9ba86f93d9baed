import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';

import {main} from './main';

// New objects get no more room with time, which costs no time here and keeps 20 MB.
setFlagsFromString('--semi-space-growth-factor=1');

await main(process.argv.slice(2), join(import.meta.dirname, 'docs-data.json.gz'));
