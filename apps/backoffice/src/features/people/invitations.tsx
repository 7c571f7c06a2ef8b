import type { Invitation } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { momentText } from '../../parts/moment.ts';
import { postText } from '../../parts/role-words.ts';
import { useAnew } from './people-queries.ts';
import { peopleTexts as t } from './people-texts.ts';

function InvitationRow({ id, email, posts, by, sent_at, expires_at, expired }: Invitation) {
  const { busy, alert, change } = useChange();
  const anew = useAnew();
  const params = { invitation: id };
  const told = (text: string) => () => {
    toast({ text });
    return anew();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2 text-small md:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-semibold">{email}</p>
        <p className="text-caption text-ink-soft">
          {posts.map(postText).join('; ')} · {by && `${t.sentBy(by, momentText(sent_at))} · `}
          {expired ? t.expired : t.expires(momentText(expires_at))}
        </p>
        <FormAlert text={alert} />
      </div>
      <button
        type="button"
        className={deskButtonStyle()}
        disabled={busy}
        aria-label={`${t.resend}: ${email}`}
        onClick={() =>
          change(
            () => service.api('POST /api/backoffice/invitations/:invitation/resend', { params }),
            told(t.resent(email)),
          )
        }
      >
        {t.resend}
      </button>
      <button
        type="button"
        className={deskButtonStyle('danger')}
        disabled={busy}
        aria-label={`${t.withdraw}: ${email}`}
        onClick={() =>
          change(
            () => service.api('DELETE /api/backoffice/invitations/:invitation', { params }),
            told(t.withdrawn),
          )
        }
      >
        {t.withdraw}
      </button>
    </li>
  );
}

/** Open invitations. */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="border-line border-t bg-surface">
      <h2
        id="invitations"
        className="px-4 pt-4 pb-1 font-semibold font-text text-small tracking-normal md:px-6"
      >
        {t.invitations}
      </h2>
      <ul>
        {invitations.map((one) => (
          <InvitationRow key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}
