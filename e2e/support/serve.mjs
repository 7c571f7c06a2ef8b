import { endWithParent } from '../../scripts/setup/parent-watch.mjs';

// The server of a test run: it ends, and its database with it, when whoever runs the tests is killed.
endWithParent();
await import('../../apps/server/src/main.ts');
