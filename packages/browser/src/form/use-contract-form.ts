import { zodResolver } from '@hookform/resolvers/zod';
import { italian } from '@zanga/contract/wire/messages';
import { type SyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { errorText, fieldProblemsOf, isToldAtField } from './error-text.ts';
import { firstInvalidField } from './first-invalid-field.ts';
import { formTexts as t } from './form-texts.ts';
import { useOnce } from './use-once.ts';

type FormSchema<In, Out> = { readonly _zod: { readonly input: In; readonly output: Out } };

export type FormPlan<In extends FieldValues, Out> = {
  readonly defaults: DefaultValues<In>;
  /** Labels of the fields in the order of the page; the list of problems reads them out. */
  readonly labels: Readonly<Partial<Record<Path<In>, string>>>;
  readonly send: (values: Out) => Promise<unknown>;
  /** Waits for a condition before validation starts. */
  readonly before?: (form: UseFormReturn<In, unknown, Out>) => Promise<unknown>;
  /** Server's field names that differ from the form's. */
  readonly renamed?: Readonly<Record<string, Path<In>>>;
  /** This form's own message for a refusal. */
  readonly words?: (error: unknown) => string | undefined;
};

const asked = { text: '', attempt: 0 };

/**
 * A form over a schema of the contract: silent until the first attempt (LOG-7), then each field follows the typing.
 * The server's objections stand at their fields; the first wrong field gets the focus.
 */
export const useContractForm = <In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  { defaults, labels, send, before, renamed, words }: FormPlan<In, Out>,
) => {
  const resolver = zodResolver<In, unknown, Out>(schema, { error: italian });
  // The library would focus the field drawn first, which need not be the first on the page.
  const usual = { mode: 'onSubmit', shouldFocusError: false } as const;
  const form = useForm<In, unknown, Out>({ resolver, defaultValues: defaults, ...usual });
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const [spoken, setSpoken] = useState(asked);

  const order = Object.keys(labels);
  const focusFirst = (wrong: Iterable<string>) => {
    const first = firstInvalidField(order, wrong);
    if (first !== undefined) form.setFocus(nameIn(first));
  };

  const refused = (error: unknown) => {
    const problems = fieldProblemsOf(error, order, renamed);
    for (const { name, message } of problems) form.setError(nameIn(name), { message });
    if (!isToldAtField(error, problems)) setAlert(words?.(error) ?? errorText(error));
    focusFirst(problems.map(({ name }) => name));
  };

  const read = (errors: Readonly<Record<string, unknown>>) => {
    const wrong = Object.entries<string | undefined>(labels).flatMap(([name, label = '']) => {
      const message = form.getFieldState(nameIn(name)).error?.message;
      return name in errors && message ? [{ label, message }] : [];
    });
    setSpoken(({ attempt }) => ({ text: t.problems(wrong), attempt: attempt + 1 }));
    focusFirst(Object.keys(errors));
  };

  const attempt = form.handleSubmit((values) => send(values).catch(refused), read);
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    void once(async () => {
      setAlert(undefined);
      setSpoken(({ attempt: count }) => ({ text: '', attempt: count }));
      await before?.(form);
      await attempt();
    });
  };

  /** Props of a field: name, ref, current error. */
  const field = (name: Path<In>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });

  return { form, field, submit, busy, alert, setAlert, spoken };

  /** A name the labels have is a name of the form. */
  function nameIn(name: string) {
    return name as Path<In>; // checked against the labels' own keys
  }
};
