import type { Block, Inline } from '@zanga/contract/brand/contents';

export type Question = { readonly question: readonly Inline[]; readonly answer: readonly Block[] };
export type QuestionSection = { readonly title: readonly Inline[]; readonly questions: readonly Question[] };
export type Questions = { readonly opening: readonly Block[]; readonly sections: readonly QuestionSection[] };

/** Reads a text as questions and answers: second-level headings are chapters, third-level ones are questions. */
export const questionsOf = (blocks: readonly Block[]): Questions => {
  const opening: Block[] = [];
  const sections: {
    title: readonly Inline[];
    questions: { question: readonly Inline[]; answer: Block[] }[];
  }[] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading' && block.level <= 2) sections.push({ title: block.children, questions: [] });
    else if (block.kind === 'heading' && section)
      section.questions.push({ question: block.children, answer: [] });
    else (section?.questions.at(-1)?.answer ?? opening).push(block);
  }
  return { opening, sections };
};
