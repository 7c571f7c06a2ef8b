import type { ContentForm } from '@zanga/contract/brand/contents-office';
import { homePartsIn } from '@zanga/contract/brand/home-parts';
import { fixedBlocks, type HomePart, usualHome, wholeHome, wordedBlocks } from '@zanga/domain/brand/home';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId } from 'react';
import { Section } from '../../../parts/editing/section.tsx';
import { sortingWords } from '../../../parts/editing/sorting-words.ts';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import { blockLines, blockNames, homeTexts as t } from './home-texts.ts';

type PartFieldsProps = {
  readonly part: HomePart;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<HomePart>) => void;
};

function Words({ part, onChange }: Omit<PartFieldsProps, 'error'>) {
  const { block, title, line } = part;
  return (
    <>
      <TextField
        label={t.title}
        hint={block === 'words' ? t.announcementHint : t.empty}
        maxLength={60}
        autoComplete="off"
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t.below}
        maxLength={160}
        autoComplete="off"
        value={line}
        onChange={({ target }) => onChange({ line: target.value })}
      />
    </>
  );
}

/** A block of the home: visible or not, title and line, days. */
function PartFields({ part, error, onChange }: PartFieldsProps) {
  const id = useId();
  const { block, shown, from, until } = part;
  const fixed = fixedBlocks.has(block);
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-1 flex-col gap-3 p-1"
    >
      <legend className="float-left w-full pt-1 font-semibold text-small">{blockNames[block]}</legend>
      <p className="text-caption text-ink-soft">{blockLines[block]}</p>
      {!fixed && (
        <CheckboxField checked={shown} onChange={({ target }) => onChange({ shown: target.checked })}>
          {t.shown}
        </CheckboxField>
      )}
      {shown && wordedBlocks.has(block) && <Words part={part} onChange={onChange} />}
      {shown && !fixed && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            type="date"
            label={t.from}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            type="date"
            label={t.until}
            value={until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const partInWords = ({ block, title, line, from, until }: HomePart): string => {
  const told = [title, line, t.days(from, until)].filter((one) => one !== '');
  return told.length === 0 ? blockNames[block] : `${blockNames[block]} (${told.join(' · ')})`;
};

/** Visible blocks in order with words and days, to compare the versions of two people. */
export const homeInWords = ({ value }: ContentForm): string =>
  wholeHome(homePartsIn(value) ?? usualHome)
    .filter(({ shown }) => shown)
    .map(partInWords)
    .join(', ');

type HomeFieldsProps = { readonly editing: Editing<ContentForm>; readonly mayEdit: boolean };

/** Blocks of the home: fixed ones first, movable ones below. */
export function HomeFields({ editing: { form, change, problem }, mayEdit }: HomeFieldsProps) {
  const id = useId();
  const parts = wholeHome(homePartsIn(form.value) ?? usualHome);
  const [fixed, free] = [true, false].map((one) =>
    parts.filter(({ block }) => fixedBlocks.has(block) === one),
  );
  const write = (next: readonly HomePart[]) => change({ value: JSON.stringify(next) });
  const fields = (part: HomePart) => (
    <PartFields
      key={part.block}
      part={part}
      error={problem(`value.${part.block}`)}
      onChange={(one) => write(parts.map((each) => (each.block === part.block ? { ...each, ...one } : each)))}
    />
  );
  return (
    <Section title={t.section}>
      <p className="text-small">{t.line}</p>
      <FieldError id={`${id}-value`} error={problem('value')} />
      <div className="rounded-sm border border-line bg-surface p-1.5">{fixed?.map(fields)}</div>
      <SortableList
        label={t.list}
        items={free ?? []}
        keyOf={({ block }) => block}
        nameOf={({ block }) => blockNames[block]}
        words={sortingWords}
        disabled={!mayEdit}
        onMove={(from, to) => write([...(fixed ?? []), ...moved(free ?? [], from, to)])}
      >
        {fields}
      </SortableList>
    </Section>
  );
}
