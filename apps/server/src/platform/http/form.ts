import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const readParts = async (
  request: FastifyRequest,
  largest: number | undefined,
): Promise<Record<string, unknown>> => {
  const form: Record<string, unknown> = {};
  for await (const part of request.parts(largest === undefined ? {} : { limits: { fileSize: largest } })) {
    form[part.fieldname] =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value;
  }
  return form;
};

/** Errors of a limit carry a status; a torn body or a missing boundary does not. */
const saysStatus = (error: unknown) =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error);

/** Reads an upload into a plain object: texts as strings, files as `File`. Size limits are the server's. */
export const readForm = async (
  request: FastifyRequest,
  largest?: number,
): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw new Failure('unsupported');
  try {
    return await readParts(request, largest);
  } catch (error) {
    throw saysStatus(error) ? error : new Failure('invalid', { body: ['modulo non valido'] });
  }
};
