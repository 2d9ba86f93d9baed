import createJiti from 'jiti';

// Usage: node tests/bench/start.mjs [address of another site ...]
await createJiti(import.meta.url, {interopDefault: true})('./bench.ts').bench(process.argv.slice(2));
