import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState, useSyncExternalStore } from 'react';
import { service } from '../../base/api.ts';
import { type PadQuestion, readAsked, subscribeAsked } from '../../base/ask-who.ts';
import { useKeepHere } from '../../base/device-here.ts';
import { texts } from '../../base/texts.ts';
import { BadgeForm } from './badge-form.tsx';
import { deviceTexts } from './device-texts.ts';
import { type PadPerson, PeopleChoice } from './people-choice.tsx';
import { PinKeys } from './pin-keys.tsx';

const t = deviceTexts.pad;

/** Words of a refusal: its field's words are more exact than the general ones. */
const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.fields.pin?.[0] !== undefined
    ? `${error.message}: ${error.fields.pin[0]}`
    : errorText(error);

const usePin = (asked: PadQuestion, person: PadPerson | undefined) => {
  const { keep } = useKeepHere();
  const { busy, once } = useOnce();
  // An object, so that the same wrong PIN is announced a second time.
  const [alert, setAlert] = useState<{ readonly text: string }>();
  const submit = (pin: string) =>
    void once(async () => {
      if (!person) return;
      setAlert(undefined);
      try {
        if (asked.padFor === 'shift') {
          const wanted = person.at_work_since === null ? 'in' : 'out';
          const body = { person: person.id, pin, wanted } as const;
          const { title, text } = await service.api('POST /api/device/shifts', { body });
          toast({ text: `${title}. ${text}` });
        } else keep(await service.api('POST /api/device/person', { body: { person: person.id, pin } }));
        asked.answer(asked.padFor !== 'shift');
      } catch (error) {
        setAlert({ text: wordsOf(error) });
      }
    });
  return { busy, alert, submit, forget: () => setAlert(undefined) };
};

function PadBody({ asked }: { readonly asked: PadQuestion }) {
  const [person, setPerson] = useState<PadPerson>();
  const { busy, alert, submit, forget } = usePin(asked, person);
  const shifts = asked.padFor === 'shift';
  const deed = !shifts ? t.enter : person?.at_work_since === null ? t.in : t.out;
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
      {person ? (
        <PinKeys name={person.name} busy={busy} alert={alert?.text} enter={deed} onPin={submit}>
          <button
            type="button"
            className={deskButtonStyle('quiet')}
            onClick={() => {
              forget();
              setPerson(undefined);
            }}
          >
            {t.back}
          </button>
        </PinKeys>
      ) : (
        <>
          <p className="text-ink-soft">{t.line[asked.padFor]}</p>
          <PeopleChoice shifts={shifts} onChoose={setPerson} />
          {shifts && <BadgeForm onDone={() => asked.answer(false)} />}
        </>
      )}
    </div>
  );
}

/** Asks on a device for the person's PIN, above any open screen. */
export function Pad() {
  const asked = useSyncExternalStore(subscribeAsked, readAsked);
  if (!asked) return null;
  return (
    <FormDialog
      open
      onClose={() => asked.answer(false)}
      title={asked.padFor === 'shift' ? t.shift : t.person}
      closeLabel={texts.close}
    >
      <PadBody asked={asked} />
    </FormDialog>
  );
}
