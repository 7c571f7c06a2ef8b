export { mountTotems } from './routes.ts';
export { retireSandboxTotems } from './store.ts';
