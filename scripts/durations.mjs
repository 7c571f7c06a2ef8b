import { landDurations } from './verify/durations.mjs';

// npm run docs:durations: after a whole run, writes into scripts/verify/durations.json how long each test file took.
landDurations();
