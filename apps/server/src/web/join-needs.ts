import type { PageNeeds } from '../adapters/captcha/port.ts';

/** What every script of others that is configured needs, in one. */
export const joinNeeds = (...all: readonly (PageNeeds | undefined)[]): PageNeeds => {
  const each = (part: keyof PageNeeds) => [...new Set(all.flatMap((needs) => needs?.[part] ?? []))];
  return {
    scripts: each('scripts'),
    frames: each('frames'),
    connections: each('connections'),
    policies: each('policies'),
  };
};
