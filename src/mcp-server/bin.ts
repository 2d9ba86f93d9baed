import {join} from 'node:path';

import {main} from './main';

await main(process.argv.slice(2), join(import.meta.dirname, 'docs-data.json.gz'));
