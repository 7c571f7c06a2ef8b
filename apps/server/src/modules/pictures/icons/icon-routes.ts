import { drawnName } from '@zanga/domain/brand/icon/brand-icon';
import type { FastifyInstance } from 'fastify';
import { type Files, FilesAway } from '../../../adapters/files/port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { makeReady, type ReadyResponses } from '../../../platform/http/ready-responses.ts';
import { sendReady } from '../../../platform/http/send-ready.ts';
import { always } from '../../../platform/made-of.ts';
import { originalKey } from '../derivatives.ts';
import { encoder } from '../encoding/encode.ts';
import { readIconBrand } from '../queries.ts';
import { drawIco, drawPng, drawSvg, type IconFace, type IconFile } from './draw-icon.ts';

type IconTools = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly files: Files;
  readonly ready: ReadyResponses;
  readonly clock: Clock;
};

type Icon = { readonly type: string; readonly draw: (face: IconFace) => Promise<Buffer> };

const png = (file: IconFile): Icon => ({ type: 'image/png', draw: (face) => drawPng(face, file) });

const icons: Readonly<Record<string, Icon>> = {
  '/favicon.svg': { type: 'image/svg+xml', draw: drawSvg },
  '/favicon.ico': { type: 'image/x-icon', draw: drawIco },
  '/icons/icon-192.png': png({ side: 192, cut: false, share: 1 }),
  '/icons/icon-512.png': png({ side: 512, cut: false, share: 1 }),
  // Platforms cut this one to their own shape: the mark stays in the middle.
  '/icons/maskable-512.png': png({ side: 512, cut: true, share: 0.8 }),
  '/icons/apple-touch-icon.png': png({ side: 180, cut: true, share: 1 }),
};

/** While the store of files is down, the icon shows the initial instead of the mark. */
const markBytes = async (files: Files, id: string) => {
  try {
    return { mark: (await files.get(originalKey(id)))?.data, away: false };
  } catch (error) {
    if (error instanceof FilesAway) return { mark: undefined, away: true };
    throw error;
  }
};

const faceOf = async ({ db, files }: IconTools): Promise<IconFace & { readonly away: boolean }> => {
  const { mark, ...of } = await readIconBrand(db);
  const drawn = mark === null || of.brand === drawnName;
  return { ...of, ...(drawn ? { mark: undefined, away: false } : await markBytes(files, mark)) };
};

/** Icons of the shop: the brand's mark, or its initial on its colour. Drawn again only when the brand changes. */
export const mountIcons = (tools: IconTools): void => {
  const { app, ready, clock } = tools;
  for (const [path, { type, draw }] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const entry = await ready.fill({ own: path, all: path }, clock().getTime(), async () => {
        const { away, ...face } = await faceOf(tools);
        const body = await encoder.pass('visitor', () => draw(face));
        return makeReady(body, type, away ? { ...always, until: 0 } : always);
      });
      reply.hijack();
      const extra = { 'x-request-id': request.id, 'x-content-type-options': 'nosniff' };
      await sendReady(request.raw, reply.raw, { ready, entry, extra });
      return reply;
    });
};
