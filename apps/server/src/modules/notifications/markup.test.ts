import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markup, markup } from './markup.ts';

describe('markup', () => {
  it('escapes all values, in texts and in attributes', () => {
    expect(markup`<a title="${'"><script>'}">${`<b>&'`}</a>`.html).toBe(
      '<a title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</a>',
    );
  });

  it('lets no text become markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html } = markup`<p title="${text}">${text}</p>`;
        expect(html.replace(/^<p title="/, '').replace(/<\/p>$/, '')).not.toMatch(/[<'].*|".*"/);
      }),
    );
  });

  it('leaves markup and lists of it as they are, and drops empty values', () => {
    const items = ['a', '<'].map((text) => markup`<li>${text}</li>`);
    expect(markup`<ul>${items}</ul>${undefined}${new Markup('&nbsp;')}${0}`.html).toBe(
      '<ul><li>a</li><li>&lt;</li></ul>&nbsp;0',
    );
  });
});
