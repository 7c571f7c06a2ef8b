import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'contents');

/** An editorial text: its first line is its title, the rest its Markdown. */
export type DemoContent = { readonly slug: string; readonly title: string; readonly value: string };

export const demoContents = (): readonly DemoContent[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const [, title = '', value = ''] =
        /^# (.+)\n+([\s\S]+)$/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      return { slug: file.slice(0, -'.md'.length), title, value: value.trim() };
    });
