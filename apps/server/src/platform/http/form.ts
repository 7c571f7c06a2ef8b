import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Reads an upload into a plain object: texts as strings, files as `File`. Size limits are the server's. */
export const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw new Failure('unsupported');
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    form[part.fieldname] =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value;
  }
  return form;
};
