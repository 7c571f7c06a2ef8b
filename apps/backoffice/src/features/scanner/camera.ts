export type CameraTrouble = 'denied' | 'absent' | 'busy';

export type OpenCamera =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly trouble: CameraTrouble };

const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy';
};

/** The back camera, if there are two. Without TLS a browser offers none. */
export const openCamera = async (): Promise<OpenCamera> => {
  if (!('mediaDevices' in navigator)) return { ok: false, trouble: 'absent' };
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } };
    return { ok: true, stream: await navigator.mediaDevices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
};

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Whether the camera was allowed before, so that it may start without a question. */
export const cameraAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false; // Some browsers cannot be asked.
  }
};

/** Switch of a camera's light; undefined without one. */
export const torchOf = (stream: MediaStream): ((on: boolean) => Promise<void>) | undefined => {
  const [track] = stream.getVideoTracks();
  if (!track || !('getCapabilities' in track) || !('torch' in track.getCapabilities())) return undefined;
  // The library's types do not know the torch yet.
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
};
