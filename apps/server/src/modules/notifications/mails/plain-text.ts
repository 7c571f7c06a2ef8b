import type { Block, Letter, Sender } from './mail.ts';

const written = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
};

/** The company's details, required by law in commercial letters. */
export const legalLines = ({ company }: Sender): readonly string[] =>
  [
    [company.name, company.address].filter(Boolean).join(' · '),
    [company.vatNumber && `P. IVA ${company.vatNumber}`, company.register].filter(Boolean).join(' · '),
    company.certifiedEmail && `PEC ${company.certifiedEmail}`,
  ].filter((line) => line !== '');

/** Plain-text part of a mail; it says everything the HTML says. */
export const plainText = (letter: Letter, sender: Sender): string => {
  const { title, blocks, reason, unsubscribe } = letter;
  const footer = [
    '-- ',
    sender.name,
    reason,
    ...(unsubscribe ? [`Per non riceverne più: ${unsubscribe.page}`] : []),
    `Privacy: ${sender.origin}/content/privacy`,
    ...legalLines(sender),
  ];
  return `${[title, ...blocks.map(written), footer.join('\n')].join('\n\n')}\n`;
};
