import { type Block, button, type Letter, paragraph, type Sender, type Unsubscribe } from '../mail.ts';

/** A newsletter, for customers who agreed to it. */
export type News = {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly unsubscribe: Unsubscribe;
};

export const news = (
  { paragraphs, action, subject, preheader, title, unsubscribe }: News,
  sender: Sender,
): Letter => {
  const paragraphBlocks: readonly Block[] = paragraphs.map(paragraph);
  return {
    subject,
    preheader,
    title,
    blocks: action ? [...paragraphBlocks, button(action.label, action.href)] : paragraphBlocks,
    reason: `Ricevi questa email perché hai accettato di ricevere le novità di ${sender.name}.`,
    unsubscribe,
  };
};
