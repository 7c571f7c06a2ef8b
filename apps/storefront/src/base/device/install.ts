/** The browser's offer to put the shop on the home screen; TypeScript's library does not know it yet. */
export type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

const keep = (prompt: InstallPrompt | undefined) => {
  kept = prompt;
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer for the moment at which it is welcome, instead of its own banner at any other. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(undefined));
};

export const readInstall = () => kept;

export const watchInstallOffer = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens the browser's own prompt; an offer works once. True when the shop is on the home screen. */
export const askToInstall = async (): Promise<boolean> => {
  const prompt = kept;
  keep(undefined);
  return (await prompt?.prompt())?.outcome === 'accepted';
};

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };

/** Safari on an iPhone or iPad makes no offer: a hint has to explain the way. */
export const isAppleSafari = ({ userAgent, maxTouchPoints }: Browser): boolean => {
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return apple && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent);
};

/** Whether the page runs from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
