import type { Trouble } from '@zanga/domain/brand/service-trial';

type Told = {
  /** What is wrong, as far as the answer tells. */
  readonly trouble?: Trouble;
  /** The vendor's own code, such as `smtp 535`; never its words. */
  readonly answer?: string;
};

/** Trouble with an outside service that may pass. Its words go to the log, so they say nothing of a person or a message. */
export class VendorProblem extends Error {
  readonly trouble: Trouble;
  readonly answer: string | null;

  constructor(words: string, { trouble = 'broken', answer }: Told = {}) {
    super(words);
    this.trouble = trouble;
    this.answer = answer ?? null;
  }
}
