import { accentOfSheet, accentSheet } from '@zanga/domain/brand/accent/accent-sheet';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../platform/http/failure.ts';

const forever = 'public, max-age=31536000, immutable';

/**
 * Style sheets of accent colours. Their name determines the content: every server makes every sheet, also for
 * yesterday's colour of the brand, and stores none (docs/decisions/brand.md).
 */
export const mountAccentSheets = (app: FastifyInstance): void => {
  app.get<{ Params: { named: string } }>('/assets/accent-:named', async ({ params }, reply) => {
    const found = accentOfSheet(`accent-${params.named}`);
    if (!found) return reply.code(404).header('cache-control', 'no-store').send(errorBody('not_found'));
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', found.current ? forever : 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(accentSheet(found.color));
  });
};
