import { type ConsentKind, consentKinds, consentTexts } from '@zanga/domain/accounts/consents';

type ConsentAnswer = { readonly granted: boolean; readonly version: string | null };

/** Whether the consent was given to an older version of the text. */
export const isOutdated = (kind: ConsentKind, { granted, version }: ConsentAnswer) =>
  granted && version !== consentTexts[kind].version;

/** Consents to record: each changed answer, and each yes repeated for a changed text. */
export const consentChanges = (
  before: Readonly<Record<ConsentKind, ConsentAnswer>>,
  chosen: Readonly<Record<ConsentKind, boolean>>,
) =>
  consentKinds.flatMap((kind) => {
    const granted = chosen[kind];
    const same = granted === before[kind].granted && !(granted && isOutdated(kind, before[kind]));
    return same ? [] : [{ kind, granted, version: consentTexts[kind].version }];
  });
