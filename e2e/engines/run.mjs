import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

// npm run test:engines: the journeys of the main path where Chromium is not; what is not installed is skipped in words.
run({ files: [path.join(import.meta.dirname, 'journeys.test.ts')], concurrency: false })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
