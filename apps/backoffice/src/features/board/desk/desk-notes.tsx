import { service } from '../../../base/api.ts';
import { useMay } from '../../../base/user.ts';
import { NoteForm, NoteList } from '../../../parts/notes.tsx';
import { Section } from '../../../parts/section.tsx';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

const words = { label: t.note, hint: t.colleaguesLine, missing: t.noteMissing, leave: t.leave, left: t.left };

type NotesProps = { readonly desk: DeskOrder; readonly onChanged: () => void };

/** Notes among colleagues about an order. */
export function DeskNotes({ desk, onChanged }: NotesProps) {
  const works = useMay('orders.work');
  const send = async (body: { key: string; text: string }) => {
    const params = { order: desk.order.id };
    await service.api('POST /api/backoffice/orders/:order/notes', { params, body });
    onChanged();
  };
  return (
    <Section title={t.colleagues}>
      <NoteList notes={desk.notes} />
      {works && <NoteForm words={words} send={send} />}
    </Section>
  );
}
