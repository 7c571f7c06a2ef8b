import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, turned, unpack } from './packed.ts';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null');

describe('packed answers', () => {
  it('unpack to the original value, of any kind', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(unpack(JSON.parse(turned(pack(value))))).toEqual(asJson(value));
      }),
    );
  });

  it('unpack to the original value with many repetitions', () => {
    const few = fc.constantFrom('', 'a', 'pizze', 'Pizze', 0, 1, null, true, [], {}, undefined);
    const node: fc.Memo<unknown> = fc.memo((depth) =>
      depth <= 1
        ? few
        : fc.oneof(
            few,
            fc.array(node(), { maxLength: 3 }),
            fc.record({ id: node(), name: node(), list: node() }, { requiredKeys: ['id'] }),
          ),
    );
    fc.assert(
      fc.property(node(4), (value) => {
        expect(unpack(JSON.parse(turned(pack([value, value]))))).toEqual(asJson([value, value]));
      }),
      { numRuns: 500 },
    );
  });

  it('write equal values once', () => {
    const shared = { state: 'available', until: null, label: null };
    const products = Array.from({ length: 60 }, (_, at) => ({
      type: 'product',
      at,
      availability: { ...shared },
    }));
    expect(pack(products).length).toBeLessThan(JSON.stringify(products).length / 4);
    expect(pack(products).match(/available/g)).toHaveLength(1);
  });
});
