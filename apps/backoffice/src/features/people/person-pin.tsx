import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.person;

type PersonPinProps = { readonly person: string; readonly name: string };

/** Deletes a colleague's PIN: they choose another themselves. */
export function PersonPin({ person, name }: PersonPinProps) {
  const { busy, alert, change } = useChange();
  const reset = () =>
    change(
      () => service.api('DELETE /api/backoffice/people/:person/pin', { params: { person } }),
      () => toast({ text: t.pinReset(name) }),
    );
  return (
    <section aria-labelledby="pin" className="flex flex-col items-start gap-2">
      <h2 id="pin" className="font-semibold font-text text-h4 tracking-normal">
        {t.pin}
      </h2>
      <p className="text-ink-soft text-small">{t.pinLine}</p>
      <FormAlert text={alert} />
      <button type="button" disabled={busy} className={deskButtonStyle()} onClick={reset}>
        {t.resetPin}
      </button>
    </section>
  );
}
