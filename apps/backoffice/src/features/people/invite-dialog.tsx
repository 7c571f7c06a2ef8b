import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../parts/proof/proof-question.tsx';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';
import { type DraftPost, type MayGive, nextPost, PostsEditor } from './posts-editor.tsx';

const t = peopleTexts.form;

type InviteDialogProps = { readonly mayGive: MayGive; readonly onClose: () => void };

/** Invites a person to the staff: mail address and posts. */
export function InviteDialog({ mayGive, onClose }: InviteDialogProps) {
  const first = nextPost(mayGive, []);
  const [email, setEmail] = useState('');
  const [posts, setPosts] = useState<readonly DraftPost[]>(first ? [first] : []);
  const { busy, alert, fields, change } = useChange();
  const anew = useAnew();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      () => service.api('POST /api/backoffice/invitations', { body: { email, posts: [...posts] } }),
      () => {
        toast({ text: t.sent(email.trim()) });
        onClose();
        return anew();
      },
    );
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <EmailField
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fields.email?.[0]}
        />
        <PostsEditor mayGive={mayGive} posts={posts} onChange={setPosts} />
        <SubmitButton busy={busy}>{t.send}</SubmitButton>
      </form>
      <ProofQuestion />
    </FormDialog>
  );
}
