import type { EditedPicture } from '@zanga/contract/menu/pictures';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ImageId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../platform/edited-form.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { readAlt, readShownBy } from './queries.ts';
import { holdPicture, saveAlt } from './store.ts';

const present = ({ id, alt }: { readonly id: ImageId; readonly alt: string }): EditedPicture => ({
  id,
  version: versionOf({ alt }),
  form: { alt },
});

/** A picture with its alternative text: for staff of all shops that show it. */
export const seePicture = async (
  db: Db,
  { session, id }: { readonly session: Session; readonly id: ImageId },
): Promise<EditedPicture | Refusal<'image.not_found' | 'picture.of_others'>> => {
  const row = await readAlt(db, id);
  if (!row) return refuse('image.not_found');
  const shown = await readShownBy(db, id);
  return shown.every((shop) => mayWorkFor(session, shop)) ? present(row) : refuse('picture.of_others');
};

type Describing = {
  readonly session: StaffSession;
  readonly id: ImageId;
  readonly version: string;
  readonly form: EditedPicture['form'];
};

type DescriptionRefusal = Refusal<'image.not_found' | 'picture.of_others' | 'picture.changed' | 'invalid'>;

/** Changes a picture's alternative text, everywhere it is shown: for staff of all these shops. */
export const describePicture = async (
  db: Db,
  { session, id, version, form }: Describing,
  now: Date,
): Promise<EditedPicture | DescriptionRefusal> =>
  inTransaction(db, async (tx) => {
    const held = await holdPicture(tx, id);
    if (!held) return refuse('image.not_found');
    const shown = await readShownBy(tx, id);
    if (!shown.every((shop) => mayWorkFor(session, shop))) return refuse('picture.of_others');
    if (present(held).version !== version) return refuse('picture.changed');
    const alt = form.alt.trim();
    if (alt === '')
      return refuse('invalid', problemFields([{ field: 'alt', text: 'Scrivi che cosa si vede' }]));
    await saveAlt(tx, id, alt);
    const change = { before: { alt: held.alt }, after: { alt } };
    await noteChange(tx, session.trail, { kind: 'picture', thing: id, shopId: null, ...change }, now);
    return present({ id, alt });
  });
