import { Link } from '@tanstack/react-router';
import { Blocks } from '@zanga/browser/content/blocks.tsx';
import { anchorOf, plainText } from '@zanga/browser/content/plain-text.ts';
import type { Content } from '@zanga/contract/brand/contents';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import type { ReactNode } from 'react';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { contentTexts as t } from './content-texts.ts';
import { questionsOf } from './question-sections.ts';

type FrameProps = { readonly content: Content; readonly children: ReactNode };

function Frame({ content, children }: FrameProps) {
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-8 md:px-8 md:py-14">
      <h1 className="text-h1">{content.title}</h1>
      <p className="text-caption text-ink-soft">
        {(content.slug === 'terms' ? t.version : t.updated)(content.updated_at)}
      </p>
      {children}
    </article>
  );
}

/** An editorial page as it was written. */
export function ContentView({ content }: { readonly content: Content }) {
  return (
    <Frame content={content}>
      <Blocks blocks={content.blocks} />
    </Frame>
  );
}

/** A page of questions: each opens in place, and the browser's own search finds closed ones. */
export function QuestionsView({ content }: { readonly content: Content }) {
  const { opening, sections } = questionsOf(content.blocks);
  return (
    <Frame content={content}>
      <Blocks blocks={opening} />
      {sections.map(({ title, questions }) => (
        <section key={anchorOf(title)} aria-labelledby={anchorOf(title)} className="pt-6">
          <h2 id={anchorOf(title)} className="scroll-mt-24 pb-2 text-h3">
            {plainText(title)}
          </h2>
          {questions.map(({ question, answer }) => (
            <Disclosure key={anchorOf(question)} summary={plainText(question)}>
              <div className="flex flex-col gap-3">
                <Blocks blocks={answer} />
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
      <aside className="mt-8 flex flex-col items-start gap-3 rounded-lg bg-lemon-wash p-6">
        <h2 className="text-h4">{t.ask}</h2>
        <p>{t.askLine}</p>
        <Link to={pagePaths.contacts} className={buttonStyle()}>
          {t.contacts}
        </Link>
      </aside>
    </Frame>
  );
}
