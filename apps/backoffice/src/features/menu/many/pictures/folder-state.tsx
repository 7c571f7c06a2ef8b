import { Link } from '@tanstack/react-router';
import type { PictureFolder } from '@zanga/contract/menu/menu-pictures';
import { ApiError } from '@zanga/contract/wire/client';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useChange } from '../../../../parts/confirm/use-change.ts';
import { useManyTold } from '../../../../parts/editing/use-undo-many.ts';
import { applyFolder, useFolderTold } from './folder-queries.ts';
import { folderTexts as t } from './folder-texts.ts';

type StateProps = { readonly sent: PictureFolder };

const boxStyle = 'flex flex-col gap-3 px-4 py-4 md:px-6';

function Another() {
  return (
    <Link to="/menu/foto" search={{}} className={deskButtonStyle()}>
      {t.another}
    </Link>
  );
}

function AtWork({ sent: { file, progress } }: StateProps) {
  return (
    <div className={boxStyle}>
      <p className="wrap-anywhere font-semibold">{file}</p>
      <label className="flex max-w-xl flex-col gap-1 text-small">
        <span className="flex justify-between gap-3">
          <span>{t.reading}</span>
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

type Mode = 'add' | 'replace';

/** Puts the pictures on their products; after a conflict the archive is read anew. */
const useApply = (id: string) => {
  const { busy, alert, change } = useChange();
  const [refused, setRefused] = useState<string>();
  const told = useFolderTold(id);
  const manyTold = useManyTold();
  const apply = (mode: Mode) =>
    change(
      async () => {
        setRefused(undefined);
        try {
          await applyFolder(id, mode);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const names = error.fields.products ?? [];
          if (error.code === 'folder.too_many') return setRefused(t.tooMany(names));
          if (error.code !== 'folder.overtaken') throw error;
        }
        await told();
        await manyTold();
      },
      () => undefined,
    );
  return { busy, alert: refused ?? alert, apply };
};

/** Preview: the product of each picture, and the one button that applies them. */
function Read({ sent }: StateProps) {
  const [mode, setMode] = useState<Mode>('add');
  const { busy, alert, apply } = useApply(sent.id);
  const matched = sent.lines.filter(({ outcome }) => outcome === 'matched');
  const pictured = new Set(
    matched.flatMap(({ product }) => (product && product.has > 0 ? [product.id] : [])),
  );
  return (
    <div className={boxStyle}>
      <h2 className="wrap-anywhere font-semibold text-body">{t.readTitle(sent.file)}</h2>
      {sent.overtaken.length > 0 && <FormAlert text={t.overtaken(sent.overtaken)} />}
      <p className="text-small">
        {matched.length === 0 ? t.noneMatched : t.summary(matched.length, sent.lines.length - matched.length)}
      </p>
      {pictured.size > 0 && (
        <SelectField
          className="max-w-xl"
          label={t.mode}
          hint={t.has(pictured.size)}
          value={mode}
          onChange={({ target }) => setMode(target.value === 'replace' ? 'replace' : 'add')}
        >
          <option value="add">{t.modes.add}</option>
          <option value="replace">{t.modes.replace}</option>
        </SelectField>
      )}
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-2">
        {matched.length > 0 && (
          <button
            type="button"
            aria-disabled={busy || undefined}
            className={deskButtonStyle('solid')}
            onClick={() => !busy && apply(mode)}
          >
            {t.apply(matched.length)}
          </button>
        )}
        <Another />
      </div>
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
        <Link to="/registro" search={{ tipo: 'menu_change' }} className={deskButtonStyle()}>
          {t.audit}
        </Link>
        <Another />
      </div>
    </div>
  );
}

function Failed({ sent: { state, file, problem } }: StateProps) {
  const why = state === 'unreadable' ? t.unreadable(file) : state === 'sending' ? t.broken : t.givenUp;
  return (
    <div className={boxStyle}>
      <FormAlert text={why} />
      {state !== 'sending' && <p className="wrap-anywhere text-small">{problem ?? t.givenUpLine}</p>}
      <div>
        <Another />
      </div>
    </div>
  );
}

const views = {
  sending: Failed,
  reading: AtWork,
  read: Read,
  done: Done,
  unreadable: Failed,
  given_up: Failed,
} as const;

/** State of an archive, and its next action. */
export function FolderState({ sent }: StateProps) {
  const View = views[sent.state];
  return <View sent={sent} />;
}
