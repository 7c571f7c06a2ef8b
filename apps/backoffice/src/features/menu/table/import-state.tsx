import { Link } from '@tanstack/react-router';
import type { MenuImport } from '@zanga/contract/menu/menu-table';
import { ApiError } from '@zanga/contract/wire/client';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { useState } from 'react';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { applyFile, useTold } from './table-queries.ts';
import { tableTexts as t } from './table-texts.ts';

type StateProps = { readonly sent: MenuImport };

const boxStyle = 'flex flex-col gap-3 px-4 py-4 md:px-6';

function Another() {
  return (
    <Link to="/menu/importa" search={{}} className={deskButtonStyle()}>
      {t.another}
    </Link>
  );
}

function AtWork({ sent: { state, progress, file } }: StateProps) {
  const what = state === 'writing' ? t.states.writing : t.states.reading;
  return (
    <div className={boxStyle}>
      <p className="wrap-anywhere font-semibold">{file}</p>
      <label className="flex max-w-xl flex-col gap-1 text-small">
        <span className="flex justify-between gap-3">
          <span>{what}</span>
          <span className="tabular-nums">{t.progress(progress)}</span>
        </span>
        <progress className="h-2 w-full accent-tomato" max={100} value={progress} />
      </label>
      <p role="status" className="text-ink-soft text-small">
        {t.leave}
      </p>
    </div>
  );
}

/** Result of the reading, and the one button that writes it. */
function Read({ sent }: StateProps) {
  const { id, file, counts, overtaken } = sent;
  const { busy, alert, change } = useChange();
  const [unusual, setUnusual] = useState(false);
  const told = useTold();
  const count = counts.new + counts.changed;
  const send = async (sure: boolean) => {
    try {
      told(await applyFile(id, sure));
      setUnusual(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'product.price_unusual') throw error;
      setUnusual(true);
    }
  };
  const apply = (sure = false) =>
    change(
      () => send(sure),
      () => undefined,
    );
  return (
    <div className={boxStyle}>
      <h2 className="wrap-anywhere font-semibold text-body">{t.read.title(file)}</h2>
      {overtaken.length > 0 && <FormAlert text={t.read.overtaken(overtaken)} />}
      {counts.refused > 0 ? (
        <FormAlert text={t.read.refused(counts.refused)} />
      ) : (
        <p className="text-small">{count === 0 ? t.read.nothing : t.read.ready}</p>
      )}
      <FormAlert text={unusual ? undefined : alert} />
      <div className="flex flex-wrap gap-2">
        {counts.refused === 0 && count > 0 && (
          <button
            type="button"
            aria-disabled={busy || undefined}
            className={deskButtonStyle('solid')}
            onClick={() => !busy && apply()}
          >
            {t.apply(count)}
          </button>
        )}
        <Another />
      </div>
      <Confirm
        open={unusual}
        title={t.unusual}
        confirm={t.apply(count)}
        cancel={t.unusualNo}
        busy={busy}
        alert={alert}
        onConfirm={() => apply(true)}
        onClose={() => setUnusual(false)}
      >
        {t.unusualLine(counts.unusual)}
      </Confirm>
    </div>
  );
}

function Done({ sent: { file } }: StateProps) {
  return (
    <div className={boxStyle}>
      <FormDone text={t.done(file)} />
      <p className="text-ink-soft text-small">{t.doneLine}</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/menu" className={deskButtonStyle('solid')}>
          {t.toMenu}
        </Link>
        <Link to="/registro" search={{ azione: ['menu.import'] }} className={deskButtonStyle()}>
          {t.audit}
        </Link>
        <Another />
      </div>
    </div>
  );
}

function Failed({ sent: { state, file, problem } }: StateProps) {
  return (
    <div className={boxStyle}>
      <FormAlert text={state === 'unreadable' ? t.unreadable(file) : t.givenUp} />
      <p className="wrap-anywhere text-small">{problem ?? t.givenUpLine}</p>
      <div>
        <Another />
      </div>
    </div>
  );
}

const views = {
  reading: AtWork,
  writing: AtWork,
  read: Read,
  done: Done,
  unreadable: Failed,
  given_up: Failed,
} as const;

/** State of an import, and its next action. */
export function ImportState({ sent }: StateProps) {
  const View = views[sent.state];
  return <View sent={sent} />;
}
