import { useEffect } from 'react';

/** Wake lock: keeps the screen on while a code is shown, where the device supports it. */
export const useWakeLock = (on: boolean) => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock
        .request('screen')
        .then((given) => {
          if (gone) void given.release();
          else lock = given;
        })
        .catch(() => undefined); // A low battery refuses: the code is there all the same.
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [on]);
};
