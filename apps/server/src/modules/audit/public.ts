export { readLastChanges } from './last-changes-queries.ts';
export { forgetReasons, noteChange, noteChanges } from './store.ts';
