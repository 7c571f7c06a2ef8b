import { service } from '../../base/api.ts';

/** The demo as its owner finds it: whether it may be loaded or thrown away, and what is in the way. */
export const demoQuery = service.query('GET /api/backoffice/brand/demo');

/** Whether what one sees is invented, for all of the staff. */
export const demoThereQuery = service.query('GET /api/backoffice/demo');
