import { lineAt, type SourceFile } from '../source-files.ts';
import { onlyTests, server } from '../sql-rules.ts';
import { textIn } from '../sql-use.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';

/** Tables and views that grow with each order, person or call. */
export const growing: ReadonlySet<string> = new Set([
  ...[
    'orders',
    'order_parts',
    'order_lines',
    'order_events',
    'order_notes',
    'order_refunds',
    'order_changes',
  ],
  ...[
    'order_redos',
    'order_keys',
    'order_search',
    'order_traces',
    'order_facts',
    'order_part_facts',
    'takings',
  ],
  ...[
    'order_line_facts',
    'sold_lines',
    'carts',
    'cart_lines',
    'payments',
    'payment_refunds',
    'payments_made',
  ],
  ...['audit_entries', 'staff_actions', 'account_events', 'access_tokens', 'users', 'people', 'addresses'],
  ...['devices', 'consents', 'favorites', 'wallet_coupons', 'coupon_codes', 'coupon_uses', 'redemptions'],
  ...[
    'redemption_tries',
    'reviews',
    'review_products',
    'review_invitations',
    'sign_in_tries',
    'rate_windows',
  ],
  ...[
    'contact_messages',
    'contact_answers',
    'outbox_messages',
    'sent_messages',
    'sent_proofs',
    'table_calls',
  ],
]);

/** Queries of the builder that read a whole growing table: they become slower with each order. */
export const unboundedReads = ({ path, text, program }: SourceFile): Violation[] => {
  if (!server.test(path) || onlyTests.test(path)) return [];
  const found: Violation[] = [];
  walk(program, (node, ancestors) => {
    const table = readBy(node)?.split(' ')[0];
    if (table === undefined || !growing.has(table)) return;
    const { words, holder } = chainOf(node, ancestors);
    // The body of an arrow is a piece that its callers bound.
    const isPiece =
      holder?.type === 'ArrowFunctionExpression' && !words.some((word) => /^execute/.test(word));
    if (isPiece || words.some((word) => /^(where|whereRef|limit|having)$/.test(word))) return;
    const place = `${path}:${lineAt(text, node.start)}`;
    found.push({
      rule: 'growing-tables-are-bounded',
      place,
      what: `reads all of ${table}: add where or limit`,
    });
  });
  return found;
};

const readBy = (node: Node): string | undefined => {
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
  const asked = callee && textOf(childOf(callee, 'property') ?? callee, 'name');
  const [first] = childrenOf(node, 'arguments');
  return asked === 'selectFrom' && first ? textIn(first) : undefined;
};

/** Methods called on the result of a call, and the node that holds the whole chain. */
const chainOf = (call: Node, ancestors: readonly Node[]) => {
  const words: string[] = [];
  let inner = call;
  for (const outer of ancestors.toReversed()) {
    const isNext = childOf(outer, outer.type === 'MemberExpression' ? 'object' : 'callee') === inner;
    if (!isNext) return { words, holder: outer };
    words.push(textOf(childOf(outer, 'property'), 'name') ?? '');
    inner = outer;
  }
  return { words, holder: undefined };
};
