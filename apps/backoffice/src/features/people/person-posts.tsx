import type { StaffPerson } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { postText } from '../../parts/role-words.ts';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';
import { type DraftPost, type MayGive, PostsEditor } from './posts-editor.tsx';

const t = peopleTexts.person;

type PersonPostsProps = { readonly person: StaffPerson; readonly mayGive: MayGive };

/** Posts of a person: a form with the right to change them, plain text without. */
export function PersonPosts({ person, mayGive }: PersonPostsProps) {
  const had = person.posts.map(({ role, shop }): DraftPost => ({ role, shop: shop?.id ?? null }));
  const [draft, setDraft] = useState<readonly DraftPost[]>();
  const { busy, alert, change } = useChange();
  const anew = useAnew();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { posts: [...(draft ?? had)] };
    change(
      () => service.api('PUT /api/backoffice/people/:person/posts', { params: { person: person.id }, body }),
      () => {
        toast({ text: t.saved });
        setDraft(undefined);
        return anew(person.id);
      },
    );
  };
  if (!person.manageable)
    return (
      <section aria-labelledby="posts" className="flex flex-col gap-2 text-small">
        <h2 id="posts" className="font-semibold font-text text-body tracking-normal">
          {t.posts}
        </h2>
        <ul>
          {person.posts.map((post) => (
            <li key={postText(post)}>{postText(post)}</li>
          ))}
        </ul>
        <p className="text-ink-soft">{person.self ? t.self : t.above}</p>
      </section>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <FormAlert text={alert} />
      <PostsEditor mayGive={mayGive} posts={draft ?? had} onChange={setDraft} />
      {draft && (
        <div className="flex flex-wrap gap-2">
          <button type="submit" disabled={busy} className={deskButtonStyle('solid')}>
            {busy ? texts.sending : t.save}
          </button>
          <button type="button" className={deskButtonStyle()} onClick={() => setDraft(undefined)}>
            {texts.cancel}
          </button>
        </div>
      )}
    </form>
  );
}
