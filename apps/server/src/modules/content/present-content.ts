import type { Content } from '@zanga/contract/brand/contents';
import { parseMarkdown } from './markdown.ts';

type Row = {
  readonly slug: string;
  readonly title: string;
  readonly value: string;
  readonly updated_at: Date;
};

/** A text as the API tells it. */
export const presentContent = ({ slug, title, value, updated_at }: Row): Content => ({
  ...{ slug, title, value },
  blocks: parseMarkdown(value),
  updated_at: updated_at.toISOString(),
});
