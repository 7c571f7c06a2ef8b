import { Button } from '@zanga/ui/button.tsx';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { texts } from '../../base/texts/texts.ts';
import { useAskToLogin } from './ask-to-login.ts';

type SignInInvitationProps = { readonly title: string; readonly body: string };

/** Invitation to sign in, where only customers see something. */
export function SignInInvitation({ title, body }: SignInInvitationProps) {
  const askToLogin = useAskToLogin();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-5 py-12 text-center md:py-20">
      <IconPlate icon={UserIcon} />
      <h1 className="text-h1">{title}</h1>
      <p className="text-ink-soft text-lead">{body}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <Button onClick={() => void askToLogin()}>{texts.login}</Button>
        <Button variant="outline" onClick={() => void askToLogin('registrati')}>
          {invitingTexts.register}
        </Button>
      </div>
    </div>
  );
}
