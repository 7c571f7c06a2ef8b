import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

type JsonLdProps = {
  /** Built on the server alone; undefined in the browser's bundle. */
  readonly facts: object | undefined;
};

/**
 * JSON-LD block: structured data for search engines, which read what the server sent. The browser only takes over the
 * block that is there: creating one would mean writing a script, which Trusted Types forbid.
 */
export function JsonLd({ facts }: JsonLdProps) {
  const [sent] = useState(!useHydrated());
  if (!sent) return null;
  // `<` is escaped, so that no text can close the block early.
  const json = facts ? JSON.stringify(facts).replaceAll('<', '\\u003c') : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is no markup, and its text is escaped
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
