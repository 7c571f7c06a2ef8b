import { readWord, type TellerWord } from './told.ts';

/** Ticks without a word after which the teller counts as silent. */
const mostSilent = 4;
/** Words without a gap before the teller is trusted. */
const wordsBeforeTrust = 3;

/** The teller followed now, with its last word and the count of words without a gap. */
type Teller = { readonly from: string; number: number; words: number };

type FollowingTools = {
  readonly me: string;
  readonly onNotice: (channel: string, payload: string) => void;
  /** Called after each word of a trusted teller. */
  readonly onTrusted: () => void;
  /** Called when a word may have been missed. */
  readonly onGap: () => void;
};

/** Follows one telling node at a time and notices missing words. */
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
  const hearWord = ({ from, number, notices, isLast }: TellerWord) => {
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
      const told = readWord(text);
      if (told) hearWord(told);
    },
    /** Counted in own ticks, so that a blocked process does not blame its teller. */
    tick: () => {
      if (teller === undefined) return;
      silent += 1;
      if (silent > mostSilent) gap();
    },
    ...{ forget, gap },
  };
};
