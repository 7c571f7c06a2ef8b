export { readLastChanges } from './last-changes-queries.ts';
export { noteChange } from './store.ts';
