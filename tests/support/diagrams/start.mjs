import createJiti from 'jiti';

// Usage: node tests/support/diagrams/start.mjs
await createJiti(import.meta.url, {interopDefault: true})('./main.ts').main();
