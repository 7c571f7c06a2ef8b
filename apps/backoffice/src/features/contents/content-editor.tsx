import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { homeSlug } from '@zanga/domain/brand/home';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useRef } from 'react';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { useEditing } from '../../parts/editing/use-editing.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { momentText } from '../../parts/moment.ts';
import { ContentBar, LookAtText } from './content-bar.tsx';
import { type Publication, readEdited, useSaved, writeContent } from './contents-queries.ts';
import { contentsTexts, fieldNames } from './contents-texts.ts';
import { HomeFields, homeInWords } from './home/home-fields.tsx';
import { homeFieldNames } from './home/home-texts.ts';
import { LiveText } from './live-text.tsx';
import { PublishSection } from './publish-section.tsx';
import { States } from './states.tsx';
import { TextFields } from './text-fields.tsx';
import { useDraftDeeds } from './use-draft-deeds.ts';
import { usePublishing } from './use-publishing.ts';

const t = contentsTexts.content;

/** Toast after saving or publishing. */
const toldOf = (publication: Publication | undefined): string => {
  if (!publication) return t.draftSaved;
  const { at } = publication;
  return at === null ? contentsTexts.publish.done : contentsTexts.publish.plannedDone(momentText(at));
};

type ContentEditorProps = {
  readonly content: EditedContent;
  readonly mayEdit: boolean;
  /** Called when the draft was deleted: the form begins anew. */
  readonly onDropped: () => void;
};

const useContentEditing = ({ content, onDropped }: ContentEditorProps) => {
  const saved = useSaved();
  const { slug } = content;
  const publishing = usePublishing((publication) => editing.save(publication));
  const said = useRef<Publication>(undefined);
  const editing = useEditing<ContentForm, EditedContent, Publication>(content, {
    read: () => readEdited(slug),
    write: async (body, publication) => {
      said.current = publication;
      return writeContent(slug, body, publication).catch((error: unknown) => {
        publishing.refused(error);
        throw error;
      });
    },
    changed: 'content.changed',
    onSaved: async (next) => {
      toast({ text: toldOf(said.current) });
      if (said.current) publishing.done();
      await saved(next);
    },
  });
  return { editing, publishing, deeds: useDraftDeeds(slug, onDropped) };
};

/** A text with its preview, and its earlier states below. */
export function ContentEditor(props: ContentEditorProps) {
  const { content, mayEdit } = props;
  const { slug } = content;
  const { editing, publishing, deeds } = useContentEditing(props);
  const { form, change, busy, alert, dirty, save } = editing;
  const isHome = slug === homeSlug;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <div className="grid gap-6 p-4 md:p-6 xl:grid-cols-2 xl:items-start">
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
        <UnsavedGuard dirty={dirty} />
        {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{contentsTexts.readOnly}</p>}
        {mayEdit && slug === 'terms' && <p className="rounded-md bg-sunken p-4 text-small">{t.terms}</p>}
        <FormAlert text={alert} />
        <MeanwhileNotice
          editing={editing}
          title={t.meanwhile}
          names={isHome ? homeFieldNames : fieldNames}
          words={(one, field) => (isHome ? homeInWords(one) : one[field] || t.nothing)}
        />
        <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
          {isHome ? <HomeFields {...{ editing, mayEdit }} /> : <TextFields editing={editing} />}
        </fieldset>
        {mayEdit && <PublishSection {...{ content, publishing, deeds }} />}
        {mayEdit ? <ContentBar {...{ slug, form, busy, publishing }} /> : <LookAtText {...{ slug, form }} />}
      </form>
      <div className="flex min-w-0 flex-col gap-6">
        {mayEdit && !isHome && <LiveText value={form.value} />}
        {content.states.length > 0 && <States content={content} mayEdit={mayEdit} onTake={change} />}
      </div>
    </div>
  );
}
