import { service } from '../../base/api.ts';

/** The way to a shop that is open, as far as the brand has come. */
export const openingQuery = service.query('GET /api/backoffice/brand/steps');
