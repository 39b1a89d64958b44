import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreaName } from './MapCard.tsx';

it('the card of a pin links its area, if that has a page', () => {
  const link = renderToString(<AreaName area={{ name: 'Bay Ridge' }} href="/Neighborhood/3" />);
  expect(link).toContain('href="/Neighborhood/3"');
  expect(renderToString(<AreaName area={{ name: 'Brooklyn' }} href={undefined} />)).toBe(
    '<bdi>Brooklyn</bdi>',
  );
});
