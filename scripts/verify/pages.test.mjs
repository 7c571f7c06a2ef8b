// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';

/** Quotes, tables and headings hold no sentences of ours. */
const noProse = /^\s*(?:>|\||#)/;

/** Lines over 160 signs and sentences over 30 words. */
const tooLong = (/** @type {string} */ page) => {
  const text = page.replace(/^ *(?:\d+\. )?```[\s\S]*?^ *```$/gm, '');
  const lines = text.split('\n').filter((line) => line.length > 160 && !/^\s*\|/.test(line));
  const sentences = text
    .split('\n')
    .map((line) => (noProse.test(line) ? '' : line))
    .join('\n')
    .replace(/`[^`]*`|“[^”]*”/g, '') // code and quoted titles are no words
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|(?<=[.!?]["’)*]*)\s+/)
    .filter((sentence) => (sentence.match(/\S*\w\S*/g) ?? []).length > 30);
  return [...lines, ...sentences];
};

it('lines and sentences of pages are short', () => {
  const long = `${'word '.repeat(31)}.`;
  expect(tooLong(`${long}\n\n- short.\n\n| ${long} |\n\n> ${long}`)).toHaveLength(1);
  const pages = execFileSync('git', ['ls-files', '-z', ':(glob)*.md', 'docs/*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && !/^docs\/(?:requirements|by-ear)\.md$/.test(file));
  const found = pages.flatMap((file) =>
    tooLong(fs.readFileSync(inRoot(file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
