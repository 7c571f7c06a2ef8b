import { type ComponentType, lazy } from 'react';
import { idle } from './idle.ts';

const never = () => new Promise<never>(() => undefined);

/**
 * A part of the page whose code comes when the browser is idle. Until then, and where it cannot be had, the part stays
 * as the server drew it: to be put in a `Suspense` of its own.
 */
export const later = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => idle().then(load).catch(never));
