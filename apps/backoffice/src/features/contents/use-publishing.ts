import { ApiError } from '@zanga/contract/wire/client';
import { useState } from 'react';
import { instantIn } from '../../parts/local-time.ts';
import type { Publication } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';

const t = contentsTexts.publish;

type Wrong = { readonly at?: string | undefined; readonly reason?: string | undefined };

/** Form of a publication: its moment, and whether customers must agree anew. */
export const usePublishing = (save: (publication: Publication) => void) => {
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const instant = instantIn(at);
  const publish = () => {
    const missing: Wrong = {
      at: later && instant === undefined ? t.atMissing : undefined,
      reason: asks && reason.trim() === '' ? t.reasonMissing : undefined,
    };
    setWrong(missing);
    if (missing.at ?? missing.reason) return;
    save({ at: later ? (instant ?? null) : null, asks, reason: asks ? reason : '' });
  };
  return {
    ...{ later, at, asks, reason, publish },
    ...{ onLater: setLater, onAt: setAt, onAsks: setAsks, onReason: setReason },
    /** A new object at each try, so that the same error shows again. */
    wrong,
    /** Shows the server's refusal of the moment or the reason. */
    refused: (error: unknown) => {
      if (error instanceof ApiError) setWrong({ at: error.fields.at?.[0], reason: error.fields.reason?.[0] });
    },
    /** Clears the form after publishing: the next publication is chosen anew. */
    done: () => {
      setLater(false);
      setAt('');
      setAsks(false);
      setReason('');
      setWrong({});
    },
  };
};

export type Publishing = Omit<ReturnType<typeof usePublishing>, 'refused' | 'done'>;
