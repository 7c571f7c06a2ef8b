import { useOnce } from '@zanga/browser/form/use-once.ts';
import { problemText } from '@zanga/browser/proof/passkey.ts';
import { ApiError } from '@zanga/contract/wire/client';
import type { ErrorCode } from '@zanga/contract/wire/errors';
import { mergeForms } from '@zanga/domain/staff/editing/merge-forms';
import { useState } from 'react';

/** A form as it was read. */
type Seen<Form> = { readonly version: string; readonly form: Form };

/** A colleague's save: the form, and the fields that both changed. */
export type Meanwhile<Form> = { readonly theirs: Form; readonly both: readonly (keyof Form & string)[] };

type Ways<Form, Edited extends Seen<Form>, Sure> = {
  /** Reads the saved thing anew. */
  readonly read: () => Promise<Edited>;
  readonly write: (body: Seen<Form>, sure: Sure | undefined) => Promise<Edited>;
  /** Code of the refusal after a colleague's save. */
  readonly changed: ErrorCode;
  /** Handles a refusal that wants a confirmation; true when it opened a question. */
  readonly asks?: (code: string) => boolean | Promise<boolean>;
  readonly onSaved: (saved: Edited) => unknown;
};

/**
 * Editing of a whole form: initial state, typed state, saving. After a colleague's save the fields that only they
 * changed are taken over; for a field that both changed the person chooses.
 */
export const useEditing = <
  Form extends Readonly<Record<string, unknown>>,
  Edited extends Seen<Form>,
  Sure = never,
>(
  start: Edited & Seen<Form>,
  { read, write, changed, asks, onSaved }: Ways<Form, Edited, Sure>,
) => {
  const [base, setBase] = useState<Seen<Form>>(start);
  const [form, setForm] = useState<Form>(start.form);
  const [alert, setAlert] = useState<string>();
  const [fields, setFields] = useState<ApiError['fields']>({});
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Form>>();
  const { busy, once } = useOnce();

  const joinTheirs = async () => {
    const now = await read();
    const { form: joined, both } = mergeForms(base.form, form, now.form);
    setBase(now);
    setForm(joined);
    setMeanwhile({ theirs: now.form, both });
  };
  const failed = async (error: unknown) => {
    if (error instanceof ApiError) {
      if (error.code === changed) return joinTheirs();
      if (await asks?.(error.code)) return;
      setFields(error.fields);
    }
    setAlert(problemText(error));
  };
  const save = (sure?: Sure) =>
    void once(async () => {
      setAlert(undefined);
      setFields({});
      try {
        const next = await write({ version: base.version, form }, sure);
        setBase(next);
        setForm(next.form);
        setMeanwhile(undefined);
        await onSaved(next);
      } catch (error) {
        await failed(error).catch((again: unknown) => setAlert(problemText(again)));
      }
    });
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  const takeTheirs = (field: keyof Form & string) => {
    if (!meanwhile) return;
    setForm((now) => ({ ...now, [field]: meanwhile.theirs[field] }));
    setMeanwhile({ ...meanwhile, both: meanwhile.both.filter((one) => one !== field) });
  };
  const dirty = JSON.stringify(form) !== JSON.stringify(base.form);
  /** Error of a field, or of a part of it. */
  const problem = (field: string) => fields[`form.${field}`]?.[0];
  const problemWithin = (field: string) =>
    problem(field) ?? Object.entries(fields).find(([name]) => name.startsWith(`form.${field}.`))?.[1][0];
  return { form, change, dirty, busy, alert, problem, problemWithin, save, meanwhile, takeTheirs };
};

/** Props of a form's fields. */
export type Editing<Form> = {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  readonly problem: (field: string) => string | undefined;
  readonly problemWithin: (field: string) => string | undefined;
};
