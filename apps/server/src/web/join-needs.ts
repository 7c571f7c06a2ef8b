import type { PageNeeds } from '../adapters/captcha/port.ts';

/** Page permissions of all configured scripts together. */
export const joinNeeds = (...all: readonly (PageNeeds | undefined)[]): PageNeeds => {
  const each = (part: keyof PageNeeds) => [...new Set(all.flatMap((needs) => needs?.[part] ?? []))];
  return {
    scripts: each('scripts'),
    frames: each('frames'),
    connections: each('connections'),
    policies: each('policies'),
  };
};
