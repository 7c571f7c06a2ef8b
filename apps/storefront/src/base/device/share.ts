export type Shared = { readonly title: string; readonly url: string; readonly text?: string };

/** The browser's ways to pass a link on; either may be missing. */
export type ShareDoors = {
  readonly share?: (data: Shared) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
};

/** Result of sharing; `closed` when the person closed the sheet without sharing. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'failed';

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Passes a link on by the device's own sheet, or else copies it. */
export const shareLink = async (doors: ShareDoors, shared: Shared): Promise<ShareOutcome> => {
  if (doors.share) {
    try {
      await doors.share(shared);
      return 'shared';
    } catch (error) {
      if (isClosed(error)) return 'closed';
    }
  }
  try {
    await doors.clipboard?.writeText(shared.url);
    return doors.clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
};

/** This browser's ways to share; they must be called on the navigator itself. */
export const shareDoors = (): ShareDoors => ({
  ...('share' in navigator && { share: (data) => navigator.share(data) }),
  ...('clipboard' in navigator && { clipboard: navigator.clipboard }),
});
