import type { StaffPerson } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.factors;

type PersonFactorsProps = { readonly person: StaffPerson; readonly name: string };

/** Second factors of a colleague, and their removal after a loss. */
export function PersonFactors({ person, name }: PersonFactorsProps) {
  const [asked, setAsked] = useState(false);
  const { busy, alert, change } = useChange();
  const anew = useAnew();
  const reset = () =>
    change(
      () => service.api('DELETE /api/backoffice/people/:person/factors', { params: { person: person.id } }),
      () => {
        setAsked(false);
        toast({ text: t.reset(name) });
        return anew(person.id);
      },
    );
  return (
    <section aria-labelledby="person-factors" className="flex flex-col items-start gap-2">
      <h2 id="person-factors" className="font-semibold font-text text-body tracking-normal">
        {t.title}
      </h2>
      <p className="text-ink-soft text-small">{person.second_factor ? t.has : t.hasNone}</p>
      {person.second_factor && person.manageable && (
        <button type="button" className={deskButtonStyle('danger')} onClick={() => setAsked(true)}>
          {t.doReset}
        </button>
      )}
      <Confirm
        open={asked}
        title={t.resetTitle(name)}
        confirm={t.doReset}
        cancel={texts.cancel}
        busy={busy}
        alert={alert}
        onConfirm={reset}
        onClose={() => setAsked(false)}
      >
        {t.resetBody}
      </Confirm>
    </section>
  );
}
