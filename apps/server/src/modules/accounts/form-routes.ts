import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../platform/http/failure.ts';
import type { MountTools } from '../../platform/http/mount.ts';

const formType = 'application/x-www-form-urlencoded';

const readFields = (body: string) => {
  const fields = Object.fromEntries(new URLSearchParams(body));
  if (Object.values(fields).some((value) => value.includes('\0')))
    throw new Failure('invalid', { body: ['carattere non valido'] });
  return fields;
};

/** Routes that take forms beside JSON: as OAuth clients, Apple and mail programs send them. No other route does. */
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
