export type ToastMessage = {
  readonly text: string;
  readonly tone?: 'plain' | 'problem';
  /** Replaces the earlier toast of this name. */
  readonly name?: string;
  /** Display time, where it differs from the usual one. */
  readonly milliseconds?: number;
  /** Button in the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

type Listener = (message: ToastMessage) => void;

type Toaster = { readonly show: Listener; readonly dismiss: (name: string) => void };

let toaster: Toaster | undefined;
let waiting: readonly ToastMessage[] = [];

/** Shows a toast; it waits until the toaster, which loads late, is there. */
export const toast = (message: ToastMessage) => {
  if (toaster) toaster.show(message);
  else waiting = [...waiting, message];
};

/** Removes the toast of a name, shown or still waiting, because its message no longer holds. */
export const dismissToast = (name: string) => {
  waiting = waiting.filter((message) => message.name !== name);
  toaster?.dismiss(name);
};

/** Hands the waiting toasts to the toaster, and then each as it comes, until the returned function is called. */
export const takeToasts = (show: Listener, dismiss: Toaster['dismiss'] = () => undefined) => {
  const next = { show, dismiss };
  toaster = next;
  const pending = waiting;
  waiting = [];
  for (const message of pending) show(message);
  return () => {
    if (toaster === next) toaster = undefined;
  };
};
