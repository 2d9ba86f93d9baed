import createJiti from 'jiti';

// Usage: node tests/bench/start.mjs [rounds] [address of another site ...] [condition or measure ...]
await createJiti(import.meta.url, {interopDefault: true})('./bench.ts').bench(process.argv.slice(2));
