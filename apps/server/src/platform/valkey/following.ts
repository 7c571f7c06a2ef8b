import { readTold, type Told } from './told.ts';

/** Without a word for so many ticks, one is told nothing any more. */
const mostSilent = 4;
/** Nobody relies on who tells before so many words without a gap. */
const wordsBeforeTrust = 3;

/** Whom one is told by, and up to which word without a gap. */
type Teller = { readonly from: string; number: number; words: number };

type FollowingTools = {
  readonly me: string;
  readonly onNotice: (channel: string, payload: string) => void;
  /** After each word of somebody who has told without a gap for a while. */
  readonly onTrusted: () => void;
  /** Something may have been missed. */
  readonly onGap: () => void;
};

/** Is told by one other node at a time, and notices whatever may be missing. */
export const makeFollowing = ({ me, onNotice, onTrusted, onGap }: FollowingTools) => {
  let teller: Teller | undefined;
  let silent = 0;
  const forget = () => {
    teller = undefined;
  };
  const gap = () => {
    forget();
    onGap();
  };
  const hearWord = ({ from, number, notices, isLast }: Told) => {
    if (from === me || (teller !== undefined && teller.from !== from)) return;
    if (isLast || (teller !== undefined && number !== teller.number + 1)) return gap();
    teller ??= { from, number, words: 0 };
    teller.number = number;
    teller.words += 1;
    silent = 0;
    for (const [channel, payload] of notices) onNotice(channel, payload);
    if (teller.words >= wordsBeforeTrust) onTrusted();
  };
  return {
    hear: (text: string) => {
      const told = readTold(text);
      if (told) hearWord(told);
    },
    /** Time is counted in ticks of our own: a process that stood still has not been left alone. */
    tick: () => {
      if (teller === undefined) return;
      silent += 1;
      if (silent > mostSilent) gap();
    },
    ...{ forget, gap },
  };
};
