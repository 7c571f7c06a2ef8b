import { useHydrated, useRouter } from '@tanstack/react-router';
import { registeringScript } from '@zanga/ui/overlays/panel-properties.ts';
import { useState } from 'react';

/** The browser's code only finds it in the page. */
const code = import.meta.env.SSR ? registeringScript : '';

/**
 * The script that runs before anything is drawn. Where the browser has to draw the page itself it is left out: it has run,
 * and Trusted Types forbid to write a script.
 */
export function FirstScript() {
  const { nonce } = useRouter().options.ssr ?? {};
  const [sent] = useState(!useHydrated());
  if (!sent) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
