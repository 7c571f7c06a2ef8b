import type { Trouble } from '@zanga/domain/brand/service-trial';

type Told = {
  /** What is wrong, as far as the answer tells. */
  readonly trouble?: Trouble;
  /** The vendor's own code, such as `smtp 535`; never its words. */
  readonly answer?: string;
  /** How long the vendor wants to be left alone. */
  readonly waitSeconds?: number | undefined;
  /** The call broke off on its way: the vendor may have done what it asked for. */
  readonly mayHaveArrived?: boolean;
};

/** Trouble with an outside service that may pass. Its words go to the log, so they say nothing of a person or a message. */
export class VendorProblem extends Error {
  readonly trouble: Trouble;
  readonly answer: string | null;
  readonly waitSeconds: number | undefined;
  readonly mayHaveArrived: boolean;

  constructor(words: string, told: Told = {}) {
    const { trouble = 'broken', answer, waitSeconds, mayHaveArrived = false } = told;
    super(words);
    this.trouble = trouble;
    this.answer = answer ?? null;
    this.waitSeconds = waitSeconds;
    this.mayHaveArrived = mayHaveArrived;
  }
}
