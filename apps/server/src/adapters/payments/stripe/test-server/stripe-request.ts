/** Form fields of a call. */
export type Params = Readonly<Record<string, string>>;
export type StripeRequest = {
  readonly params: Params;
  readonly ids: readonly string[];
  readonly key: string;
};
export type Endpoint = readonly [
  method: string,
  path: RegExp,
  answer: (request: StripeRequest) => Promise<unknown>,
];

/** A refusal in Stripe's format. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.body = { error };
  }
}

export const missing = () =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such thing',
  });
