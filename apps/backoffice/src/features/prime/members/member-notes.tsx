import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { service } from '../../../base/api.ts';
import { NoteForm, NoteList } from '../../../parts/notes.tsx';
import { useMemberChanged } from '../prime-queries.ts';
import { memberTexts as t } from './members-texts.ts';

const words = {
  label: t.note,
  hint: t.noteHint,
  missing: t.noteMissing,
  leave: t.leaveNote,
  left: t.noteLeft,
};

type MemberNotesProps = { readonly seen: SeenMember; readonly mayEdit: boolean };

/** Notes among colleagues about a member. */
export function MemberNotes({ seen, mayEdit }: MemberNotesProps) {
  const changed = useMemberChanged();
  const send = async (body: { key: string; text: string }) => {
    const call = { params: { member: seen.id }, body };
    await changed(await service.api('POST /api/backoffice/prime/members/:member/notes', call));
  };
  return (
    <>
      <NoteList notes={seen.notes} />
      {mayEdit && seen.name !== '' && <NoteForm words={words} send={send} />}
    </>
  );
}
