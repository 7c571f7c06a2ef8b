import type { SocialNetwork } from '@zanga/contract/people/auth';
import type { Service } from '../../base/api/api.tsx';
import type { SocialToken } from '../../base/session/social-token.ts';

/** The window's outcome is asked for this often (LOG-13). */
const pollMilliseconds = 1_000;

/** A network leaves ten minutes; the server forgets the window after them. */
const mostAsks = 600;

/** A window that has just closed may still be arriving. */
const asksAfterClosing = 4;

type Handover = Awaited<ReturnType<typeof askHandover>>;

const askHandover = (service: Service) => service.api('POST /api/login/handover');

export type WindowTools = {
  readonly ask: () => Promise<Handover>;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly isClosed: () => boolean;
  readonly signal: AbortSignal;
};

/** Waits for a login window: its proof, or undefined after a failure, a closed window or a timeout. */
export const waitForWindow = async (tools: WindowTools): Promise<SocialToken | undefined> => {
  let asksLeft = mostAsks;
  while (asksLeft > 0 && !tools.signal.aborted) {
    await tools.sleep(pollMilliseconds);
    if (tools.signal.aborted) return undefined;
    asksLeft = tools.isClosed() ? Math.min(asksLeft, asksAfterClosing) - 1 : asksLeft - 1;
    // A lost call is no answer: the next one follows in a second.
    const { status, network, access_token } = (await tools.ask().catch(() => undefined)) ?? pending;
    if (status === 'ready' && network && access_token) return { network, access_token };
    if (status === 'failed') return undefined;
  }
  return undefined;
};

const pending: Handover = { status: 'pending', network: null, access_token: null };

const sleep = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Opens a network's login in a window of its own and waits for it; must be called by the press itself, or browsers block it. */
export const openSocialWindow = async (service: Service, network: SocialNetwork, signal: AbortSignal) => {
  const opened = window.open(`/login/${network}`, 'zanga-login', 'popup,width=520,height=720');
  if (!opened) return undefined;
  return waitForWindow({ ask: () => askHandover(service), sleep, isClosed: () => opened.closed, signal });
};
