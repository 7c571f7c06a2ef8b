import { type ComponentType, lazy } from 'react';
import { idle } from './idle.ts';

const never = () => new Promise<never>(() => undefined);

/**
 * Lazy component whose code is loaded when the browser is idle. Until then, and if loading fails, the page shows what
 * the server rendered. Needs a `Suspense` of its own around it.
 */
export const lazyWhenIdle = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => idle().then(load).catch(never));
