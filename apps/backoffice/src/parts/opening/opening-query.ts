import { service } from '../../base/api.ts';

/** The brand's first steps. */
export const openingQuery = service.query('GET /api/backoffice/brand/steps');
