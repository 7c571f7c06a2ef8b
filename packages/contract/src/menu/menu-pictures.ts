import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Count = z.int();
const Text = z.string();

/** Largest archive: two hundred photos of a telephone, or a thousand reduced ones. */
export const folderBytes = 200 * 1024 * 1024;
/** Bytes of one part. */
export const folderPart = 4 * 1024 * 1024;

/** A file of an archive, and its product. */
export const FolderLine = z.object({
  line: Count,
  file: Text,
  outcome: z.enum(['matched', 'unknown', 'refused']),
  /** Its product, its place among the product's pictures, and their number so far. */
  product: z.nullable(z.object({ id: id('prd', Text), name: Text, place: Count, has: Count })),
  problem: z.nullable(Text),
});
export type FolderLine = z.output<typeof FolderLine>;

/** An uploaded archive of pictures, with its progress. */
export const PictureFolder = z.object({
  id: id('pfd', Text),
  file: Text,
  /** `reading` ends by itself; `read` waits for a decision of the caller; `problem` explains `unreadable`. */
  state: z.enum(['sending', 'reading', 'read', 'unreadable', 'done', 'given_up']),
  problem: z.nullable(Text),
  /** Products whose pictures a colleague changed between reading and writing: nothing was written. */
  overtaken: z.array(Text),
  /** Bytes received, or hundredths read. */
  received: Count,
  progress: Count,
  sent_at: Instant,
  /** Empty before it is read. */
  lines: z.array(FolderLine),
});
export type PictureFolder = z.output<typeof PictureFolder>;

const one = { params: z.object({ folder: id('pfd', Key) }) };

/** Pictures for many products, from an archive with files named like the products' addresses. */
export const menuPictures = routes({
  'POST /api/backoffice/menu/pictures': {
    summary: 'Start the upload of an archive of pictures',
    auth: 'menu.edit',
    audit: 'none',
    body: z.object({
      name: Key,
      size: z.int().check(z.gte(1), z.lte(folderBytes)),
    }),
    status: 201,
    response: PictureFolder,
    errors: ['menu.of_all_shops'],
  },
  'POST /api/backoffice/menu/pictures/:folder/parts': {
    summary:
      'Upload the next part of an archive; the last one starts the reading, and products do not change yet',
    auth: 'menu.edit',
    audit: 'none',
    ...one,
    consumes: 'multipart',
    largest: folderPart,
    body: z.object({ at: z.coerce.number<string>().check(z.int(), z.gte(0)), file: z.file() }),
    response: PictureFolder,
    errors: ['menu.of_all_shops', 'folder.not_found', 'folder.out_of_order', 'folder.busy', 'too_large'],
  },
  'GET /api/backoffice/menu/pictures/:folder': {
    summary: 'Progress of an archive, and the product of each file',
    auth: 'menu.edit',
    ...one,
    response: PictureFolder,
    errors: ['menu.of_all_shops', 'folder.not_found'],
  },
  'POST /api/backoffice/menu/pictures/:folder/apply': {
    summary: 'Put the pictures of an archive on their products, all or none',
    auth: 'menu.edit',
    audit: 'menu.pictures',
    ...one,
    body: z.object({
      /** Whether they follow the present pictures, or replace them. */
      mode: z.enum(['add', 'replace']),
    }),
    status: 201,
    response: z.object({
      /** Id of the change, for the undo. */
      id: Text,
      changed: Count,
    }),
    errors: [
      'menu.of_all_shops',
      'folder.not_found',
      'folder.not_ready',
      'folder.overtaken',
      'folder.too_many',
      'menu_change.nothing',
    ],
  },
});
