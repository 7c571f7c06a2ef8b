import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CameraTrouble, cameraAllowed, closeCamera, openCamera } from './camera.ts';

export type Camera =
  | { readonly state: 'off' | 'asking' }
  | { readonly state: 'on'; readonly stream: MediaStream }
  | { readonly state: 'trouble'; readonly trouble: CameraTrouble };

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the page is visible: a hidden one gives the camera back. */
const useSeen = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** The camera: on at once if allowed before, otherwise after a tap. */
export const useCamera = () => {
  const [wanted, setWanted] = useState(0);
  const [camera, setCamera] = useState<Camera>({ state: 'off' });
  const seen = useSeen();

  useEffect(() => {
    void cameraAllowed().then((allowed) => allowed && setWanted((times) => times || 1));
  }, []);

  useEffect(() => {
    if (wanted === 0 || !seen) return;
    let over = false;
    let stream: MediaStream | undefined;
    setCamera({ state: 'asking' });
    void openCamera().then((opened) => {
      if (over) return opened.ok && closeCamera(opened.stream);
      if (!opened.ok) return setCamera({ state: 'trouble', trouble: opened.trouble });
      stream = opened.stream;
      // Ended: the camera was unplugged, or its permission taken back.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (!over) setCamera({ state: 'trouble', trouble: 'busy' });
      });
      setCamera({ state: 'on', stream });
    });
    return () => {
      over = true;
      if (stream) closeCamera(stream);
      setCamera({ state: 'off' });
    };
  }, [wanted, seen]);

  return { camera, turnOn: () => setWanted((times) => times + 1) };
};
