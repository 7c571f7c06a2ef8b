import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solveProof } from './solve-proof.ts';

/** A challenge like the server's, built by other code than the solver's. */
const challengeFor = (counter: number) => {
  const [nonce, salt] = [randomBytes(16), randomBytes(16)];
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const key = pbkdf2Sync(Buffer.concat([nonce, count]), salt, 100, 32, 'sha256').toString('hex');
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    data: { expires_at: 2_000_000_000 },
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    keySignature: 'signed key',
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
  };
  return { challenge: { kind: 'altcha', parameters, signature: 'signed' } as const, key };
};

const read = (solution: string | undefined) => JSON.parse(Buffer.from(solution ?? '', 'base64').toString());

describe('[VAL-9] a proof of work', () => {
  it.each([
    [0, 4],
    [1, 1],
    [37, 4],
    [300, 7],
  ])('is solved at counter %i with %i lanes, and told as the server reads it', async (counter, lanes) => {
    const { challenge, key } = challengeFor(counter);
    const { parameters, signature } = challenge;
    expect(read(await solveProof(challenge, { lanes }))).toEqual({
      challenge: { parameters, signature },
      solution: { counter, derivedKey: key },
    });
  });

  it('stops when it is aborted', async () => {
    const { challenge } = challengeFor(1_000_000);
    const calledOff = new AbortController();
    const solution = solveProof(challenge, { signal: calledOff.signal });
    calledOff.abort();
    await expect(solution).resolves.toBeUndefined();
  });
});
