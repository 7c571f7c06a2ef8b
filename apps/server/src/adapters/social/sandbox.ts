import { createHash } from 'node:crypto';
import { z } from 'zod';
import { challengeOf } from './challenge.ts';
import { type SocialNetwork, type SocialProfile, type SocialProvider, SocialRefusal } from './port.ts';

/** The person typed into the sandbox's page. Nothing is proved: the sandbox is for trials. */
export const SandboxPerson = z.object({
  firstname: z.string().max(100),
  lastname: z.string().max(100),
  email: z.string().max(100),
  email_verified: z.boolean(),
});
export type SandboxPerson = z.output<typeof SandboxPerson>;

const Code = SandboxPerson.extend({ challenge: z.string().exactOptional() });

/** A code like a network's, which holds the person and the challenge of its window. */
export const sandboxCode = (person: SandboxPerson, challenge?: string): string =>
  Buffer.from(JSON.stringify({ ...person, challenge })).toString('base64url');

const readCode = (code: string) => {
  try {
    return Code.parse(JSON.parse(Buffer.from(code, 'base64url').toString()));
  } catch {
    throw new SocialRefusal('the code is not one of the sandbox');
  }
};

const profileOf = (network: SocialNetwork, code: string, verifier?: string): SocialProfile => {
  const { email, email_verified, firstname, lastname, challenge } = readCode(code);
  if (challenge !== (verifier === undefined ? undefined : challengeOf(verifier)))
    throw new SocialRefusal('the code was given to another window');
  const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20);
  return { network, subject, email: email || null, emailVerified: email_verified, firstname, lastname };
};

/** Simulates a network: its window is a page of ours that asks for a name. */
export const sandboxSocial = (network: SocialNetwork): SocialProvider => ({
  windowAddress: ({ state, verifier }) =>
    `/login/sandbox/${network}?${new URLSearchParams({ state, challenge: challengeOf(verifier) })}`,
  fromWindow: async ({ code = '' }, { verifier }) => profileOf(network, code, verifier),
  fromApp: async (token) => ({ profile: profileOf(network, token), nonce: null }),
});
