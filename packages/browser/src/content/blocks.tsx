import { Link } from '@tanstack/react-router';
import type { Block, Inline } from '@zanga/contract/brand/contents';
import type { ReactNode } from 'react';
import { anchorOf, plainText } from './plain-text.ts';

const linkStyle =
  'font-semibold text-tomato-ink underline decoration-1 underline-offset-4 hover:decoration-2';

function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={linkStyle}>
        {children}
      </Link>
    );
  return (
    <a href={href} rel="noopener" className={linkStyle}>
      {children}
    </a>
  );
}

/** Texts are replaced whole when they change, so that a node's place is its name. */
function Inlines({ nodes }: { readonly nodes: readonly Inline[] }) {
  return nodes.map((node, place) => {
    const key = `${place}-${node.kind}`;
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'break':
        return <br key={key} />;
      case 'link':
        return (
          <TextLink key={key} href={node.href}>
            <Inlines nodes={node.children} />
          </TextLink>
        );
      default: {
        const Tag = node.kind === 'strong' ? 'strong' : 'em';
        return (
          <Tag key={key}>
            <Inlines nodes={node.children} />
          </Tag>
        );
      }
    }
  });
}

function Heading({ block }: { readonly block: Extract<Block, { kind: 'heading' }> }) {
  const content = <Inlines nodes={block.children} />;
  const id = anchorOf(block.children);
  if (block.level <= 2)
    return (
      <h2 id={id} className="scroll-mt-24 pt-6 text-h3">
        {content}
      </h2>
    );
  return (
    <h3 id={id} className="scroll-mt-24 pt-3 text-h4">
      {content}
    </h3>
  );
}

function List({ block }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={`flex flex-col gap-2 ps-6 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-tomato`}
    >
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place.
        <li key={place} className="ps-1">
          <Blocks blocks={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <section
      aria-label={block.head.map((cell) => plainText(cell)).join(', ')}
      className="overflow-x-auto rounded-md border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable from the keyboard.
      tabIndex={0}
    >
      <table className="w-full text-start text-small">
        <thead className="bg-sunken">
          <tr>
            {block.head.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place.
              <th key={place} scope="col" className="px-3 py-3 text-start font-semibold md:px-4">
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place.
            <tr key={place} className="border-line border-t">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place.
                <td key={column} className="px-3 py-3 align-top max-md:wrap-anywhere md:px-4">
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'rule':
      return <hr className="border-line" />;
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-3 rounded-md bg-lemon-wash px-5 py-4">
          <Blocks blocks={block.children} />
        </blockquote>
      );
    default:
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
  }
}

/** An editorial text as elements: none of it is ever parsed as markup. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place.
    <OneBlock key={place} block={block} />
  ));
}
