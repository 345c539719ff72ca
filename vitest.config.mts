import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Tests that replace modules (`vi.mock`, `vi.doMock`, `vi.resetModules`); ESLint sees to their name. */
const ISOLATED = 'tests/unit/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname ?? process.cwd())}},
  test: {
    environment: 'node',
    // Some tests start programs such as gofmt or nginx, which a busy machine delays.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/checks/**/*.test.ts'],
          exclude: [ISOLATED],
          // Files of a worker share modules: loading them again for each file took a third of the time.
          isolate: false,
        },
      },
      {extends: true, test: {name: 'isolated', include: [ISOLATED]}},
    ],
  },
});
