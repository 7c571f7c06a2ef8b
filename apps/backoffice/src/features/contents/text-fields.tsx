import type { ContentForm } from '@zanga/contract/brand/contents-office';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { Section } from '../../parts/editing/section.tsx';
import type { Editing } from '../../parts/editing/use-editing.ts';
import { contentsTexts, fieldNames } from './contents-texts.ts';

const t = contentsTexts.content;

/** The title of a text, and its Markdown. */
export function TextFields({
  editing: { form, change, problem },
}: {
  readonly editing: Editing<ContentForm>;
}) {
  return (
    <Section title={t.text}>
      <TextField
        label={fieldNames.title}
        maxLength={120}
        autoComplete="off"
        value={form.title}
        onChange={({ target }) => change({ title: target.value })}
        error={problem('title')}
      />
      <TextArea
        label={fieldNames.value}
        hint={t.valueHint}
        maxLength={50_000}
        className="font-mono"
        value={form.value}
        onChange={({ target }) => change({ value: target.value })}
        error={problem('value')}
      />
    </Section>
  );
}
