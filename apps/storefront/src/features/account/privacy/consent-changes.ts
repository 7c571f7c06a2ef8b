import { type ConsentKind, consentKinds, consentTexts } from '@zanga/domain/accounts/consents';

type ConsentAnswer = { readonly granted: boolean; readonly version: string | null };

/** Whether a yes was said to a text that is not the one in force. */
export const isOutdated = (kind: ConsentKind, { granted, version }: ConsentAnswer) =>
  granted && version !== consentTexts[kind].version;

/** What there is to record: each yes or no that is new, and each yes that is said again to a changed text. */
export const consentChanges = (
  before: Readonly<Record<ConsentKind, ConsentAnswer>>,
  chosen: Readonly<Record<ConsentKind, boolean>>,
) =>
  consentKinds.flatMap((kind) => {
    const granted = chosen[kind];
    const same = granted === before[kind].granted && !(granted && isOutdated(kind, before[kind]));
    return same ? [] : [{ kind, granted, version: consentTexts[kind].version }];
  });
