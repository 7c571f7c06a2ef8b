export { mountClock } from './routes.ts';
export { openTime, type SandboxTime } from './sandbox-time.ts';
