import { service } from '../../base/api.ts';

/** State of the demo for its owner: whether it can be loaded or thrown away, and the obstacles. */
export const demoQuery = service.query('GET /api/backoffice/brand/demo');

/** Whether the shop shows the demo, for all staff. */
export const demoThereQuery = service.query('GET /api/backoffice/demo');
