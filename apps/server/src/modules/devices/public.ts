export { endSandboxDevices } from './store.ts';
