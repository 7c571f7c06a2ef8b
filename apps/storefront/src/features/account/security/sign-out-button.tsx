import { useOnce } from '@zanga/browser/form/use-once.ts';
import { Button } from '@zanga/ui/button.tsx';
import { LogoutIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useService } from '../../../base/api/api.tsx';
import { signOut } from '../../../base/session/sign-in.ts';
import { leaveTexts as t } from '../privacy/privacy-texts.ts';

/** Ends the session here. */
export function SignOutButton() {
  const service = useService();
  const { busy, once } = useOnce();
  return (
    <Button
      variant="outline"
      aria-disabled={busy || undefined}
      onClick={() => void once(() => signOut(service))}
    >
      <LogoutIcon size={20} />
      {busy ? t.leaving : t.signOut}
    </Button>
  );
}
