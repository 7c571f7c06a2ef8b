import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type SocialNetwork, type SocialProfile, type SocialProvider, SocialRefusal } from './port.ts';

/** Whom the person at the sandbox's page says to be. Nothing is proved here: the sandbox is for trying things out. */
export const SandboxPerson = z.object({
  firstname: z.string().max(100),
  lastname: z.string().max(100),
  email: z.string().max(100),
  email_verified: z.boolean(),
});
export type SandboxPerson = z.output<typeof SandboxPerson>;

/** The code that stands for somebody, as the real networks give one. */
export const sandboxCode = (person: SandboxPerson): string =>
  Buffer.from(JSON.stringify(person)).toString('base64url');

const personIn = (code: string): SandboxPerson => {
  try {
    return SandboxPerson.parse(JSON.parse(Buffer.from(code, 'base64url').toString()));
  } catch {
    throw new SocialRefusal('the code is not one of the sandbox');
  }
};

const profileOf = (network: SocialNetwork, code: string): SocialProfile => {
  const { email, email_verified, firstname, lastname } = personIn(code);
  const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20);
  return { network, subject, email: email || null, emailVerified: email_verified, firstname, lastname };
};

/** Stands in for a network: its window is a page of ours where one says who one is. */
export const sandboxSocial = (network: SocialNetwork): SocialProvider => ({
  windowAddress: ({ state }) => `/login/sandbox/${network}?${new URLSearchParams({ state })}`,
  fromWindow: async ({ code = '' }) => profileOf(network, code),
  fromApp: async (token) => ({ profile: profileOf(network, token), nonce: null }),
});
