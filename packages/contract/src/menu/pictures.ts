import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { Picture } from './picture.ts';

/** Widths a picture is offered at; any other is rounded up to one of these. */
export const pictureWidths = [96, 160, 240, 320, 360, 480, 640, 800, 960, 1280, 1600] as const;

const PictureForm = z.object({ alt: z.string().check(z.trim(), z.maxLength(200)) });

/** Editable text of a picture: its description for people who cannot see it. */
export const EditedPicture = z.object({
  id: id('img'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(PictureForm),
});
export type EditedPicture = z.output<typeof EditedPicture>;

const types = ['image/avif', 'image/webp', 'image/jpeg', 'image/svg+xml'] as const;
const params = z.object({ id: id('img', z.string().check(z.maxLength(100))) });
const query = z.object({
  w: z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(4000))),
});
const errors = ['image.not_found'] as const;

export const pictures = routes({
  'GET /images/:id': {
    summary: 'A picture, re-encoded for the caller',
    auth: 'public',
    params,
    query,
    bytes: types,
    errors,
  },
  'GET /app/images/:id': {
    summary: 'A picture for the native app',
    auth: 'public',
    params,
    query,
    bytes: types,
    errors,
  },
  'GET /thumbnails/:id': {
    summary: 'A small picture',
    auth: 'public',
    params,
    query,
    bytes: types,
    errors,
  },
  'POST /api/backoffice/images': {
    audit: 'picture.upload',
    summary: 'Upload a picture',
    auth: 'pictures.upload',
    consumes: 'multipart',
    body: z.object({ alt: z.string().check(z.minLength(1), z.maxLength(200)), file: z.file() }),
    status: 201,
    response: z.omit(Picture, { name: true }),
    errors: ['image.unreadable', 'image.store_away', 'too_large'],
  },
  'GET /api/backoffice/images/:id': {
    summary: 'A picture with its editable description',
    auth: 'pictures.upload',
    params,
    response: EditedPicture,
    errors: ['image.not_found', 'picture.of_others'],
  },
  'PUT /api/backoffice/images/:id': {
    summary: 'Describe a picture, wherever it is shown; refused if a colleague has done so meanwhile',
    auth: 'pictures.upload',
    audit: 'picture.describe',
    params,
    body: z.object({ version: z.string().check(z.minLength(1), z.maxLength(100)), form: PictureForm }),
    response: EditedPicture,
    errors: ['image.not_found', 'picture.of_others', 'picture.changed', 'invalid'],
  },
});
