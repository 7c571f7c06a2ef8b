import { type SocialNetwork, SocialRefusal, type WindowRequest } from '../../../adapters/social/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AccountTools } from '../account-tools.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { sealedGrantOf } from './social-grant.ts';
import {
  arrive,
  collectWindow,
  comeHome,
  failWindow,
  insertWindow,
  issueTicket,
  readWindow,
  takeState,
} from './social-store.ts';

const redirectOf = ({ origin }: AccountTools, network: SocialNetwork) =>
  `${origin()}/login/${network}/callback`;

/**
 * Opens a login window: its address, and the cookie that ties its outcome to this browser. Only a script of this site
 * in the same browser collects it: a link sent by an attacker brings them nothing, and no address carries a token.
 */
export const openWindow = async (tools: AccountTools, network: SocialNetwork, now: Date) => {
  const provider = tools.socials[network];
  if (!provider || !(await tools.networkOn(network))) return undefined;
  const [cookie, state, nonce, verifier] = [newSecret(), newSecret(), newSecret(), newSecret()];
  await insertWindow(tools.db, { cookie, state, nonce, verifier, network }, now);
  return {
    cookie,
    address: provider.windowAddress({ state, nonce, redirect: redirectOf(tools, network), verifier }),
  };
};

export type NetworkAnswer = {
  readonly network: SocialNetwork;
  readonly state: string;
  readonly code?: string | undefined;
  readonly idToken?: string | undefined;
  /** The name, which Apple sends beside the token at the first sign-in only. */
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
};

/** The profile proved by the network; undefined if the person went back or the proof is not valid. */
const profileOf = async (tools: AccountTools, answer: NetworkAnswer, request: WindowRequest) => {
  const { network, code, idToken, firstname, lastname } = answer;
  if (code === undefined && idToken === undefined) {
    tools.log.info({ network }, 'a login window ended without a token');
    return undefined;
  }
  // The brand switched the network off while the window was open.
  if (!(await tools.networkOn(network))) return undefined;
  const { redirect, verifier } = request;
  const given = { ...(code !== undefined && { code }), ...(idToken !== undefined && { idToken }) };
  try {
    const profile = await tools.socials[network]?.fromWindow(given, request);
    if (!profile) return undefined;
    const names = {
      firstname: profile.firstname || firstname || '',
      lastname: profile.lastname || lastname || '',
    };
    const grant = await sealedGrantOf(tools, { network, code, token: idToken, redirect, verifier });
    return { ...profile, ...names, ...grant };
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    tools.log.warn({ network, reason: error.message }, 'a social sign-in failed');
    return undefined;
  }
};

/** Takes a network's answer: its profile is stored with the window of this state, or the window fails. */
export const takeAnswer = async (tools: AccountTools, answer: NetworkAnswer, now: Date): Promise<void> => {
  const { db, log } = tools;
  const { network, state } = answer;
  const waiting = await takeState(db, network, state, now);
  if (!waiting) return log.info({ network }, 'a login window answered that nobody waits for');
  const { window, nonce, verifier } = waiting;
  const asked = { nonce, redirect: redirectOf(tools, network), ...(verifier !== undefined && { verifier }) };
  const profile = await profileOf(tools, answer, asked);
  if (profile) await arrive(db, window, profile);
  else await failWindow(db, window);
};

/** The window is back in a browser: it counts only in the browser that opened it. */
export const closeWindow = async ({ db }: AccountTools, cookie: string, now: Date): Promise<boolean> => {
  const home = await comeHome(db, cookie, now);
  if (!home) await failWindow(db, hashSecret(cookie));
  return home;
};

const nothing = { network: null, access_token: null } as const;

/** State of this browser's window (LOG-13); a finished one hands over its ticket once. */
export const handOver = async ({ db }: AccountTools, cookie: string | undefined, now: Date) => {
  const window = cookie === undefined ? undefined : await readWindow(db, cookie, now);
  if (!window || cookie === undefined) return { status: 'none', ...nothing } as const;
  if (window.status === 'failed') return { status: 'failed', ...nothing } as const;
  if (window.status !== 'ready') return { status: 'pending', ...nothing } as const;
  return inTransaction(db, async (tx) => {
    const profile = await collectWindow(tx, cookie);
    if (!profile) return { status: 'none', ...nothing } as const;
    const access_token = await issueTicket(tx, profile, now);
    return { status: 'ready', network: profile.network, access_token } as const;
  });
};
