import { useEffect, useRef } from 'react';
import { TotemButton } from './totem-button.tsx';
import { totemTexts as t } from './totem-texts.ts';

type IdleWarningProps = {
  readonly seconds: number;
  readonly onStay: () => void;
  readonly onRestart: () => void;
};

/** Asks whether the person is still there, before their order is deleted. */
export function IdleWarning({ seconds, onStay, onRestart }: IdleWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
      aria-labelledby="idle"
      className="m-auto portrait:min-[56rem]:[zoom:1.4] w-[min(44rem,90vw)] rounded-lg bg-raised p-8 text-center text-ink shadow-lift backdrop:bg-scrim md:p-12"
    >
      <p id="idle" className="font-bold font-display text-h1">
        {t.idle}
      </p>
      <p className="py-6 text-h4 tabular-nums">{t.idleLine(seconds)}</p>
      <div className="flex flex-col gap-4">
        <TotemButton look="solid" autoFocus onClick={onStay}>
          {t.stay}
        </TotemButton>
        <TotemButton look="outline" onClick={onRestart}>
          {t.restart}
        </TotemButton>
      </div>
    </dialog>
  );
}
