import { pictures as contract } from '@zanga/contract/menu/pictures';
import { CallQuery } from '@zanga/contract/wire/call-query';
import { isId } from '@zanga/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Files, FilesAway } from '../../adapters/files/port.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/connection.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Rush } from '../../platform/http/limits/rush.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { checkOf } from '../../platform/http/validation.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Derivative, type Derivatives, makeDerivatives } from './derivatives.ts';
import { describePicture, seePicture } from './describe-picture.ts';
import { formatFor } from './encoding/formats.ts';
import { fullWidth, thumbnailWidth } from './encoding/widths.ts';
import { mountIcons } from './icons/icon-routes.ts';
import { handlePictureJobs } from './jobs.ts';
import { prewarmOnceOpen } from './prewarm-routes.ts';
import { readPictureWidth } from './queries.ts';
import { uploadPicture } from './upload-picture.ts';

/** Placeholder for a missing picture: a covered plate in warm greys that suit light and dark pages. */
const placeholder = {
  contentType: 'image/svg+xml',
  data: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">
<rect width="320" height="240" fill="#e9e2d8"/>
<g fill="#c9beb0">
<ellipse cx="160" cy="170" rx="86" ry="7" fill="#d9cfc2"/>
<path d="M94 156a66 66 0 0 1 132 0z"/>
<rect x="80" y="156" width="160" height="9" rx="4.5"/>
<circle cx="160" cy="84" r="9"/>
</g>
<path d="M112 142a50 50 0 0 1 30-34" fill="none" stroke="#e9e2d8" stroke-width="6" stroke-linecap="round"/>
</svg>`.replaceAll('\n', ''),
  ),
} as const;

export type PictureTools = MountTools & {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly log: Log;
  readonly rush: Rush;
  readonly config: Pick<Config, 'PREWARM_PICTURES'>;
};

type PicturePath = Exclude<keyof typeof contract, `${string}/backoffice/${string}`>;

/** Width sent by each address when the request names none. */
const defaultWidths: Readonly<Record<PicturePath, number>> = {
  'GET /images/:id': fullWidth,
  'GET /app/images/:id': fullWidth,
  'GET /thumbnails/:id': thumbnailWidth,
};

const checkCallQuery = checkOf(CallQuery, 'query');
const checkQuery = checkOf(contract['GET /images/:id'].query, 'query');

const alreadyHas = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

const send = (request: FastifyRequest, reply: FastifyReply, picture: Derivative) => {
  reply.headers({
    etag: picture.etag,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  if (alreadyHas(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  return reply.type(picture.contentType).send(picture.data);
};

/** A deleted picture gets a drawn placeholder, never cached. */
const sendPlaceholder = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type(placeholder.contentType).send(placeholder.data);

/** While the store of files is down, the page shows a placeholder and asks again. */
const sendLater = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type(placeholder.contentType)
    .send(placeholder.data);

const serve =
  (derivatives: Derivatives, defaultWidth: number) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    // The router's pattern names these parameters.
    const { id } = request.params as { id: string };
    if (!isId('img', id)) throw new Failure('image.not_found');
    checkCallQuery?.(request.query);
    // The compiled check returns the shape of its schema.
    const query = checkQuery?.(request.query) as { w?: number } | undefined;
    const wanted = { id, width: query?.w ?? defaultWidth, format: formatFor(request.headers.accept) };
    try {
      const picture = await derivatives.get(wanted, 'visitor');
      return picture ? send(request, reply, picture) : sendPlaceholder(reply);
    } catch (error) {
      if (error instanceof FilesAway) return sendLater(reply);
      throw error;
    }
  };

const refuseUnknown = async () => {
  throw new Failure('image.not_found');
};

/** Serves pictures in the encoding and width each caller needs, and takes new ones from staff. */
export const mountPictures = (tools: PictureTools): void => {
  const { app, db, jobs, files, rush } = tools;
  const derivatives = makeDerivatives({ files, rush, widthOf: (id) => readPictureWidth(db, id) });
  handlePictureJobs({ ...tools, derivatives });
  if (tools.config.PREWARM_PICTURES) prewarmOnceOpen(app, { ...tools, derivatives });
  mountIcons(tools);
  for (const [key, width] of Object.entries(defaultWidths)) {
    const url = key.slice('GET '.length);
    app.get(url, serve(derivatives, width));
    // Paths no id can have: too long for the router, or with slashes inside.
    app.get(url.replace(':id', '*'), refuseUnknown);
  }
  const {
    'POST /api/backoffice/images': upload,
    'GET /api/backoffice/images/:id': see,
    'PUT /api/backoffice/images/:id': describe,
  } = contract;
  mount(
    tools,
    {
      'POST /api/backoffice/images': upload,
      'GET /api/backoffice/images/:id': see,
      'PUT /api/backoffice/images/:id': describe,
    },
    {
      'POST /api/backoffice/images': async ({ body, call: { session, now } }) =>
        uploadPicture(
          { db, jobs, files },
          { bytes: Buffer.from(await body.file.arrayBuffer()), alt: body.alt, session },
          now,
        ).catch((error: unknown) => {
          if (error instanceof FilesAway) return refuse('image.store_away');
          throw error;
        }),
      'GET /api/backoffice/images/:id': ({ params: { id }, call: { session } }) =>
        seePicture(db, { session, id }),
      'PUT /api/backoffice/images/:id': ({ params: { id }, body, call: { session, now } }) =>
        describePicture(db, { session, id, ...body }, now),
    },
  );
};
