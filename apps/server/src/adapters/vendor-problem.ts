import type { Trouble } from '@zanga/domain/brand/service-trial';

type ProblemDetails = {
  /** Kind of trouble, as far as the answer tells. */
  readonly trouble?: Trouble;
  /** The vendor's code, such as `smtp 535`; never its words. */
  readonly answer?: string;
  /** Pause that the vendor asks for. */
  readonly waitSeconds?: number | undefined;
  /** The call broke off: the vendor may have done it. */
  readonly mayHaveArrived?: boolean;
};

/** Passing trouble with an outside service. Its words are logged, so they leave out persons and messages. */
export class VendorProblem extends Error {
  readonly trouble: Trouble;
  readonly answer: string | null;
  readonly waitSeconds: number | undefined;
  readonly mayHaveArrived: boolean;

  constructor(words: string, told: ProblemDetails = {}) {
    const { trouble = 'broken', answer, waitSeconds, mayHaveArrived = false } = told;
    super(words);
    this.trouble = trouble;
    this.answer = answer ?? null;
    this.waitSeconds = waitSeconds;
    this.mayHaveArrived = mayHaveArrived;
  }
}
