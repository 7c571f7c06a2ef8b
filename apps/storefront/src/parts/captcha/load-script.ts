import { trustedScript } from '../../base/loading/trusted-scripts.ts';

const loading = new Map<string, Promise<void>>();

const load = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(address);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script did not come'));
    };
    document.head.append(script);
  });

/** Loads a vendor's script once; after an error the next call tries again. */
export const loadScript = (address: string): Promise<void> => {
  const before = loading.get(address);
  if (before) return before;
  const now = load(address);
  loading.set(address, now);
  now.catch(() => loading.delete(address));
  return now;
};
