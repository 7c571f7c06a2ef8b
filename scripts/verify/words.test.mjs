// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';

const leansOn = /\b(whoever|somebody|nobody|what is|those)\b/i;
const beginsWith = /^(what|whatever|however|whose)\b/i;
const ofComment = /^\s*(?:\/\/+|\/\*\*?|\*(?!\/)|\{\/\*)\s?(.*)$/;
const ofTitle = /^\s*(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.*)$/;

/** Comment or test title in a line of code. */
const readable = (/** @type {string} */ line) => line.match(ofComment)?.[1] ?? line.match(ofTitle)?.[1];

/** Numbers of the lines that name no thing. @param {string} text @param {boolean} isPage */
const riddles = (text, isPage) => {
  let before = '';
  return text.split('\n').flatMap((line, at) => {
    const said = isPage ? line : readable(line);
    const isFirst = !isPage && readable(before) === undefined;
    before = line;
    if (said === undefined) return [];
    return leansOn.test(said) || (isFirst && beginsWith.test(said)) ? [at + 1] : [];
  });
};

it('finds the comments, titles and lines of a page that name no thing', () => {
  const code = [
    '/** What a part costs. */',
    '// Price of a part,',
    '// what its shop asks for.',
    'const whoever = 1;',
    "it('tells somebody', () => {});",
  ].join('\n');
  expect(riddles(code, false)).toEqual([1, 5]);
  expect(riddles('The price.\nFor those who pay.', true)).toEqual([2]);
});

it('comments, titles and pages name the thing, as docs/style.md shows', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  });
  const ours = files
    .split('\0')
    .filter((file) => file && !/\.gen\.ts$|database\/tables\.ts$|docs\/(style|requirements)\.md$/.test(file))
    .filter((file) => fs.existsSync(inRoot(file)));
  expect(ours.length).toBeGreaterThan(3_000);
  const found = ours.flatMap((file) =>
    riddles(fs.readFileSync(inRoot(file), 'utf8'), file.endsWith('.md')).map((at) => `${file}:${at}`),
  );
  expect(found).toEqual([]);
});
