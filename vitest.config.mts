import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname ?? process.cwd())}},
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/checks/**/*.test.ts'],
    environment: 'node',
    // Some tests start programs such as gofmt or nginx, which a busy machine delays.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
  },
});
