import { describe, expect, it } from 'vitest';
import { inlineEndpoints, lightEndpoints } from './light-endpoints.ts';

describe('the endpoints of a contract module', () => {
  it('are found with their method and path only', () => {
    const source = `import { z } from 'zod';
      export const schema = z.object({ path: z.string() });
      export const saveRental = endpoint({
        method: 'put',
        path: '/rents/{id}',
        summary: 'Saves',
        body: schema,
        answer: envelope(schema),
      });
      export const listRentals = endpoint({ path: '/rents', summary: 'All', answer: envelope(schema) });`;
    expect(lightEndpoints(source)).toEqual([
      { name: 'saveRental', code: "{ method: 'put', path: '/rents/{id}' }" },
      { name: 'listRentals', code: "{ path: '/rents' }" },
    ]);
    expect(lightEndpoints('export const a = 1;')).toEqual([]);
  });
  it('have their paths expanded', () => {
    expect(() => lightEndpoints('export const a = endpoint({ path: base });')).toThrow('written out');
  });
});

describe('an import from the contract', () => {
  const light = "{ path: '/rents/{id}' }";
  const inline = (code: string) => inlineEndpoints(code, () => [{ name: 'readRental', code: light }]);

  it('is replaced by its endpoints', () => {
    expect(inline("import { feeTerms, readRental as read } from '../../contract/rentals.ts';")).toBe(
      `const read = ${light};import { feeTerms } from '../../contract/rentals.ts';`,
    );
    expect(inline('import{readRental}from"../contract/rentals.ts"')).toBe(`const readRental = ${light};`);
  });
  it('remains without endpoints', () => {
    const code =
      "import { feeTerms } from '../contract/rentals.ts';\nimport { readRental } from './contract.ts';";
    expect(inline(code)).toBe(code);
  });
});
