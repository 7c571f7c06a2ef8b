import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../../base/api.ts';
import { momentText } from '../../../parts/moment.ts';
import { postText } from '../../../parts/role-words.ts';
import { enter } from '../enter.ts';
import { EntranceFrame } from '../entrance-frame.tsx';
import { NewPasswordForm, useTyped } from '../new-password-form.tsx';
import { signInTexts } from '../sign-in-texts.ts';

const t = signInTexts.invitation;

type InvitationPageProps = { readonly token: string; readonly onEntered: () => void };

/** Accepts an invitation: posts, name, password. */
export function InvitationPage({ token, onEntered }: InvitationPageProps) {
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => service.api('POST /api/backoffice/invitation', { body: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const fields = useTyped();
  if (error)
    return (
      <EntranceFrame title={t.refused} line={errorText(error)}>
        <Link to="/accesso" className="tap font-semibold text-tomato-ink underline">
          {t.toEntrance}
        </Link>
      </EntranceFrame>
    );
  if (!data)
    return (
      <EntranceFrame title={t.title} line={t.loading}>
        <Skeleton className="h-48" />
      </EntranceFrame>
    );
  const accept = async () => {
    const { typed } = fields;
    const name = data.has_account ? {} : { firstname: typed('firstname'), lastname: typed('lastname') };
    const chosen = { password: typed('password'), password_confirmation: typed('password_confirmation') };
    await service.api('POST /api/backoffice/invitation/accept', { body: { token, ...name, ...chosen } });
    await enter(data.email, chosen.password);
    onEntered();
  };
  return (
    <EntranceFrame title={t.title} line={data.by ? t.line(data.by) : t.lineNobody}>
      <dl className="mb-5 rounded-md bg-sunken px-4 py-3 text-small">
        <dt className="text-ink-soft">{t.email}</dt>
        <dd className="pb-2 font-semibold">{data.email}</dd>
        <dt className="text-ink-soft">{t.posts}</dt>
        <dd className="font-semibold">{data.posts.map(postText).join('; ')}</dd>
      </dl>
      <NewPasswordForm fields={fields} go={t.accept} send={accept}>
        {data.has_account ? (
          <p className="text-small">{t.hasAccount}</p>
        ) : (
          <>
            <TextField
              label={t.firstname}
              autoComplete="given-name"
              required
              {...fields.field('firstname')}
            />
            <TextField label={t.lastname} autoComplete="family-name" required {...fields.field('lastname')} />
          </>
        )}
      </NewPasswordForm>
      <p className="pt-4 text-caption text-ink-soft">{t.until(momentText(data.expires_at))}</p>
    </EntranceFrame>
  );
}
