export { readLastChanges } from './last-changes-queries.ts';
export { noteChange, noteChanges } from './store.ts';
