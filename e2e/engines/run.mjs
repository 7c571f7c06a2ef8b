import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

// npm run test:engines: the main journeys in Firefox and WebKit; a missing browser is skipped with a message.
run({ files: [path.join(import.meta.dirname, 'journeys.test.ts')], concurrency: false })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
