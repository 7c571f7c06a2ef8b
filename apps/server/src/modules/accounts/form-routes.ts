import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MountTools } from '../../platform/http/mount.ts';

const formType = 'application/x-www-form-urlencoded';

const readFields = (body: string) => Object.fromEntries(new URLSearchParams(body));

/** Routes that take forms beside JSON, which OAuth clients, Apple and mail programs send. No other route does. */
export const withForms = (tools: MountTools, mountAll: (tools: MountTools) => void): void => {
  tools.app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => readFields(body),
    );
    mountAll({ ...tools, app: scope });
  });
};
