import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormGetValues } from 'react-hook-form';

/** Typed values carried from one mode to the next, so that a person types them once; never a password. */
export type LoginDraft = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

export const emptyDraft: LoginDraft = { email: '', firstname: '', lastname: '', telephone: '' };

/** Keeps what was typed when a mode goes away. */
export const useKeptDraft = <In extends FieldValues>(
  draft: RefObject<LoginDraft>,
  values: UseFormGetValues<In>,
) =>
  useEffect(
    () => () => {
      const { email, firstname, lastname, telephone } = { ...draft.current, ...values() };
      draft.current = { email, firstname, lastname, telephone };
    },
    [draft, values],
  );
